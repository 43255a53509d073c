import { useEffect, useEffectEvent } from 'react';

const DELAY_MS = 200;

/** Moves the focus 200 ms after mount (SPEC §2), so that the dialog is announced first. */
export function useDelayedFocus(move: () => void): void {
  const onTime = useEffectEvent(move);
  useEffect(() => {
    const timer = setTimeout(() => onTime(), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
