import type { AlertFrequency } from '@prostora/contracts';
import type { SavedSearch, SavedSearchState } from './saved-search.entity.ts';

/** A search as its owner sees it; without an address where a value of its filter is gone or its days are over. */
export type SeenSearch = {
  id: number;
  name: string;
  url: string | null;
  frequency: AlertFrequency;
  state: SavedSearchState;
  created_at: string;
};

export const seenSearch = (
  { id, name, frequency, state, createdAt }: SavedSearch,
  url: string | null,
): SeenSearch => ({ id, name, url, frequency, state, created_at: createdAt.toISOString() });
