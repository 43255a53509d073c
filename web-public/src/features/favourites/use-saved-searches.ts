import { savedSearchCalls, type AlertFrequency, type SavedSearch } from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { savedSearch as texts } from '@prostora/strings/cs/saved-search.ts';
import { failureText } from '@prostora/ui/failure-text.ts';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/api-context.tsx';

const UNDO_MS = 5000;

export type SearchSteps = {
  change: (search: SavedSearch, change: { frequency?: AlertFrequency; paused?: boolean }) => Promise<void>;
  remove: (search: SavedSearch) => void;
};
export type OwnSearches = SearchSteps & { searches: SavedSearch[] | null; failure: unknown; retry: () => void };

/** Deleted here, though the account may not have been told yet; remembered longer than the list, which comes anew with each visit of its tab. */
let deleted: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
const setDeleted = (id: number, isDeleted: boolean): void => {
  deleted = new Set([...[...deleted].filter((other) => other !== id), ...(isDeleted ? [id] : [])]);
  listeners.forEach((listener) => listener());
};
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The account's watched searches. A deleted one leaves the list at once and the account only when nobody has taken it back. */
export function useSavedSearches(): OwnSearches {
  const { calls } = useApi();
  const [searches, setSearches] = useState<SavedSearch[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const hidden = useSyncExternalStore(subscribe, () => deleted, () => deleted);
  const load = useCallback(() => {
    setFailure(null);
    savedSearchCalls(calls).list().then(({ items }) => setSearches(items), setFailure);
  }, [calls]);
  useEffect(load, [load]);
  return {
    searches: searches?.filter(({ id }) => !hidden.has(id)) ?? null, failure, retry: load,
    async change(search, { frequency = search.frequency, paused = search.state === 'paused' }) {
      try {
        const changed = await savedSearchCalls(calls).change(search.id, { name: search.name, frequency, paused });
        setSearches((shown) => shown?.map((one) => (one.id === changed.id ? changed : one)) ?? null);
        showToast(texts.changed);
      } catch (error) {
        showToast(failureText(error), 'error');
      }
    },
    remove({ id }) {
      setDeleted(id, true);
      const forget = (): void => {
        clearTimeout(waiting);
        window.removeEventListener('pagehide', send);
      };
      const send = (): void => {
        forget();
        savedSearchCalls(calls).remove(id).catch((error: unknown) => {
          showToast(failureText(error), 'error');
          setDeleted(id, false);
        });
      };
      const waiting = setTimeout(send, UNDO_MS);
      window.addEventListener('pagehide', send);
      showToast(texts.removed, 'info', { label: texts.undo, run: () => {
        forget();
        setDeleted(id, false);
      } });
    },
  };
}
