import type { Place } from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';

const PAUSE = 200;
/** A country or a region is too large for an address. */
const isUseful = ({ kind }: Place): boolean => kind !== 'country' && kind !== 'region';

export type FoundPlaces = { status: 'idle' | 'found' | 'failed'; for: string; items: readonly Place[] };
const NOTHING: FoundPlaces = { status: 'idle', for: '', items: [] };

/** Places for the typed text, debounced; a stale answer never overwrites a newer one. */
export function usePlaces(text: string, wanted: boolean): FoundPlaces {
  const api = useApi();
  const [found, setFound] = useState(NOTHING);
  const asked = text.trim();
  useEffect(() => {
    if (!wanted || asked.length < 2) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      api.geo.places(asked, abort.signal).then(
        ({ items }) => setFound({ status: 'found', for: asked, items: items.filter(isUseful) }),
        () => abort.signal.aborted || setFound({ status: 'failed', for: asked, items: [] }),
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, asked, wanted]);
  return wanted && asked.length >= 2 ? found : NOTHING;
}
