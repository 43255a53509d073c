import { useCallback, useEffect, useRef, useState } from 'react';
import { onShellEvent, SHELL_EVENTS, UNDO_MS, type Toast } from '@prostora/federation';
import { storeToasts, takeStoredToasts } from './stored-toasts.ts';

export const TOAST_MS = 5000;
const MAX_TOASTS = 3;

/** A shown toast: remaining milliseconds `left` at time `since`, and its timer. */
type ShownToast = Toast & { id: number; left: number; since: number; handle?: ReturnType<typeof setTimeout> };

const pauseTimer = (toast: ShownToast): void => {
  clearTimeout(toast.handle);
  toast.left -= Date.now() - toast.since;
};

/**
 * State of the toasts. Each is shown for 5 s (SPEC §9), one with an undo for 8 s; hover or focus pauses all timers. Toasts survive a
 * document navigation.
 */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const shown = useRef<readonly ShownToast[]>([]);
  const paused = useRef(false);
  const nextId = useRef(1);

  /**
   * Replaces the toasts and clears removed timers. The last removal ends a pause, because no pointerleave
   * follows.
   */
  const replaceToasts = useCallback((next: readonly ShownToast[]) => {
    for (const toast of shown.current) if (!next.includes(toast)) clearTimeout(toast.handle);
    paused.current &&= next.length > 0;
    setToasts((shown.current = next));
  }, []);

  const dismiss = useCallback(
    (id: number) => replaceToasts(shown.current.filter((toast) => toast.id !== id)),
    [replaceToasts],
  );

  const startTimer = useCallback(
    (toast: ShownToast) => {
      toast.since = Date.now();
      toast.handle = setTimeout(() => dismiss(toast.id), toast.left);
    },
    [dismiss],
  );

  const pause = useCallback(() => {
    if (paused.current) return;
    paused.current = true;
    shown.current.forEach(pauseTimer);
  }, []);

  const resume = useCallback(() => {
    if (!paused.current) return;
    paused.current = false;
    shown.current.forEach(startTimer);
  }, [startTimer]);

  const show = useCallback(
    (toast: Toast, left = toast.action ? UNDO_MS : TOAST_MS) => {
      const added: ShownToast = { ...toast, id: nextId.current++, left, since: Date.now() };
      replaceToasts(
        [...shown.current.filter(({ action }) => !action || !toast.action), added].slice(-MAX_TOASTS),
      );
      if (!paused.current) startTimer(added);
    },
    [replaceToasts, startTimer],
  );
  useEffect(() => {
    takeStoredToasts().forEach((toast) => show(toast, toast.left));
    const storeShown = (): void =>
      storeToasts(
        shown.current
          .filter(({ action }) => !action)
          .map(({ message, kind, left, since }) => ({
            message,
            kind,
            left: paused.current ? left : left - Date.now() + since,
          })),
      );
    const stop = onShellEvent(SHELL_EVENTS.toast, show);
    window.addEventListener('pagehide', storeShown);
    return () => {
      stop();
      window.removeEventListener('pagehide', storeShown);
      replaceToasts([]);
    };
  }, [replaceToasts, show]);

  return { toasts, dismiss, pause, resume };
}
