import type { CapacityBucketId } from '@prostora/contracts';

/** The part of a catalogue filter an address can stand for. */
export type SeoFilter = {
  locationId: number | null;
  purposeId: number | null;
  capacity: CapacityBucketId | null;
  attributeIds: readonly number[];
};

/** Two filters are one when their keys are the same, whatever order their attributes come in. */
export const filterKey = ({ locationId, purposeId, capacity, attributeIds }: SeoFilter): string =>
  [
    locationId ?? '',
    purposeId ?? '',
    capacity ?? '',
    [...attributeIds].sort((one, other) => one - other).join(','),
  ].join('|');
