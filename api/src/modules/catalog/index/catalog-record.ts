import type { WeightedText } from '../search/text-index.ts';

/**
 * Weights of words by field; a name outranks everything else (PRODUCT §4). Locations weigh the same: a search
 * for Praha means the city before a building of that name elsewhere.
 */
export const TEXT_WEIGHTS = { name: 12, place: 12, tag: 5, perex: 2, description: 1 } as const;

/**
 * One published space in the index. Texts are folded; `card` and `marker` are serialized JSON in Latin-1
 * bytes (`toBytes`).
 */
export type CatalogRecord = {
  id: number;
  buildingId: number;
  /** Higher comes first in the default order. */
  rank: number;
  capacity: number;
  /** Haléře per hour; null = by agreement. */
  price: number | null;
  /** Milliseconds. */
  publishedAt: number;
  lat: number;
  lng: number;
  /** The location of the space and its ancestors. */
  locationIds: readonly number[];
  purposeIds: readonly number[];
  attributeIds: readonly number[];
  /** In the order of `LAYOUTS`, 0 for a layout that is not given; empty without layouts. */
  layoutCapacities: readonly number[];
  texts: readonly WeightedText[];
  /** Folded names for suggestions: the space's own, then its building's. */
  names: readonly string[];
  card: string;
  marker: string;
};
