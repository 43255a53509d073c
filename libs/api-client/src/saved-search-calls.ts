import type { Calls } from './calls.ts';
import type {
  AlertFrequency,
  DoneAnswer,
  LinkedSearchAnswer,
  SavedSearch,
  SavedSearchAdded,
  SavedSearchChange,
  SavedSearchesAnswer,
  SavedSearchInput,
} from './generated/types.gen.ts';

/** Saved searches, by the account or by the token of a mailed link. */
export const savedSearchCalls = ({ get, write }: Calls) => ({
  list: () => get<SavedSearchesAnswer>('saved-searches'),
  add: (input: SavedSearchInput, key: string) =>
    write<SavedSearchAdded>('POST', 'saved-searches', input, { 'idempotency-key': key }),
  change: (id: number, change: SavedSearchChange) =>
    write<SavedSearch>('PUT', `saved-searches/${id}`, change),
  remove: (id: number) => write<SavedSearch>('DELETE', `saved-searches/${id}`),
  byLink: (id: number, token: string) =>
    write<LinkedSearchAnswer>('POST', `saved-searches/${id}/link`, { token }),
  changeByLink: (id: number, token: string, frequency: AlertFrequency, paused: boolean) =>
    write<LinkedSearchAnswer>('PUT', `saved-searches/${id}/link`, { token, frequency, paused }),
  confirm: (id: number, token: string) => write<DoneAnswer>('POST', `saved-searches/${id}/confirm/${token}`),
  unsubscribe: (id: number, token: string) =>
    write<DoneAnswer>('POST', `saved-searches/${id}/unsubscribe/${token}`),
});
