import { useCallback, useEffect, useRef, useState } from 'react';
import { listenTo, SIGNALS, type Toast } from '@prostora/federation';
import { keepToasts, takeKeptToasts } from './kept-toasts.ts';

export const TOAST_MS = 5000;
const MOST = 3;

export type ShownToast = Toast & { id: number };
type Timer = { left: number; since: number; handle?: ReturnType<typeof setTimeout> };

const leftOf = (timer: Timer | undefined, paused: boolean): number => (timer ? timer.left - (paused ? 0 : Date.now() - timer.since) : 0);

/**
 * The toasts on the screen. Each lives 5 s (SPEC §9); while the pointer or the focus is in their region all clocks stand still,
 * so that nobody loses a message while reading it. Going to another document of the site loses none either.
 */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const timers = useRef(new Map<number, Timer>());
  const paused = useRef(false);
  const shown = useRef(toasts);
  const nextId = useRef(1);

  /** What is on the screen from now on. A toast that goes takes its clock along: with the last one goes what the pointer could leave. */
  const put = useCallback((next: readonly ShownToast[]) => {
    for (const [id, { handle }] of timers.current) {
      if (next.some((toast) => toast.id === id)) continue;
      clearTimeout(handle);
      timers.current.delete(id);
    }
    paused.current &&= next.length > 0;
    setToasts(shown.current = next);
  }, []);

  const dismiss = useCallback((id: number) => put(shown.current.filter((toast) => toast.id !== id)), [put]);

  const run = useCallback((id: number, timer: Timer) => {
    timer.since = Date.now();
    timer.handle = setTimeout(() => dismiss(id), timer.left);
  }, [dismiss]);

  const pause = useCallback(() => {
    if (paused.current) return;
    paused.current = true;
    for (const timer of timers.current.values()) {
      clearTimeout(timer.handle);
      timer.left -= Date.now() - timer.since;
    }
  }, []);

  const resume = useCallback(() => {
    if (!paused.current) return;
    paused.current = false;
    for (const [id, timer] of timers.current) run(id, timer);
  }, [run]);

  const show = useCallback((toast: Toast, left = TOAST_MS) => {
    const id = nextId.current++;
    const timer: Timer = { left, since: Date.now() };
    timers.current.set(id, timer);
    if (!paused.current) run(id, timer);
    put([...shown.current.filter(({ action }) => !action || !toast.action), { ...toast, id }].slice(-MOST));
  }, [put, run]);
  useEffect(() => {
    takeKeptToasts().forEach((toast) => show(toast, toast.left));
    const keep = (): void => keepToasts(shown.current.filter(({ action }) => !action).map(({ id, message, kind }) => ({ message, kind, left: leftOf(timers.current.get(id), paused.current) })));
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
