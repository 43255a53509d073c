import type { CatalogAnswer, CatalogState } from '@prostora/api-client';

/** A space of the list with its offer. */
export type ListedSpace = CatalogState['spaces'][number];

/** SPEC §4: PENDING, FETCHING after a filter change, PENDING again with the data. */
export type CatalogStatus = 'PENDING' | 'FETCHING';
/** `more` appends to the list, `replace` starts a new one. */
export type LoadType = 'replace' | 'more';

export type CatalogStore = {
  status: CatalogStatus;
  loading: boolean;
  /** True until the first answer came. */
  firstFetch: boolean;
  loadType: LoadType;
  answer: CatalogAnswer | null;
  spaces: readonly ListedSpace[];
  /** First page of the list; later pages are appended. */
  fromPage: number;
};

export type ListMemory = { spaces: readonly ListedSpace[]; fromPage: number };

export type CatalogEvent =
  | { type: 'fetching'; loadType: LoadType }
  | { type: 'loaded'; answer: CatalogAnswer; loadType: LoadType; remembered?: ListMemory | undefined }
  | { type: 'settled' };

export const INITIAL: CatalogStore = {
  status: 'PENDING',
  loading: false,
  firstFetch: true,
  loadType: 'replace',
  answer: null,
  spaces: [],
  fromPage: 1,
};

const appendUnique = (list: readonly ListedSpace[], more: readonly ListedSpace[]): ListedSpace[] => {
  const known = new Set(list.map((space) => space.id));
  return [...list, ...more.filter((space) => !known.has(space.id))];
};

/**
 * State machine of the catalogue's list; a remembered list (Back from a space) wins over the page of the
 * answer.
 */
export function catalogReducer(store: CatalogStore, event: CatalogEvent): CatalogStore {
  switch (event.type) {
    case 'fetching':
      return { ...store, status: 'FETCHING', loading: true, loadType: event.loadType };
    case 'settled':
      return { ...store, status: 'PENDING', loading: false };
    case 'loaded': {
      const { catalog } = event.answer;
      const follows =
        event.loadType === 'more' && store.answer !== null && catalog.page === store.answer.catalog.page + 1;
      const list =
        event.remembered ??
        (follows
          ? { spaces: appendUnique(store.spaces, catalog.spaces), fromPage: store.fromPage }
          : { spaces: catalog.spaces, fromPage: catalog.page });
      return {
        status: 'PENDING',
        loading: false,
        firstFetch: false,
        loadType: event.loadType,
        answer: event.answer,
        ...list,
      };
    }
  }
}
