import type { CapacityBucketId } from '@prostora/contracts';
import type { IndexQuery } from './index-query.ts';

/** Filter values of a space; facet counts are made of them. */
export type Membership = {
  readonly locations: readonly number[];
  readonly purposes: readonly number[];
  readonly attributes: readonly number[];
  readonly capacity: CapacityBucketId;
};

/**
 * Versions for cache invalidation. A change that keeps the values of a space touches only filters that match
 * it; a change of values touches all filters, because each contains the counts of the others.
 */
export class ContentVersions {
  private counts = 0;
  private contents = 0;
  private readonly values = new Map<string, number>();

  /** Invalidates everything. */
  touchAll(): void {
    this.counts += 1;
  }

  touch(before: Membership | null, after: Membership | null): void {
    if (!before || !after || !isSame(before, after)) return this.touchAll();
    this.contents += 1;
    const { locations, purposes, capacity } = after;
    for (const id of locations) this.raise(`location ${id}`);
    for (const id of purposes) this.raise(`purpose ${id}`);
    this.raise(`capacity ${capacity}`);
  }

  /** Grows when an answer to the query may have changed; of several choices only one is considered. */
  versionFor({ locationId, purposeId, capacity }: IndexQuery): number {
    if (locationId !== null) return this.counts + this.valueVersion(`location ${locationId}`);
    if (purposeId !== null) return this.counts + this.valueVersion(`purpose ${purposeId}`);
    if (capacity !== null) return this.counts + this.valueVersion(`capacity ${capacity}`);
    return this.counts + this.contents;
  }

  private raise(value: string): void {
    this.values.set(value, this.valueVersion(value) + 1);
  }

  private valueVersion(value: string): number {
    return this.values.get(value) ?? 0;
  }
}

function isSame(one: Membership, other: Membership): boolean {
  const equal = (left: readonly number[], right: readonly number[]): boolean =>
    left.length === right.length && left.every((id) => right.includes(id));
  return (
    one.capacity === other.capacity &&
    equal(one.locations, other.locations) &&
    equal(one.purposes, other.purposes) &&
    equal(one.attributes, other.attributes)
  );
}
