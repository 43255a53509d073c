import { useCallback, useEffect, useRef, useState } from 'react';
import { listenTo, SIGNALS, type Toast } from '@prostora/federation';

export const TOAST_MS = 5000;
const MOST = 3;

export type ShownToast = Toast & { id: number };
type Timer = { left: number; since: number; handle: ReturnType<typeof setTimeout> | null };

/**
 * The toasts on the screen. Each lives 5 s (SPEC §9); while the pointer or the focus is in their region all clocks stand still,
 * so that nobody loses a message while reading it.
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

  useEffect(() => listenTo(SIGNALS.toast, (toast) => {
    const id = nextId.current++;
    const timer: Timer = { left: TOAST_MS, since: Date.now(), handle: null };
    timers.current.set(id, timer);
    if (!paused.current) run(id, timer);
    setToasts((shown) => [...shown, { ...toast, id }].slice(-MOST));
  }), [run]);

  useEffect(() => {
    const running = timers.current;
    return () => running.forEach((timer) => timer.handle && clearTimeout(timer.handle));
  }, []);

  return { toasts, dismiss, pause, resume };
}
