import { useEffect, useState } from 'react';

const EVENTS = ['pointermove', 'touchstart', 'scroll', 'keydown'];

/**
 * True from the first interaction with the page on; starts what only a visitor who stays needs.
 * @param isNeeded whether it is true without an interaction, after the first paint
 */
export function useInteraction(isNeeded = false): boolean {
  const [hasInteracted, setInteracted] = useState(false);
  useEffect(() => {
    const start = (): void => setInteracted(true);
    if (isNeeded) start();
    for (const name of EVENTS) addEventListener(name, start, { once: true, passive: true });
    return () => EVENTS.forEach((name) => removeEventListener(name, start));
  }, [isNeeded]);
  return hasInteracted;
}
