import { ApiError } from '@prostora/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Statuses that mean an invalid or expired link. */
const INVALID_LINK_STATUSES: readonly number[] = [400, 401, 403, 404, 410, 422];
/** @returns whether the load failed because the link is revoked, expired or malformed */
export const isInvalidLink = (failure: unknown): boolean =>
  failure instanceof ApiError && INVALID_LINK_STATUSES.includes(failure.status);

type LoadState<Data> = {
  data: Data | null;
  /** Failure of the first load, or an invalid link; other failures keep the data. */
  failure: unknown;
};
export type PrivatePage<Data> = LoadState<Data> & {
  /** Replaces the data with the answer of an action. */
  show: (data: Data) => void;
  reload: () => void;
};

/** Calls `act` when the window regains focus or visibility. */
function useWindowFocus(act: () => void): void {
  useEffect(() => {
    const onFocus = (): void => {
      if (document.visibilityState === 'visible') act();
    };
    window.addEventListener('focus', onFocus);
    document.addEventListener('visibilitychange', onFocus);
    return () => {
      window.removeEventListener('focus', onFocus);
      document.removeEventListener('visibilitychange', onFocus);
    };
  }, [act]);
}

/**
 * Data of a page behind a private link: loaded in the browser, and again when the window regains focus.
 * A failed reload keeps the data, unless the link has become invalid.
 */
export function usePrivatePage<Data>(load: () => Promise<Data>): PrivatePage<Data> {
  const [state, setState] = useState<LoadState<Data>>({ data: null, failure: null });
  /** The load in flight; a newer answer or the unmount replaces it, and its result is then ignored. */
  const currentLoad = useRef<symbol | null>(null);
  const show = useCallback((data: Data): void => {
    currentLoad.current = null;
    setState({ data, failure: null });
  }, []);
  const reload = useCallback((): void => {
    if (currentLoad.current) return;
    const own = Symbol('reading');
    currentLoad.current = own;
    const settle = (next: (before: LoadState<Data>) => LoadState<Data>): void => {
      if (currentLoad.current !== own) return;
      currentLoad.current = null;
      setState(next);
    };
    load().then(
      (data) => settle(() => ({ data, failure: null })),
      (failure: unknown) =>
        settle((before) =>
          before.data === null || isInvalidLink(failure) ? { data: null, failure } : before,
        ),
    );
  }, [load]);
  useEffect(() => {
    reload();
    return () => {
      currentLoad.current = null;
    };
  }, [reload]);
  useWindowFocus(reload);
  return { ...state, show, reload };
}
