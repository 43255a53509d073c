import type {
  Alternative,
  CapacityFacet,
  CatalogState,
  ListCatalogData,
  MapData,
  SpaceCard,
} from './generated/types.gen.ts';

/** Names for nested types of the OpenAPI document. */
export type Bounds = NonNullable<MapData['bounds']>;
export type CapacityBucket = CapacityFacet['id'];
export type CatalogSort = CatalogState['sort'];
/** Filter of the catalogue. `path` is what follows /katalog/ in a URL. */
export type CatalogQuery = NonNullable<ListCatalogData['query']>;
/** Days (YYYY-MM-DD, the last one included) or timestamps. */
export type Span = { start_date: string; end_date: string };
/** Additional members of a 409 SLOT_TAKEN. */
export type SlotTaken = { alternatives: Alternative[]; similar_spaces: SpaceCard[] };
