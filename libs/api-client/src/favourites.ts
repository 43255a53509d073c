import { FAVOURITES } from '@prostora/contracts';

/** `owner`: whose account the list mirrors, null where it is the browser's own; `unsent`: what the account is still to be told. */
export type FavouritesState = {
  readonly ids: readonly number[];
  readonly owner: number | null;
  readonly unsent: Readonly<Record<string, boolean>>;
};

const KEY = 'prostora.favourites';
const NONE: FavouritesState = { ids: [], owner: null, unsent: {} };

/** The list with the space in it, first, or without it. */
export const withSpace = (ids: readonly number[], id: number, isKept: boolean): number[] =>
  [...(isKept ? [id] : []), ...ids.filter((other) => other !== id)].slice(0, FAVOURITES.most);

/**
 * Spaces kept in this browser, the same in all its tabs. Where storage is refused they last as long as the page.
 *
 * @param isStored false where an operator acts as a user: what the account kept lasts as long as the page, the browser's own list stays
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
  const tell = (): void => listeners.forEach((listener) => listener());
  const store = (next: FavouritesState): void => {
    try {
      localStorage.setItem(KEY, JSON.stringify(next));
    } catch {
      // The page remembers.
    }
  };
  const set = (next: FavouritesState): void => {
    state = next;
    if (isStored) store(next);
    tell();
  };
  const onStorage = ({ key }: StorageEvent): void => {
    if (!isStored || (key !== KEY && key !== null)) return;
    read();
    tell();
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
    /** Keeps a space, or keeps it no more; an account is told by whoever listens. */
    keep(id: number, isKept: boolean): void {
      read();
      const { ids, owner, unsent } = get();
      set({
        ids: withSpace(ids, id, isKept),
        owner,
        unsent: owner === null ? unsent : { ...unsent, [id]: isKept },
      });
    },
    /** What an account kept is nobody's to see after it was left. */
    leave(): void {
      if (get().owner !== null) set(NONE);
    },
  };
}

export type Favourites = ReturnType<typeof createFavourites>;
