import { useEffect, useEffectEvent } from 'react';

const DELAY_MS = 200;

/** Moves the focus once, 200 ms after a form appeared (SPEC §2): sooner it would cut off the announcement of the dialog. */
export function useDelayedFocus(move: () => void): void {
  const onTime = useEffectEvent(move);
  useEffect(() => {
    const timer = setTimeout(() => onTime(), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
}
