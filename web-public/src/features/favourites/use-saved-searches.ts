import {
  ApiError,
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  type AlertFrequency,
  type SavedSearch,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { savedSearch as texts } from '@prostora/strings/cs/saved-search.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useApi } from '../../lib/api-context.tsx';

const UNDO_MS = 5000;

export type SearchActions = {
  change: (search: SavedSearch, change: { frequency?: AlertFrequency; paused?: boolean }) => Promise<void>;
  remove: (search: SavedSearch) => void;
};
export type OwnSearches = SearchActions & {
  searches: SavedSearch[] | null;
  failure: unknown;
  retry: () => void;
};

/**
 * Ids of deleted searches whose deletion may be pending. Module state: the list is reloaded with each visit
 * of its tab.
 */
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

/** Saved searches of the account. A deleted one is hidden at once and deleted after the undo period. */
export function useSavedSearches(): OwnSearches {
  const api = useApi();
  const [searches, setSearches] = useState<SavedSearch[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const hidden = useSyncExternalStore(
    subscribe,
    () => deleted,
    () => deleted,
  );
  const load = useCallback(() => {
    setFailure(null);
    listSavedSearches({ client: api }).then(({ items }) => setSearches(items), setFailure);
  }, [api]);
  useEffect(load, [load]);
  const lastRequest = useRef(Promise.resolve());
  return {
    searches: searches?.filter(({ id }) => !hidden.has(id)) ?? null,
    failure,
    retry: load,
    change(search, { frequency = search.frequency, paused = search.state === 'paused' }) {
      // Optimistic, so that the next change builds on this one; sent one after the other.
      setSearches(
        (shown) =>
          shown?.map((one) =>
            one.id === search.id ? { ...one, frequency, state: paused ? 'paused' : 'active' } : one,
          ) ?? null,
      );
      lastRequest.current = lastRequest.current
        .then(() =>
          changeSavedSearch({
            client: api,
            path: { id: search.id },
            body: { name: search.name, frequency, paused },
          }),
        )
        .then(
          () => showToast(texts.changed),
          (error: unknown) => {
            showToast(toErrorMessage(error), 'error');
            load();
          },
        );
      return lastRequest.current;
    },
    remove({ id }) {
      setDeleted(id, true);
      const cancelTimer = (): void => {
        clearTimeout(timer);
        window.removeEventListener('pagehide', sendDeletion);
      };
      const sendDeletion = (): void => {
        cancelTimer();
        removeSavedSearch({ client: api, path: { id } }).catch((error: unknown) => {
          // Already deleted, e.g. in another tab.
          if (error instanceof ApiError && error.status === 404) return;
          showToast(toErrorMessage(error), 'error');
          setDeleted(id, false);
        });
      };
      const timer = setTimeout(sendDeletion, UNDO_MS);
      window.addEventListener('pagehide', sendDeletion);
      showToast(texts.removed, 'info', {
        label: texts.undo,
        run: () => {
          cancelTimer();
          setDeleted(id, false);
        },
      });
    },
  };
}
