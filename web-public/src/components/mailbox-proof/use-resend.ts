import { useEffect, useState } from 'react';

const WAIT_SECONDS = 60;

/** Seconds left until another mail may be requested. */
export function useResendWait(): { left: number; restart: () => void } {
  const [left, setLeft] = useState(WAIT_SECONDS);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: () => setLeft(WAIT_SECONDS) };
}
