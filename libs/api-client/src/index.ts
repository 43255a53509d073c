export type * from './generated/types.gen.ts';
export type { Bounds, CapacityBucket, CatalogSort } from './names.ts';
export { ApiError, toQueryString, type Query, type Transport } from './http.ts';
export { createApi, type AdminSpacesQuery, type Api, type CatalogQuery, type MapQuery } from './api.ts';
export { reservationFile, type ReservationsQuery, type SlotTaken, type Span } from './booking-calls.ts';
export type { AdminInquiriesQuery, OwnerInquiriesQuery } from './inquiry-calls.ts';
export type { Registration } from './account-calls.ts';
export type { AdminCustomersQuery, AdminOrdersQuery, AdminUsersQuery, AuditQuery } from './console-calls.ts';
export { uploadSpaceImage, type SpaceChanges } from './owner-calls.ts';
export type { Files, UploadOptions } from './files.ts';
export { createSession, SIGNED_IN_COOKIE, type Session, type SessionState } from './session.ts';
export type * from './drafts-site.ts';
export type { AdminRedirectsQuery } from './console/site-calls.ts';
export type * from './drafts-seo.ts';
export type { AdminSeoUrlsQuery } from './console/seo-calls.ts';
export type * from './drafts-views.ts';
export type * from './drafts-reservations.ts';
export type { AdminReservationsQuery, ReservationScope } from './console/reservation-calls.ts';
export type { TimelineQuery, TimelineSubject } from './console/story-calls.ts';
export type * from './drafts-operations.ts';
export type { AdminMailsQuery, FailedJobsQuery } from './console/operations-calls.ts';
export type {
  DashboardAnswer, DashboardCustomers, DashboardDay, DashboardDemands, DashboardMembership, DashboardOutbox, DashboardPhrase, DashboardPlan, DashboardReservations, DashboardSearches, DashboardSpaces, DashboardWaiting,
  EverythingAnswer, FoundGroup, FoundKind, FoundThing, WaitingKind,
} from './drafts-overview.ts';
export type { DashboardQuery } from './console/overview-calls.ts';
export type { AdminCustomerDetail, AdminCustomerInput, AdminPlan, AdminPlansAnswer, AdminUserDetail, AdminUserInput, AdminUserRoles, PlanChange } from './drafts-lists.ts';
export type * from './drafts-taxonomy.ts';
export type { AdminLocationsQuery, TermList } from './console/taxonomy-calls.ts';
