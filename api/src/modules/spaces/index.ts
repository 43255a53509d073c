export { Space } from './space.entity.ts';
export { SpaceImage, TOP_CATEGORY, type ImageCategory } from './photos/space-image.entity.ts';
export { SpaceFloorPlan } from './floor-plans/space-floor-plan.entity.ts';
export { SpacePanorama } from './panoramas/space-panorama.entity.ts';
export { SpaceLayout, toLayoutValues } from './layouts/index.ts';
export { SpaceReview } from './reviews/space-review.entity.ts';
export { SpaceView } from './views/space-view.entity.ts';
export { spaceStatusChanged } from './space.events.ts';
export { spaceSource } from './space.sources.ts';
export { SpaceCardDto, SpaceImageDto, TagDto } from './space-card.dto.ts';
export {
  SimilarSpaces,
  SpaceOpeningHours,
  SpaceSnapshots,
  type OpeningHours,
  type SpaceSnapshot,
} from './reviews/space.snapshots.ts';
export { fromColumns, type SpaceFieldColumns } from './space.fields.ts';
export { SpaceAccessService } from './space-access.service.ts';
export { toSpaceImageDtos, toSpaceCardDto, toSpaceTagsDto, buildSpaceUrl } from './space.mapper.ts';
export { NewSpaceSettingsPort } from './editing/new-space-settings.port.ts';
export { FutureReservationsPort } from './future-reservations.port.ts';
export type { FullSpace, SpaceWithLayouts } from './space.repository.ts';
export { SpaceService } from './space.service.ts';
export { SPACE_MAILS } from './mails/space-mails.templates.ts';
export { SpacesModule } from './spaces.module.ts';
