export {
  type ImageCategory,
  Space,
  SpaceFloorPlan,
  SpaceImage,
  SpaceLayout,
  SpacePanorama,
  TOP_CATEGORY,
} from './space.entity.ts';
export { toLayoutValues } from './space-layouts.ts';
export { SpaceReview } from './space-review.entity.ts';
export { SpaceView } from './views/space-view.entity.ts';
export { spaceStatusChanged } from './space.events.ts';
export { spaceSource } from './space.sources.ts';
export { SpaceCardDto, SpaceImageDto, TagDto } from './space-card.dto.ts';
export type { SpaceTagsDto } from './space.dto.ts';
export { SimilarSpaces, SpaceOpeningHours, SpaceSnapshots } from './space.snapshots.ts';
export type { OpeningHours, SpaceSnapshot } from './space.snapshots.ts';
export { fromColumns, type SpaceFieldColumns } from './space.fields.ts';
export { SpaceAccessService } from './space-access.service.ts';
export { buildSpaceUrl, formatSpaceName, getSpaceName } from './space.mapper.ts';
export { toSpaceImageDtos, toSpaceCardDto, toSpaceTagsDto } from './space.mapper.ts';
export { NewSpaceSettingsPort } from './editing/new-space-settings.port.ts';
export { FutureReservationsPort } from './future-reservations.port.ts';
export type { FullSpace, SpaceWithLayouts } from './space.repository.ts';
export { SpaceService } from './space.service.ts';
export { SPACE_MAILS } from './mails/space-mails.templates.ts';
export { SpacesModule } from './spaces.module.ts';
