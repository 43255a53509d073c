import { useEffect, useState, type RefObject } from 'react';

/** Fullscreen state of an element; null where the browser has no Fullscreen API (iPhone). */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
): { isFull: boolean; toggle: () => void } | null {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const update = (): void =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', update);
    return () => document.removeEventListener('fullscreenchange', update);
  }, [element]);
  if (!document.fullscreenEnabled) return null;
  return {
    isFull,
    toggle: () => {
      const changed = isFull ? document.exitFullscreen() : element.current?.requestFullscreen();
      // The browser refused; the state is unchanged.
      changed?.catch(() => undefined);
    },
  };
}
