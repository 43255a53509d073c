import type { TableView } from './table-state.ts';

/** Query parameters of search, filters and sort, without paging. */
export const toFilterQuery = ({
  search,
  sort,
  order,
  filters,
}: Pick<TableView<string>, 'search' | 'sort' | 'order' | 'filters'>) => ({
  search,
  ...filters,
  ...(sort && { sort, order }),
});

/** API query of a table view. Values from the URL are not validated here; the API rejects unknown ones. */
export const toListQuery = <Query>({ page, pageSize, ...view }: TableView<string>): Query =>
  ({ page, page_size: pageSize, ...toFilterQuery(view) }) as Query;

/** Parses an id from a URL filter; undefined when it is none. */
export const parseId = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined;
