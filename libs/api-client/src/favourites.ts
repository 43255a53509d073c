import { FAVOURITES } from '@prostora/contracts';

/**
 * `owner`: id of the account the list mirrors, null for the browser's own list; `unsent`: changes not yet
 * sent to the account.
 */
export type FavouritesState = {
  readonly ids: readonly number[];
  readonly owner: number | null;
  readonly unsent: Readonly<Record<string, boolean>>;
};

const KEY = 'prostora.favourites';
const NONE: FavouritesState = { ids: [], owner: null, unsent: {} };

/** The list with the space first, or without it. */
export const withSpace = (ids: readonly number[], id: number, isKept: boolean): number[] =>
  [...(isKept ? [id] : []), ...ids.filter((other) => other !== id)].slice(0, FAVOURITES.max);

/**
 * Favourite spaces of this browser, synchronized between tabs; in memory when storage is blocked.
 * @param isStored false while an operator acts as a user: favourites of the account stay in memory and do not
 *   touch the browser's own list
 */
export function createFavourites({ isStored = true } = {}) {
  let state: FavouritesState | null = null;
  const listeners = new Set<() => void>();
  const read = (): void => {
    if (!isStored) return;
    try {
      const stored = JSON.parse(localStorage.getItem(KEY) ?? 'null') as FavouritesState | null;
      state = Array.isArray(stored?.ids) ? { ...NONE, ...stored } : NONE;
    } catch {
      state ??= NONE;
    }
  };
  const get = (): FavouritesState => {
    if (state === null) read();
    return state ?? NONE;
  };
  const notify = (): void => listeners.forEach((listener) => listener());
  const store = (next: FavouritesState): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // Storage is blocked; the list stays in memory.
    }
  };
  const set = (next: FavouritesState): void => {
    state = next;
    if (isStored) store(next);
    notify();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (!isStored || (key !== KEY && key !== null)) return;
    read();
    notify();
  };
  return {
    get,
    set,
    subscribe(listener: () => void): () => void {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
    /** Adds or removes a favourite; a subscriber sends the change to the account. */
    keep(id: number, isKept: boolean): void {
      read();
      const { ids, owner, unsent } = get();
      set({
        ids: withSpace(ids, id, isKept),
        owner,
        unsent: owner === null ? unsent : { ...unsent, [id]: isKept },
      });
    },
    /** Clears the favourites of an account on logout. */
    leave(): void {
      if (get().owner !== null) set(NONE);
    },
  };
}

export type Favourites = ReturnType<typeof createFavourites>;
