import { loadBasemapFonts } from '@prostora/basemap';
import { useEffect, useState } from 'react';

export type MapLibrary = typeof import('./maplibre.ts');
type LibraryState = { status: 'loading' } | { status: 'ready'; library: MapLibrary } | { status: 'failed' };

/** Loads the map's code when the component mounts; a failure can be retried. */
export function useMapLibrary(): LibraryState & { retry: () => void } {
  const [state, setState] = useState<LibraryState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isActive = true;
    Promise.all([import('./maplibre.ts'), loadBasemapFonts(document.fonts)]).then(
      ([library]) => isActive && setState({ status: 'ready', library }),
      () => isActive && setState({ status: 'failed' }),
    );
    return () => {
      isActive = false;
    };
  }, [attempt]);
  const retry = (): void => {
    setState({ status: 'loading' });
    setAttempt(attempt + 1);
  };
  return { ...state, retry };
}
