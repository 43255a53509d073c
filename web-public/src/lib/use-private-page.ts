import { ApiError } from '@prostora/api-client';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Answers that mean: there is nothing under this link. */
const NO_SUCH_LINK: readonly number[] = [400, 401, 403, 404, 410, 422];
const isUnknown = (failure: unknown): failure is ApiError =>
  failure instanceof ApiError && NO_SUCH_LINK.includes(failure.status);

type Found<Data> = {
  data: Data | null;
  /** Why nothing came at all; what was read once stays shown. */
  failure: unknown;
};
export type PrivatePage<Data> = Found<Data> & {
  /** Shows what a step on the page has answered. */
  show: (data: Data) => void;
  reload: () => void;
};

/** Calls `act` when the window is looked at again. */
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
 * Data of a page behind a private link: read after the page stands in the browser, and anew when its window is looked at again.
 * An unknown link ends on the 404 page; a later failure leaves on the screen what was there.
 */
export function usePrivatePage<Data>(read: () => Promise<Data>): PrivatePage<Data> {
  const [found, setFound] = useState<Found<Data>>({ data: null, failure: null });
  /** The reading under way; a newer answer, or the page's end, takes its place, and its own is then forgotten. */
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
  // The frame's error page reads the status of what is thrown.
  if (isUnknown(found.failure)) throw new ApiError(404, found.failure.body);
  return { ...found, show, reload };
}
