import { useSyncExternalStore } from 'react';
import type { Favourites, FavouritesState } from '@prostora/api-client';
import { useSession } from './session-context.tsx';

const NONE: FavouritesState = { ids: [], owner: null, unsent: {} };
const subscribeNoop = (): (() => void) => () => undefined;

/** Favourites of this browser; empty on the server and before hydration. */
export function useFavourites(): FavouritesState & { favourites: Favourites | undefined } {
  const favourites = useSession()?.favourites;
  return {
    favourites,
    ...useSyncExternalStore(
      favourites?.subscribe ?? subscribeNoop,
      favourites?.get ?? (() => NONE),
      () => NONE,
    ),
  };
}
