import { searchPlaces, type Place } from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';

const DEBOUNCE_MS = 200;
/** A country or a region is too large for an address. */
const isUseful = ({ kind }: Place): boolean => kind !== 'country' && kind !== 'region';

export type PlaceSearchState = { status: 'idle' | 'found' | 'failed'; for: string; items: readonly Place[] };
const IDLE: PlaceSearchState = { status: 'idle', for: '', items: [] };

/** Places for the typed text, debounced; a stale answer never overwrites a newer one. */
export function usePlaces(text: string, enabled: boolean): PlaceSearchState {
  const api = useApi();
  const [found, setFound] = useState(IDLE);
  const query = text.trim();
  useEffect(() => {
    if (!enabled || query.length < 2) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      searchPlaces({ client: api, query: { q: query }, signal: abort.signal }).then(
        ({ items }) => setFound({ status: 'found', for: query, items: items.filter(isUseful) }),
        () => abort.signal.aborted || setFound({ status: 'failed', for: query, items: [] }),
      );
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [api, query, enabled]);
  return enabled && query.length >= 2 ? found : IDLE;
}
