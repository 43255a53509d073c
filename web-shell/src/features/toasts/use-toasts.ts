import { useCallback, useEffect, useRef, useState } from 'react';
import { listenTo, SIGNALS, type Toast } from '@prostora/federation';
import { keepToasts, takeKeptToasts } from './kept-toasts.ts';

export const TOAST_MS = 5000;
const MOST = 3;

/** A toast on the screen: how long it still has, from when that counts, and the clock that counts it. */
type ShownToast = Toast & { id: number; left: number; since: number; handle?: ReturnType<typeof setTimeout> };

const halt = (toast: ShownToast): void => {
  clearTimeout(toast.handle);
  toast.left -= Date.now() - toast.since;
};

/**
 * The toasts on the screen. Each lives 5 s (SPEC §9); while the pointer or the focus is in their region all clocks stand still,
 * so that nobody loses a message while reading it. Going to another document of the site loses none either.
 */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const shown = useRef<readonly ShownToast[]>([]);
  const paused = useRef(false);
  const nextId = useRef(1);

  /** What is on the screen from now on. A toast that goes takes its clock along: with the last one goes what the pointer could leave. */
  const put = useCallback((next: readonly ShownToast[]) => {
    for (const toast of shown.current) if (!next.includes(toast)) clearTimeout(toast.handle);
    paused.current &&= next.length > 0;
    setToasts((shown.current = next));
  }, []);

  const dismiss = useCallback((id: number) => put(shown.current.filter((toast) => toast.id !== id)), [put]);

  const run = useCallback(
    (toast: ShownToast) => {
      toast.since = Date.now();
      toast.handle = setTimeout(() => dismiss(toast.id), toast.left);
    },
    [dismiss],
  );

  const pause = useCallback(() => {
    if (paused.current) return;
    paused.current = true;
    shown.current.forEach(halt);
  }, []);

  const resume = useCallback(() => {
    if (!paused.current) return;
    paused.current = false;
    shown.current.forEach(run);
  }, [run]);

  const show = useCallback(
    (toast: Toast, left = TOAST_MS) => {
      const added: ShownToast = { ...toast, id: nextId.current++, left, since: Date.now() };
      put([...shown.current.filter(({ action }) => !action || !toast.action), added].slice(-MOST));
      if (!paused.current) run(added);
    },
    [put, run],
  );
  useEffect(() => {
    takeKeptToasts().forEach((toast) => show(toast, toast.left));
    const keep = (): void =>
      keepToasts(
        shown.current
          .filter(({ action }) => !action)
          .map(({ message, kind, left, since }) => ({
            message,
            kind,
            left: paused.current ? left : left - Date.now() + since,
          })),
      );
    const stop = listenTo(SIGNALS.toast, show);
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      window.removeEventListener('pagehide', keep);
      put([]);
    };
  }, [put, show]);

  return { toasts, dismiss, pause, resume };
}
