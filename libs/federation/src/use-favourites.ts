import { useSyncExternalStore } from 'react';
import type { Favourites, FavouritesState } from '@prostora/api-client';
import { useSession } from './session-context.tsx';

const NONE: FavouritesState = { ids: [], owner: null, unsent: {} };
const silent = (): (() => void) => () => undefined;

/** Spaces kept in this browser; none on the server and before the page is alive. */
export function useFavourites(): FavouritesState & { favourites: Favourites | undefined } {
  const favourites = useSession()?.favourites;
  return {
    favourites,
    ...useSyncExternalStore(favourites?.subscribe ?? silent, favourites?.get ?? (() => NONE), () => NONE),
  };
}
