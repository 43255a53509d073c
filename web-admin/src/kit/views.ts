import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ConsoleApi } from '@prostora/api-client';
import { readView, writeView, type TableState } from './table-state.ts';

type State<Filter extends string> = Pick<TableState<Filter>, 'view' | 'change'>;
const VIEWS = 'views';
const LONG = 5 * 60_000;

/** Saved views of a list; excluded from refreshes, as they change only here. */
export const viewsQuery = (api: ConsoleApi, list: string) =>
  queryOptions({
    queryKey: [VIEWS, list] as const,
    queryFn: async ({ signal }) => (await api.admin.views.list(list, signal)).items,
    staleTime: LONG,
    meta: { isReference: true },
  });

/** Refetches a list's saved views. */
export function useViewsChanged(list: string): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [VIEWS, list] }), [client, list]);
}

/** Query string stored in a view: filters, search, sort and page size, without the page. */
export function keptQuery<Filter extends string>({
  search,
  sort,
  order,
  pageSize,
  filters,
}: TableState<Filter>['view']): string {
  return writeView(new URLSearchParams(), { search, sort, order, pageSize, filters }).toString();
}

const parse = <Filter extends string>(query: string, { view }: State<Filter>) =>
  readView(new URLSearchParams(query), Object.keys(view.filters) as Filter[]);

/** Whether the list shows the view, regardless of the page. */
export const isShown = <Filter extends string>(query: string, state: State<Filter>): boolean =>
  keptQuery(parse(query, state)) === keptQuery(state.view);

/** Applies a saved view from the first page. */
export function showView<Filter extends string>(query: string, state: State<Filter>): void {
  const { search, sort, order, pageSize, filters } = parse(query, state);
  state.change({ search, sort, order, pageSize, filters });
}
