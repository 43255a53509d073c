import type { CapacityFacet, CatalogState, MapData } from './generated/types.gen.ts';

/** Parts of answers that deserve a name of their own; the description of the API has them only in place. */
export type Bounds = NonNullable<MapData['bounds']>;
export type CapacityBucket = CapacityFacet['id'];
export type CatalogSort = CatalogState['sort'];
