import type { CatalogAnswer, CatalogState } from '@prostora/api-client';
import { useLocation, useNavigate, useNavigation } from '@prostora/nav';
import { useEffect, useMemo, useReducer, type RefObject, useRef } from 'react';
import { buildEventSearch } from '@prostora/contracts';
import { useApi } from '../../lib/api-context.tsx';
import { rememberCatalog } from '../../lib/catalog-return.ts';
import type { CatalogFilter } from './catalog-filter.ts';
import { buildCatalogUrl, toFilter, withChange } from './catalog-url.ts';
import { rememberDocument, type CatalogData } from './catalog-data.ts';
import {
  INITIAL,
  catalogReducer,
  type CatalogStore,
  type ListMemory,
  type LoadType,
} from './catalog-state.ts';

/** Lists with appended pages by history entry, restored on Back from a space. */
const lists = new Map<string, ListMemory>();
const MAX_REMEMBERED = 30;
/** With fewer spaces the taken ones are shown too. */
const FEW_SPACES = 20;

export type Catalog = {
  answer: CatalogAnswer;
  state: CatalogState;
  filter: CatalogFilter;
  store: CatalogStore;
  /** Whether spaces taken at the time of the event are shown too, because few are left. */
  withTaken: boolean;
  /** Changes the filter and navigates to its URL; the loader redirects to the canonical one. */
  change: (change: Partial<CatalogFilter>) => void;
};

const parseLoadType = (state: unknown): LoadType =>
  (state as { loadType?: LoadType } | null)?.loadType === 'more' ? 'more' : 'replace';
const isCatalog = (pathname: string): boolean => pathname === '/' || /^\/katalog(?:\/|$)/u.test(pathname);

function useRememberedList(key: string, store: CatalogStore): void {
  useEffect(() => {
    lists.delete(key);
    lists.set(key, { spaces: store.spaces, fromPage: store.fromPage });
    const oldest = lists.keys().next().value;
    if (lists.size > MAX_REMEMBERED && oldest !== undefined) lists.delete(oldest);
  }, [key, store.spaces, store.fromPage]);
}

const findRemembered = (key: string, data: CatalogData): ListMemory | undefined => {
  const known = lists.get(key);
  const last = known?.spaces.at(-1)?.id;
  return known && data.answer.catalog.spaces.some((space) => space.id === last) ? known : undefined;
};

/** View model of the catalogue: the loader's data in the state machine of SPEC §4. */
export function useCatalog(data: CatalogData): Catalog {
  const location = useLocation();
  const navigation = useNavigation();
  const navigate = useNavigate();
  const api = useApi();
  const loaded = {
    type: 'loaded' as const,
    answer: data.answer,
    loadType: parseLoadType(location.state),
    remembered: findRemembered(location.key, data),
  };
  const [store, dispatch] = useReducer(catalogReducer, INITIAL, (initial) => catalogReducer(initial, loaded));
  const fetching = navigation.state === 'loading' && isCatalog(navigation.location.pathname);
  if (store.answer !== data.answer) dispatch(loaded);
  else if (fetching && store.status === 'PENDING')
    dispatch({ type: 'fetching', loadType: parseLoadType(navigation.location.state) });
  else if (!fetching && store.status === 'FETCHING') dispatch({ type: 'settled' });

  useRememberedList(location.key, store);
  const initialData: RefObject<CatalogData> = useRef(data);
  useEffect(
    () => rememberDocument(api, { loaded: initialData.current, url: new URL(window.location.href) }),
    [api],
  );

  const filter = useMemo(
    () => toFilter(data.answer.catalog, data, new URLSearchParams(location.search)),
    [data, location.search],
  );
  const { total, selected_purpose: purpose } = data.answer.catalog;
  useEffect(
    () =>
      rememberCatalog({
        event: buildEventSearch(filter),
        url: location.pathname + location.search,
        total,
        purpose: purpose && { name: purpose.name, usual_layout: purpose.usual_layout },
      }),
    [filter, location.pathname, location.search, total, purpose],
  );
  // A change made while the list of the change before loads adds to it.
  const loading = useRef<CatalogFilter | null>(null);
  useEffect(() => {
    if (!fetching) loading.current = null;
  }, [fetching, filter]);
  const change = (change: Partial<CatalogFilter>): void => {
    loading.current = withChange(loading.current ?? filter, change);
    void navigate(buildCatalogUrl(loading.current), { preventScrollReset: true });
  };
  const withTaken = filter.dateFrom !== null && total < FEW_SPACES;
  return { answer: data.answer, state: data.answer.catalog, filter, store, withTaken, change };
}
