import type { CapacityBucketId } from '@prostora/contracts';

/** The part of a catalogue filter that a SEO URL can stand for. */
export type SeoFilter = {
  locationId: number | null;
  purposeId: number | null;
  capacity: CapacityBucketId | null;
  attributeIds: readonly number[];
};

/** Canonical key of a filter, independent of the order of attributes. */
export const toFilterKey = ({ locationId, purposeId, capacity, attributeIds }: SeoFilter): string =>
  [
    locationId ?? '',
    purposeId ?? '',
    capacity ?? '',
    [...attributeIds].sort((one, other) => one - other).join(','),
  ].join('|');
