import type { CapacityBucket, CatalogSort, ParsedSentence } from '@prostora/api-client';
import type { EventQuery } from '@prostora/contracts';

/** Values, order and page of a filter; the event is part of it. */
export type FilterValues = EventQuery & {
  location: string | null;
  capacity: CapacityBucket | null;
  attributes: readonly number[];
  search: string;
  /** west,south,east,north */
  bounds: string | null;
  sort: CatalogSort;
  page: number;
};

export type SentenceChip = ParsedSentence['chips'][number];
/** The sentence of a filter; parameters of the address stand above what it says. */
export type FilterSentence = {
  readonly q: string;
  readonly chips: readonly SentenceChip[];
  /** What the address says without the sentence. */
  readonly explicit: FilterValues;
  /** What the address and the sentence say. */
  readonly effective: FilterValues;
};

/** The filter in effect; with a sentence its values are those of the URL and of the sentence. */
export type CatalogFilter = FilterValues & { sentence: FilterSentence | null };

/** What an address says; no sentence is ''. */
export type Address = FilterValues & { q: string };
