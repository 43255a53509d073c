import { ProConfigProvider, ProTable, csCZIntl, type ProColumns, type ProTableProps } from '@ant-design/pro-components';
import { Button } from 'antd';
import { RefreshCw, Settings2 } from 'lucide-react';
import { useMemo, type MouseEvent, type ReactNode } from 'react';
import { admin } from '@prostora/strings';
import { SkeletonBar } from './skeleton.tsx';
import { ErrorPanel, StatePanel } from './state-panel.tsx';
import { PAGE_SIZES, type TableState } from './table-state.ts';
import { SortSelect } from './table-toolbar.tsx';
import { useMedia } from '@prostora/ui/use-media.ts';
import styles from './resource-table.module.css';

export type ResourceColumn<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** Name of the sort in the API, where the rows can be sorted by this column. */
  sort?: string;
  width?: number;
  /** Height of what the column shows, where it is not one line: the rows keep their places while they load. */
  skeletonHeight?: number;
  align?: 'left' | 'right';
  /** Starts hidden; the operator may show it in the column settings. */
  isOptional?: boolean;
  /** Always shown, in its place: the row's name and its actions. */
  isFixed?: boolean;
};

type Answer<Row> = { items: readonly Row[]; total: number };
type Loaded<Row> = { data: Answer<Row> | undefined; error: unknown; isFetching: boolean; refetch: () => unknown };

export type ResourceTableProps<Row extends { id: number }, Filter extends string> = {
  /** Column settings are remembered under this name. */
  name: string;
  /** What the table lists, for screen readers. */
  label: string;
  columns: readonly ResourceColumn<Row>[];
  state: TableState<Filter>;
  answer: Loaded<Row>;
  filters?: ReactNode;
  /** The same row on a phone. */
  card: (row: Row) => ReactNode;
  onOpen?: (row: Row) => void;
  empty: { text: string; filteredText: string };
};

const NARROW = '(max-width: 700px)';
const SKELETON_ROWS = 8;
const OPTIONS = {
  density: false, reload: false, fullScreen: false,
  setting: { draggable: true, checkedReset: true, children: <Button icon={<Settings2 className="lucide" aria-hidden />} aria-label={admin.table.columns} /> },
} as const;

/** The console's list: server paging, sort and filters in the address, column settings, and every state designed. */
export function ResourceTable<Row extends { id: number }, Filter extends string>(props: ResourceTableProps<Row, Filter>) {
  const { name, label, columns, state, answer: { data, error, isFetching, refetch }, filters, card, onOpen, empty } = props;
  const isNarrow = useMedia(NARROW);
  const isLoading = data === undefined && !error;
  const shown = useMemo(() => toProColumns(columns, state.view, isLoading, isNarrow ? card : null), [columns, state.view, isLoading, isNarrow, card]);
  const rows = useMemo(() => (isLoading ? skeletonRows<Row>() : [...(data?.items ?? [])]), [data, isLoading]);
  const emptyText = error && !data ? <ErrorPanel error={error} onRetry={() => void refetch()} /> : <EmptyRows state={state} empty={empty} />;
  const layout = isNarrow ? { showHeader: false } : { scroll: { x: 'max-content' as const }, columnsState: columnSettings(name, columns) };
  return (
    <ProConfigProvider intl={csCZIntl}>
      <section className={styles.frame} aria-label={label} aria-busy={isFetching} data-refreshing={isFetching && !isLoading}>
        <ProTable<Row>
          key={isNarrow ? 'cards' : 'table'} className={(isNarrow ? styles.cards : styles.table) ?? ''} rowKey="id" size="large" columns={shown} dataSource={rows} search={false}
          cardProps={false} columnEmptyText={false} showSorterTooltip={false} options={OPTIONS} locale={{ emptyText }} {...layout}
          tableRender={(_props, _all, { toolbar, table }) => (
            <>
              <div className={styles.bar}>
                <div className={styles.filters}>{filters}{isNarrow && <NarrowSort columns={columns} state={state} />}</div>
                {!isNarrow && <Button icon={<RefreshCw className="lucide" aria-hidden />} aria-label={admin.table.refresh} onClick={() => void refetch()} />}
                {!isNarrow && toolbar}
              </div>
              {table}
            </>
          )}
          pagination={isLoading || !data ? false : pagination(state, data.total)}
          onRow={(row) => (isLoading || !onOpen ? {} : { onClick: (event) => { if (!isOnControl(event)) onOpen(row); } })}
          rowClassName={onOpen && !isLoading ? styles.clickable ?? '' : ''}
          onChange={(_pages, _filters, sorter, { action }) => { if (action === 'sort' && !Array.isArray(sorter)) changeSort(state, sorter.columnKey, sorter.order, columns); }}
        />
      </section>
    </ProConfigProvider>
  );
}

