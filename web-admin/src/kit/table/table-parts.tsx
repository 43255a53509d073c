import { Button, Checkbox } from 'antd';
import { useEffect, type ReactNode, type RefObject } from 'react';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { StatePanel } from '../layout/state-panel.tsx';
import type { ResourceColumn } from './table-columns.tsx';
import { PAGE_SIZES, type TableState } from './table-state.ts';
import { SortSelect } from './table-toolbar.tsx';
import type { Bulk } from './use-bulk.ts';

/** Pagination bound to the URL. */
export function pagination<Filter extends string>({ view, change }: TableState<Filter>, total: number) {
  return {
    current: view.page,
    pageSize: view.pageSize,
    total,
    pageSizeOptions: [...PAGE_SIZES],
    showSizeChanger: total > PAGE_SIZES[0],
    hideOnSinglePage: false,
    showLessItems: true,
    showTotal: (all: number, [from, to]: [number, number]) =>
      all === 0 ? null : admin.table.range(from, to, all),
    onChange: (page: number, pageSize: number) =>
      change(pageSize === view.pageSize ? { page } : { pageSize }),
  };
}

/** Sort select for cards on a phone. */
export function NarrowSort<Row, Filter extends string>({
  columns,
  state,
}: {
  columns: readonly ResourceColumn<Row>[];
  state: TableState<Filter>;
}) {
  const sortable = columns.flatMap(({ sort, title }) => (sort ? [{ key: sort, title }] : []));
  if (sortable.length === 0) return null;
  return (
    <SortSelect
      columns={sortable}
      sort={state.view.sort}
      order={state.view.order}
      onChange={(sort, order) => state.change({ sort, order })}
    />
  );
}

/** Select-all checkbox for cards, which have no table heading. */
export function SelectPage<Row extends { id: number }>({
  bulk: { selected, select, progress },
  items,
}: {
  bulk: Bulk<Row>;
  items: readonly Row[];
}) {
  const isAll = items.length > 0 && selected.length === items.length;
  return (
    <Checkbox
      checked={isAll}
      indeterminate={selected.length > 0 && !isAll}
      disabled={items.length === 0 || progress !== null}
      onChange={() => select(isAll ? [] : items.map(({ id }) => id))}
    >
      {adminKit.bulk.selectPage}
    </Checkbox>
  );
}

type EmptyRowsProps<Filter extends string> = {
  state: TableState<Filter>;
  empty: { text: string; filteredText: string };
  create: ReactNode;
};

/** Empty state, with or without active filters. */
export function EmptyRows<Filter extends string>({ state, empty, create }: EmptyRowsProps<Filter>) {
  if (!state.isFiltered)
    return <StatePanel title={admin.table.emptyTitle} text={empty.text} action={create} />;
  return (
    <StatePanel
      title={admin.table.emptyFiltered}
      text={empty.filteredText}
      action={<Button onClick={state.clear}>{admin.table.clearFilters}</Button>}
    />
  );
}

/**
 * Sets `data-fits` on a table frame that does not scroll horizontally. Only then can its heading stick below
 * the page header: a scroll container would keep the heading inside.
 */
export function useFitsWidth(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const measure = (): void => {
      const content = element.querySelector('.ant-table-content');
      const table = content?.querySelector('table');
      if (table) observer.observe(table);
      element.toggleAttribute('data-fits', content !== null && content.scrollWidth <= content.clientWidth);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame]);
}
