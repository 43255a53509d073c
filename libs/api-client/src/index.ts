export type * from './generated/types.gen.ts';
export type { Bounds, CapacityBucket, CatalogSort } from './names.ts';
export { ApiError, toQueryString, type Query, type Transport } from './http.ts';
export { createApi, type AdminSpacesQuery, type Api, type CatalogQuery, type MapQuery } from './api.ts';
export type { Registration } from './account-calls.ts';
export type { AdminCustomersQuery, AdminOrdersQuery, AdminUsersQuery, AuditQuery } from './console-calls.ts';
export { uploadSpaceImage, type SpaceChanges } from './owner-calls.ts';
export type { Files, UploadOptions } from './files.ts';
export { createSession, SIGNED_IN_COOKIE, type Session, type SessionState } from './session.ts';
