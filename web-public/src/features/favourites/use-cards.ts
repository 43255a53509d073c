import { favouriteCalls, type GoneSpace, type SpaceCard } from '@prostora/api-client';
import { FAVOURITES } from '@prostora/contracts';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';

type Known = {
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

const NOTHING: Known = { cards: new Map(), gone: new Map() };

/** Cards of the spaces in their order. Only unknown ones are requested, so that undo needs no request. */
export function useCards(ids: readonly number[]): Cards {
  const { calls } = useApi();
  const [known, setKnown] = useState(NOTHING);
  const [failure, setFailure] = useState<unknown>(null);
  // The list is unknown until the browser has read its storage.
  const [isLive, setIsLive] = useState(false);
  const missing = useMemo(
    () => ids.filter((id) => !known.cards.has(id) && !known.gone.has(id)).slice(0, FAVOURITES.cards),
    [ids, known],
  );
  useEffect(() => setIsLive(true), []);
  useEffect(() => {
    if (missing.length === 0 || failure !== null) return;
    let isOver = false;
    favouriteCalls(calls)
      .cards(missing)
      .then(
        ({ spaces, gone }) => {
          if (!isOver)
            setKnown((before) => ({
              cards: new Map([...before.cards, ...spaces.map((space) => [space.id, space] as const)]),
              gone: new Map([...before.gone, ...gone.map((one) => [one.id, one] as const)]),
            }));
        },
        (error: unknown) => {
          if (!isOver) setFailure(error);
        },
      );
    return () => {
      isOver = true;
    };
  }, [calls, missing, failure]);
  return {
    cards: ids.flatMap((id) => known.cards.get(id) ?? []),
    gone: ids.flatMap((id) => known.gone.get(id) ?? []),
    isLoading: !isLive || missing.length > 0,
    failure,
    retry: () => setFailure(null),
  };
}
