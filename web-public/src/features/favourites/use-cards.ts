import { listSpaceCards, type GoneSpace, type SpaceCard } from '@prostora/api-client';
import { FAVOURITES } from '@prostora/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';

type LoadedCards = {
  readonly cards: ReadonlyMap<number, SpaceCard>;
  readonly gone: ReadonlyMap<number, GoneSpace>;
};
export type Cards = {
  cards: SpaceCard[];
  gone: GoneSpace[];
  isLoading: boolean;
  failure: unknown;
  retry: () => void;
};

const EMPTY: LoadedCards = { cards: new Map(), gone: new Map() };

/** Cards of the spaces in their order. Only unknown ones are requested, so that undo needs no request. */
export function useCards(ids: readonly number[]): Cards {
  const api = useApi();
  const [loaded, setLoaded] = useState(EMPTY);
  const [failure, setFailure] = useState<unknown>(null);
  // The list is unknown until the browser has read its storage.
  const [isMounted, setMounted] = useState(false);
  const missing = useMemo(
    () => ids.filter((id) => !loaded.cards.has(id) && !loaded.gone.has(id)).slice(0, FAVOURITES.cards),
    [ids, loaded],
  );
  useEffect(() => setMounted(true), []);
  useEffect(() => {
    if (missing.length === 0 || failure !== null) return;
    let isCancelled = false;
    listSpaceCards({ client: api, body: { ids: missing } }).then(
      ({ spaces, gone }) => {
        if (!isCancelled)
          setLoaded((before) => ({
            cards: new Map([...before.cards, ...spaces.map((space) => [space.id, space] as const)]),
            gone: new Map([...before.gone, ...gone.map((one) => [one.id, one] as const)]),
          }));
      },
      (error: unknown) => {
        if (!isCancelled) setFailure(error);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [api, missing, failure]);
  return {
    cards: ids.flatMap((id) => loaded.cards.get(id) ?? []),
    gone: ids.flatMap((id) => loaded.gone.get(id) ?? []),
    isLoading: !isMounted || missing.length > 0,
    failure,
    retry: () => setFailure(null),
  };
}
