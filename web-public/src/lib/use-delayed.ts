import { useEffect, useState } from 'react';

/** True once `active` has lasted for `delay` ms, so that short waits show no skeleton (DESIGN §5). */
export function useDelayed(active: boolean, delay = 150): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delay]);
  return active && elapsed;
}
