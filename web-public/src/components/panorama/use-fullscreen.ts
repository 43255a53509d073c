import { useEffect, useState, type RefObject } from 'react';

/** Whether an element fills the screen, and how to change it; null where the browser cannot (phones of Apple). */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
): { isFull: boolean; toggle: () => void } | null {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const follow = (): void =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [element]);
  if (!document.fullscreenEnabled) return null;
  return {
    isFull,
    toggle: () => {
      const changed = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
      // Refused by the browser: everything stays as it is.
      changed?.catch(() => undefined);
    },
  };
}
