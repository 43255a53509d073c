import type { AlertFrequency } from '@prostora/contracts';
import type { SavedSearch, SavedSearchState } from './saved-search.entity.ts';

/**
 * A search for its owner; `url` is null when a value of its filter no longer exists or its dates are past.
 */
export type SavedSearchDetails = {
  id: number;
  name: string;
  url: string | null;
  frequency: AlertFrequency;
  state: SavedSearchState;
  created_at: string;
};

export const toSavedSearchDetails = (
  { id, name, frequency, state, createdAt }: SavedSearch,
  url: string | null,
): SavedSearchDetails => ({ id, name, url, frequency, state, created_at: createdAt.toISOString() });
