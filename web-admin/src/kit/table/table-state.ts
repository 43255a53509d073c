import { useCallback, useMemo } from 'react';
import { useSearchParams } from '@prostora/nav';
import { withParams } from './params.ts';

export type SortOrder = 'asc' | 'desc';
export const PAGE_SIZES = [20, 50, 100] as const;
const DEFAULT_PAGE_SIZE = PAGE_SIZES[0];

/** Paging, sort, search and filters of a table. */
export type TableView<Filter extends string> = {
  page: number;
  pageSize: number;
  search: string;
  sort: string | null;
  order: SortOrder;
  filters: Readonly<Record<Filter, string>>;
};
export type TableChanges<Filter extends string> = Partial<Omit<TableView<Filter>, 'filters'>> & {
  filters?: Partial<Record<Filter, string>>;
};

const parsePage = (text: string | null): number => (text && /^[1-9]\d{0,5}$/u.test(text) ? Number(text) : 1);

/** Parses a table view from URL parameters; invalid values fall back to defaults. */
export function parseView<Filter extends string>(
  params: URLSearchParams,
  filterNames: readonly Filter[],
): TableView<Filter> {
  const size = Number(params.get('page_size'));
  return {
    page: parsePage(params.get('page')),
    pageSize: PAGE_SIZES.find((known) => known === size) ?? DEFAULT_PAGE_SIZE,
    search: params.get('search') ?? '',
    sort: params.get('sort'),
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    filters: Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Record<
      Filter,
      string
    >,
  };
}

/** Applies changes to URL parameters and keeps unrelated ones; any change but of the page resets it to 1. */
export function applyViewChanges<Filter extends string>(
  params: URLSearchParams,
  changes: TableChanges<Filter>,
): URLSearchParams {
  const { search, pageSize, sort, order, filters, page = 1 } = changes;
  return withParams(params, {
    ...(search !== undefined && { search: search.trim() }),
    ...(pageSize !== undefined && { page_size: pageSize === DEFAULT_PAGE_SIZE ? null : pageSize }),
    ...(sort !== undefined && { sort, order: sort !== null && order === 'desc' ? order : null }),
    ...filters,
    page: page > 1 ? page : null,
  });
}

export type TableState<Filter extends string> = {
  view: TableView<Filter>;
  /** `replace` is for typing; other changes add a history entry. */
  change: (changes: TableChanges<Filter>, options?: { replace?: boolean }) => void;
  /** Query string of the changed view, for links. */
  linkTo: (changes: TableChanges<Filter>) => string;
  isFiltered: boolean;
  clear: () => void;
};

/** Table view stored in the URL, so that reload, Back and shared links show the same rows. */
export function useTableState<Filter extends string>(filterNames: readonly Filter[]): TableState<Filter> {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => parseView(params, filterNames), [params, filterNames]);
  const change = useCallback<TableState<Filter>['change']>(
    (changes, { replace = false } = {}) =>
      setParams((current) => applyViewChanges(current, changes), { replace }),
    [setParams],
  );
  const linkTo = useCallback<TableState<Filter>['linkTo']>(
    (changes) => `?${applyViewChanges(params, changes)}`,
    [params],
  );
  const clear = useCallback(
    () =>
      change({
        search: '',
        filters: Object.fromEntries(filterNames.map((name) => [name, ''])) as Record<Filter, string>,
      }),
    [change, filterNames],
  );
  return {
    view,
    change,
    linkTo,
    clear,
    isFiltered: view.search !== '' || filterNames.some((name) => view.filters[name] !== ''),
  };
}
