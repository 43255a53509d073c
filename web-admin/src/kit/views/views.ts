import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listConsoleViews, type Client } from '@prostora/api-client';
import { parseView, applyViewChanges, type TableState } from '../table/table-state.ts';

type State<Filter extends string> = Pick<TableState<Filter>, 'view' | 'change'>;
const VIEWS_KEY = 'views';
const STALE_MS = 5 * 60_000;

/** Saved views of a list; excluded from refreshes, as they change only here. */
export const viewsQuery = (api: Client, list: string) =>
  queryOptions({
    queryKey: [VIEWS_KEY, list] as const,
    queryFn: async ({ signal }) => (await listConsoleViews({ client: api, query: { list }, signal })).items,
    staleTime: STALE_MS,
    meta: { isReference: true },
  });

/** Refetches a list's saved views. */
export function useInvalidateViews(list: string): () => void {
  const client = useQueryClient();
  return useCallback(() => void client.invalidateQueries({ queryKey: [VIEWS_KEY, list] }), [client, list]);
}

/** Query string stored in a view: filters, search, sort and page size, without the page. */
export function toViewQuery<Filter extends string>({
  search,
  sort,
  order,
  pageSize,
  filters,
}: TableState<Filter>['view']): string {
  return applyViewChanges(new URLSearchParams(), { search, sort, order, pageSize, filters }).toString();
}

const parseViewQuery = <Filter extends string>(query: string, { view }: State<Filter>) =>
  parseView(new URLSearchParams(query), Object.keys(view.filters) as Filter[]);

/** Whether the list shows the view, regardless of the page. */
export const isViewActive = <Filter extends string>(query: string, state: State<Filter>): boolean =>
  toViewQuery(parseViewQuery(query, state)) === toViewQuery(state.view);

/** Applies a saved view from the first page. */
export function applyView<Filter extends string>(query: string, state: State<Filter>): void {
  const { search, sort, order, pageSize, filters } = parseViewQuery(query, state);
  state.change({ search, sort, order, pageSize, filters });
}
