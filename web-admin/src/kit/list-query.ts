import type { TableView } from './table-state.ts';

/** What decides which rows a list finds, in the words of the API. */
export const questionOf = ({
  search,
  sort,
  order,
  filters,
}: Pick<TableView<string>, 'search' | 'sort' | 'order' | 'filters'>) => ({
  search,
  ...filters,
  ...(sort && { sort, order }),
});

/** A view as its list asks for it. The address may say anything; what the API does not know it refuses in words. */
export const listQuery = <Query>({ page, pageSize, ...view }: TableView<string>): Query =>
  ({ page, page_size: pageSize, ...questionOf(view) }) as Query;

/** The number a filter of an address holds; nothing where it holds something else. */
export const numberIn = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined;
