export type * from './generated/types.gen.ts';
export * from './generated/sdk/account.gen.ts';
export * from './generated/sdk/admin.gen.ts';
export * from './generated/sdk/auth.gen.ts';
export * from './generated/sdk/availability.gen.ts';
export * from './generated/sdk/blog.gen.ts';
export * from './generated/sdk/calendars.gen.ts';
export * from './generated/sdk/catalog.gen.ts';
export * from './generated/sdk/content.gen.ts';
export * from './generated/sdk/deals.gen.ts';
export * from './generated/sdk/favourites.gen.ts';
export * from './generated/sdk/geo.gen.ts';
export * from './generated/sdk/health.gen.ts';
export * from './generated/sdk/conversations.gen.ts';
export * from './generated/sdk/inquiries.gen.ts';
export * from './generated/sdk/membership.gen.ts';
export * from './generated/sdk/owner.gen.ts';
export * from './generated/sdk/price-lists.gen.ts';
export * from './generated/sdk/pricing.gen.ts';
export * from './generated/sdk/rental-terms.gen.ts';
export * from './generated/sdk/reservations.gen.ts';
export * from './generated/sdk/saved-searches.gen.ts';
export * from './generated/sdk/selections.gen.ts';
export * from './generated/sdk/site.gen.ts';
export * from './generated/sdk/spaces.gen.ts';
export * from './generated/sdk/team.gen.ts';
export * from './generated/sdk/waiting.gen.ts';
export * from './generated/sdk/waitlist.gen.ts';
export type { Bounds, CapacityBucket, CatalogQuery, CatalogSort, SlotTaken, Span } from './names.ts';
export { buildUrl, createClient, type Client } from './client.ts';
export { ApiError, toQueryString, type Query, type Transport } from './http.ts';
export { createUploadClient, downloadFile, type UploadOptions } from './files.ts';
export { streamWriting, type WritingPart } from './writing-stream.ts';
export {
  ACTING_HEADER,
  createSession,
  SIGNED_IN_COOKIE,
  type ActingTab,
  type Session,
  type SessionPage,
  type SessionState,
} from './session.ts';
export { createFavourites, withSpace, type Favourites, type FavouritesState } from './favourites.ts';
