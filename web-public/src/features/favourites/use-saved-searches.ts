import { savedSearchCalls, type AlertFrequency, type SavedSearch } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { savedSearch as texts } from '@prostora/strings/cs/saved-search.ts';
import { failureText } from '@prostora/ui/failure-text.ts';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';

const UNDO_MS = 5000;

export type SearchSteps = {
  change: (search: SavedSearch, change: { frequency?: AlertFrequency; paused?: boolean }) => Promise<void>;
  remove: (search: SavedSearch) => void;
};
export type OwnSearches = SearchSteps & { searches: SavedSearch[] | null; failure: unknown; retry: () => void };

/** The account's watched searches. A deleted one leaves the list at once and the account only when nobody has taken it back. */
export function useSavedSearches(): OwnSearches {
  const { calls } = useApi();
  const [searches, setSearches] = useState<SavedSearch[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const load = useCallback(() => {
    setFailure(null);
    savedSearchCalls(calls).list().then(({ items }) => setSearches(items), setFailure);
  }, [calls]);
  useEffect(load, [load]);
  return {
    searches, failure, retry: load,
    async change(search, { frequency = search.frequency, paused = search.state === 'paused' }) {
      try {
        const changed = await savedSearchCalls(calls).change(search.id, { name: search.name, frequency, paused });
        setSearches((shown) => shown?.map((one) => (one.id === changed.id ? changed : one)) ?? null);
        showToast(texts.changed);
      } catch (error) {
        showToast(failureText(error), 'error');
      }
    },
    remove(search) {
      setSearches((shown) => shown?.filter(({ id }) => id !== search.id) ?? null);
      const send = (): void => void savedSearchCalls(calls).remove(search.id).catch((error: unknown) => {
        showToast(failureText(error), 'error');
        load();
      });
      const waiting = setTimeout(() => { window.removeEventListener('pagehide', send); send(); }, UNDO_MS);
      window.addEventListener('pagehide', send, { once: true });
      showToast(texts.removed, 'info', { label: texts.undo, run: () => {
        clearTimeout(waiting);
        window.removeEventListener('pagehide', send);
        load();
      } });
    },
  };
}
