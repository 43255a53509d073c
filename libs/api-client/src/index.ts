export type * from './generated/types.gen.ts';
export type { Bounds, CapacityBucket, CatalogSort } from './names.ts';
export { ApiError, toQueryString, type Query, type Transport } from './http.ts';
export {
  createApi,
  type AdminSpacesQuery,
  type Api,
  type CatalogQuery,
  type MapQuery,
  type SecondFactorCode,
} from './api.ts';
export { createConsoleApi, type ConsoleApi } from './console.ts';
export {
  buildReservationFileUrl,
  type ReservationsQuery,
  type SlotTaken,
  type Span,
} from './booking-calls.ts';
export type { AdminInquiriesQuery, OwnerInquiriesQuery } from './inquiry-calls.ts';
export type { Registration } from './account-calls.ts';
export type { AuditQuery } from './console-calls.ts';
export type { AdminOrdersQuery } from './console/membership-calls.ts';
export type { AdminCustomersQuery, AdminUsersQuery } from './console/people-calls.ts';
export { uploadSpaceImage, uploadSpacePanorama, type SpaceChanges } from './owner-calls.ts';
export type { Files, UploadOptions } from './files.ts';
export {
  ACTING_HEADER,
  createSession,
  SIGNED_IN_COOKIE,
  type ActingTab,
  type Session,
  type SessionPage,
  type SessionState,
} from './session.ts';
export { savedSearchCalls } from './saved-search-calls.ts';
export { favouriteCalls } from './favourite-calls.ts';
export { createFavourites, withSpace, type Favourites, type FavouritesState } from './favourites.ts';
export type { AdminBuildingsQuery } from './console/building-calls.ts';
export type { AdminRedirectsQuery } from './console/site-calls.ts';
export type { AdminPostsQuery, BlogTaxonList } from './console/blog-calls.ts';
export { uploadImage } from './console/image-calls.ts';
export type { AdminSeoProblemKind, AdminSeoUrlsQuery } from './console/seo-calls.ts';
export type { AdminReservationsQuery, ReservationScope } from './console/reservation-calls.ts';
export type { TimelineQuery, TimelineSubject } from './console/timeline-calls.ts';
export type { AdminMailsQuery, FailedJobsQuery } from './console/operations-calls.ts';
export type { DashboardQuery } from './console/overview-calls.ts';
export type { AdminLocationsQuery, TaxonomyList } from './console/taxonomy-calls.ts';
export type { WritingStream, WritingPart } from './console/ai-writer-calls.ts';
