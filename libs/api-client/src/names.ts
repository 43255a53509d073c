import type { CapacityFacet, CatalogState, MapData } from './generated/types.gen.ts';

/** Names for nested types of the OpenAPI document. */
export type Bounds = NonNullable<MapData['bounds']>;
export type CapacityBucket = CapacityFacet['id'];
export type CatalogSort = CatalogState['sort'];
