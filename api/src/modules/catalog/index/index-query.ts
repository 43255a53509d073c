import type { CapacityBucketId } from '@prostora/contracts';
import type { Layout } from '../sentence/sentence-types.ts';
import type { DayRange, TimeSpan } from './busy-days.ts';
import type { OfferRequest } from './offer-request.ts';

/** [west, south, east, north] in degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number];

export type Point = { readonly lat: number; readonly lng: number };

/** Requested availability: one of the days or every one; whole days, or the span of each. */
export type FreeTime = {
  readonly isEveryDay: boolean;
  /** Ascending. */
  readonly days: readonly number[];
  readonly spans: readonly TimeSpan[] | null;
};

/** Conditions that only a sentence sets. */
export type SentenceConditions = {
  /** One of these is enough; none = all. */
  readonly locationIds: readonly number[];
  readonly notLocationId: number | null;
  /** The location and what lies within the distance of its centre. */
  readonly near: (Point & { readonly locationId: number; readonly radiusKm: number }) | null;
  readonly withoutAttributeIds: readonly number[];
};

/** Spaces that a budget keeps; one without a total is over no budget and within none. */
export type BudgetMatch = 'within' | 'not_over' | 'over' | 'any';

/** A query of the index. Ids are known to exist; all conditions must hold. */
export type IndexQuery = {
  /** Only these spaces; null = all. */
  readonly spaceIds: readonly number[] | null;
  readonly locationId: number | null;
  readonly purposeId: number | null;
  /** Ascending; all must hold. */
  readonly attributeIds: readonly number[];
  readonly capacity: CapacityBucketId | null;
  /** Minimum capacity in the layout; 0 = any. */
  readonly guests: number;
  readonly layout: Layout | null;
  /** Assumed without a `layout`, in spaces that give it. */
  readonly usualLayout: Layout | null;
  readonly search: string;
  /** Words that order the result without a `search`. */
  readonly preferred: string;
  /** Beginning of the name of a space or of its building; excludes `search`. */
  readonly namePrefix: string;
  readonly bounds: Box | null;
  /** Point from which the recommended order of an event counts distances. */
  readonly center: Point | null;
  /** Only spaces free on all of these days. */
  readonly days: DayRange | null;
  /** Only spaces free at that time. */
  readonly freeTime: FreeTime | null;
  /** Only spaces that are not free at the time of `days` and `freeTime`. */
  readonly isTaken: boolean;
  /** What spaces are valued for; its budget is a condition, and its hours with `freeTime`. */
  readonly offer: OfferRequest | null;
  readonly budgetMatch: BudgetMatch;
  readonly sentence: SentenceConditions | null;
};

export const EMPTY_QUERY: IndexQuery = {
  spaceIds: null,
  locationId: null,
  purposeId: null,
  attributeIds: [],
  capacity: null,
  guests: 0,
  layout: null,
  usualLayout: null,
  search: '',
  preferred: '',
  namePrefix: '',
  bounds: null,
  center: null,
  days: null,
  freeTime: null,
  isTaken: false,
  offer: null,
  budgetMatch: 'within',
  sentence: null,
};

/** Whether the query matches everything. */
export function isEmptyQuery(query: IndexQuery): boolean {
  return (
    query.spaceIds === null &&
    query.locationId === null &&
    query.purposeId === null &&
    query.attributeIds.length === 0 &&
    query.capacity === null &&
    query.guests === 0 &&
    query.search === '' &&
    query.namePrefix === '' &&
    query.bounds === null &&
    query.days === null &&
    query.freeTime === null &&
    !query.isTaken &&
    (query.offer?.maxTotalHaler ?? null) === null &&
    query.sentence === null
  );
}