/** A click beside the row's own controls opens the row; the controls stay what they are. */
const isOnControl = (event: MouseEvent): boolean => event.target instanceof Element && event.target.closest('a, button, input, label') !== null;

const skeletonRows = <Row extends { id: number }>(): Row[] => Array.from({ length: SKELETON_ROWS }, (_, index) => ({ id: -1 - index }) as Row);

function toProColumns<Row>(columns: readonly ResourceColumn<Row>[], view: { sort: string | null; order: string }, isLoading: boolean, card: ((row: Row) => ReactNode) | null): ProColumns<Row>[] {
  if (card) return [{ key: 'card', render: (_dom, row) => (isLoading ? <SkeletonBar width="100%" height={72} /> : card(row)) }];
  const sortOrder = view.order === 'desc' ? 'descend' as const : 'ascend' as const;
  return columns.map(({ key, title, render, sort, width, skeletonHeight, align, isFixed }) => ({
    key, title, align: align ?? 'left',
    ...(width !== undefined && { width }),
    ...(isFixed && { disable: true }),
    ...(sort && { sorter: true, sortOrder: view.sort === sort ? sortOrder : null }),
    render: (_dom, row) => (isLoading ? <SkeletonBar {...(skeletonHeight && { height: skeletonHeight })} /> : render(row)),
  }));
}

function columnSettings<Row>(name: string, columns: readonly ResourceColumn<Row>[]): NonNullable<ProTableProps<Row, object>['columnsState']> {
  const optional = columns.filter((column) => column.isOptional).map((column) => [column.key, { show: false }]);
  return { persistenceKey: `prostora-console-columns-${name}`, persistenceType: 'localStorage', defaultValue: Object.fromEntries(optional) };
}

function changeSort<Row, Filter extends string>(state: TableState<Filter>, key: unknown, order: string | null | undefined, columns: readonly ResourceColumn<Row>[]): void {
  const sort = columns.find((column) => column.key === key)?.sort ?? null;
  state.change(order && sort ? { sort, order: order === 'descend' ? 'desc' : 'asc' } : { sort: null });
}

function pagination<Filter extends string>({ view, change }: TableState<Filter>, total: number) {
  return {
    current: view.page, pageSize: view.pageSize, total, pageSizeOptions: [...PAGE_SIZES], showSizeChanger: total > PAGE_SIZES[0], hideOnSinglePage: false, showLessItems: true,
    showTotal: (all: number, [from, to]: [number, number]) => (all === 0 ? null : admin.table.range(from, to, all)),
    onChange: (page: number, pageSize: number) => change(pageSize === view.pageSize ? { page } : { pageSize }),
  };
}

function NarrowSort<Row, Filter extends string>({ columns, state }: { columns: readonly ResourceColumn<Row>[]; state: TableState<Filter> }) {
  const sortable = columns.flatMap(({ sort, title }) => (sort ? [{ key: sort, title }] : []));
  if (sortable.length === 0) return null;
  return <SortSelect columns={sortable} sort={state.view.sort} order={state.view.order} onChange={(sort, order) => state.change({ sort, order })} />;
}

function EmptyRows<Filter extends string>({ state, empty }: { state: TableState<Filter>; empty: { text: string; filteredText: string } }) {
  if (!state.isFiltered) return <StatePanel title={admin.table.emptyTitle} text={empty.text} />;
  return <StatePanel title={admin.table.emptyFiltered} text={empty.filteredText} action={<Button onClick={state.clear}>{admin.table.clearFilters}</Button>} />;
}
