import { ApiError } from '@prostora/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Statuses that mean an invalid or expired link. */
const NO_SUCH_LINK: readonly number[] = [400, 401, 403, 404, 410, 422];
const isUnknown = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && NO_SUCH_LINK.includes(failure.status);

type Found<Data> = {
  data: Data | null;
  /** Failure of the first load; later failures keep the data. */
  failure: unknown;
};
export type PrivatePage<Data> = Found<Data> & {
  /** Replaces the data with the answer of an action. */
  show: (data: Data) => void;
  reload: () => void;
};

/** Calls `act` when the window regains focus or visibility. */
function useReturn(act: () => void): void {
  useEffect(() => {
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') act();
    };
    window.addEventListener('focus', onReturn);
    document.addEventListener('visibilitychange', onReturn);
    return () => {
      window.removeEventListener('focus', onReturn);
      document.removeEventListener('visibilitychange', onReturn);
    };
  }, [act]);
}

/**
 * Data of a page behind a private link: loaded in the browser, and again when the window regains focus.
 * An invalid link leads to the 404 page; a failed reload keeps the data.
 */
export function usePrivatePage<Data>(read: () => Promise<Data>): PrivatePage<Data> {
  const [found, setFound] = useState<Found<Data>>({ data: null, failure: null });
  /** The load in flight; a newer answer or the unmount replaces it, and its result is then ignored. */
  const reading = useRef<symbol | null>(null);
  const show = useCallback((data: Data): void => {
    reading.current = null;
    setFound({ data, failure: null });
  }, []);
  const reload = useCallback((): void => {
    if (reading.current) return;
    const own = Symbol('reading');
    reading.current = own;
    const settle = (next: (before: Found<Data>) => Found<Data>): void => {
      if (reading.current !== own) return;
      reading.current = null;
      setFound(next);
    };
    read().then(
      (data) => settle(() => ({ data, failure: null })),
      (failure: unknown) =>
        settle((before) => (before.data === null || isUnknown(failure) ? { data: null, failure } : before)),
    );
  }, [read]);
  useEffect(() => {
    reload();
    return () => {
      reading.current = null;
    };
  }, [reload]);
  useReturn(reload);
  // The shell's error page reads the status of the thrown error.
  if (isUnknown(found.failure)) throw new ApiError(404, found.failure.body);
  return { ...found, show, reload };
}
