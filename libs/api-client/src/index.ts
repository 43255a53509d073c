export type * from './generated/types.gen.ts';
export type { Bounds, CapacityBucket, CatalogSort } from './names.ts';
export { ApiError, toQueryString, type Query, type Transport } from './http.ts';
export { createApi, type AdminSpacesQuery, type Api, type CatalogQuery, type MapQuery, type SpaceChanges } from './api.ts';
export { createSession, SIGNED_IN_COOKIE, type Session, type SessionState } from './session.ts';
