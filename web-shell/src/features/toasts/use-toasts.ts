import { useCallback, useEffect, useRef, useState } from 'react';
import { listenTo, SIGNALS, type Toast } from '@prostora/federation';
import { keepToasts, takeKeptToasts } from './kept-toasts.ts';

export const TOAST_MS = 5000;
const MOST = 3;

export type ShownToast = Toast & { id: number };
type Timer = { left: number; since: number; handle: ReturnType<typeof setTimeout> | null };

const leftOf = (timer: Timer | undefined, paused: boolean): number => (timer ? timer.left - (paused ? 0 : Date.now() - timer.since) : 0);

/**
 * The toasts on the screen. Each lives 5 s (SPEC §9); while the pointer or the focus is in their region all clocks stand still,
 * so that nobody loses a message while reading it. Going to another document of the site loses none either.
 */
export function useToasts() {
  const [toasts, setToasts] = useState<readonly ShownToast[]>([]);
  const timers = useRef(new Map<number, Timer>());
  const paused = useRef(false);
  const nextId = useRef(1);

  const dismiss = useCallback((id: number) => {
    const timer = timers.current.get(id);
    if (timer?.handle) clearTimeout(timer.handle);
    timers.current.delete(id);
    if (timers.current.size === 0) paused.current = false;
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);

  const run = useCallback((id: number, timer: Timer) => {
    timer.since = Date.now();
    timer.handle = setTimeout(() => dismiss(id), timer.left);
  }, [dismiss]);

  const pause = useCallback(() => {
    if (paused.current) return;
    paused.current = true;
    for (const timer of timers.current.values()) {
      if (timer.handle) clearTimeout(timer.handle);
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
    const timer: Timer = { left, since: Date.now(), handle: null };
    timers.current.set(id, timer);
    if (!paused.current) run(id, timer);
    setToasts((shown) => [...(toast.action ? shown.filter(({ action }) => !action) : shown), { ...toast, id }].slice(-MOST));
  }, [run]);
  useEffect(() => {
    takeKeptToasts().forEach((toast) => show(toast, toast.left));
    return listenTo(SIGNALS.toast, (toast) => show(toast));
  }, [show]);
  useEffect(() => {
    const keep = (): void => keepToasts(toasts.filter(({ action }) => !action).map(({ id, message, kind }) => ({ message, kind, left: leftOf(timers.current.get(id), paused.current) })));
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [toasts]);

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => timer.handle && clearTimeout(timer.handle));
  }, []);

  return { toasts, dismiss, pause, resume };
}
