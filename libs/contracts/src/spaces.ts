export const SPACE_STATUSES = ['DRAFT', 'WAITING_FOR_APPROVAL', 'PUBLISHED', 'DISABLED', 'DELETED'] as const;
export type SpaceStatusValue = (typeof SPACE_STATUSES)[number];

/**
 * Capacity buckets of the catalogue, covering every capacity exactly once (PRODUCT §4). `over` is exclusive,
 * `upTo` inclusive.
 */
export const CAPACITY_BUCKETS = [
  { id: 'do-50', over: 0, upTo: 50 },
  { id: '50-150', over: 50, upTo: 150 },
  { id: '150-500', over: 150, upTo: 500 },
  { id: 'nad-500', over: 500, upTo: Number.POSITIVE_INFINITY },
] as const;
export type CapacityBucketId = (typeof CAPACITY_BUCKETS)[number]['id'];

export const isCapacityBucket = (id: string): id is CapacityBucketId =>
  CAPACITY_BUCKETS.some((bucket) => bucket.id === id);

export const CATALOG_SORTS = ['doporucene', 'kapacita', 'cena', 'nejnovejsi'] as const;
export type CatalogSortId = (typeof CATALOG_SORTS)[number];
/** By the total of the event, which needs a date. */
export const TOTAL_ORDER = 'celkem';
export const CATALOG_ORDERS = [...CATALOG_SORTS, TOTAL_ORDER] as const;
export type CatalogOrderId = (typeof CATALOG_ORDERS)[number];

/**
 * Capacity bucket of a number of people.
 * @param capacity people
 */
export function findCapacityBucket(capacity: number): CapacityBucketId {
  return CAPACITY_BUCKETS.find((bucket) => capacity <= bucket.upTo)?.id ?? 'nad-500';
}
