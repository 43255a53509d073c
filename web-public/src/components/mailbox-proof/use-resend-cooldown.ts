import { useEffect, useState } from 'react';

const COOLDOWN_SECONDS = 60;

/** Seconds left until another mail may be requested. */
export function useResendCooldown(): { left: number; restart: () => void } {
  const [left, setLeft] = useState(COOLDOWN_SECONDS);
  useEffect(() => {
    if (left <= 0) return undefined;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return { left, restart: () => setLeft(COOLDOWN_SECONDS) };
}
