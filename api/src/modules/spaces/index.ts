export { Attribute, type AttributeGroup } from './attribute.entity.ts';
export { Purpose } from './purpose.entity.ts';
export { Space } from './space.entity.ts';
export { SpaceImage, TOP_CATEGORY, type ImageCategory } from './space-image.entity.ts';
export { SpaceView } from './space-view.entity.ts';
export { spaceChanged, spaceStatusChanged } from './space.events.ts';
export { ImageSourceDto, SpaceCardDto, SpaceImageDto, TagDto } from './space-card.dto.ts';
export { SimilarSpaces, SpaceSnapshots, SpaceTaxonomy, type SpaceSnapshot, type TaxonomySnapshot, type TaxonomyTerm } from './space.snapshots.ts';
