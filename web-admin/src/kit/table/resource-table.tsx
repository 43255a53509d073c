import { ProConfigProvider, ProTable, type ProTableProps } from '@ant-design/pro-components';
import { Button } from 'antd';
import { Settings2 } from 'lucide-react';
import { useId, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import type { Query } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { BulkBar } from './bulk-bar.tsx';
import type { BulkAction } from './bulk.ts';
import { useShortcut } from '../shortcuts/shortcut.ts';
import { ErrorPanel } from '../layout/state-panel.tsx';
import type { ExportList } from './export-menu.tsx';
import { TableBar } from './table-bar.tsx';
import {
  changeSort,
  columnSettings,
  skeletonRows,
  toProColumns,
  type ResourceColumn,
  tableCzech,
} from './table-columns.tsx';
import { EmptyRows, NarrowSort, SelectPage, pagination, useFitsWidth } from './table-parts.tsx';
import type { TableState } from './table-state.ts';
import { useBulk, type Bulk } from './use-bulk.ts';
import { useRowKeys } from './use-row-keys.ts';
import { useMedia } from '@prostora/ui/use-media.ts';
import styles from './resource-table.module.css';

export type { BulkAction } from './bulk.ts';
export type { ResourceColumn } from './table-columns.tsx';

type ListPage<Row> = { items: readonly Row[]; total: number };
type ListQueryState<Row> = {
  data: ListPage<Row> | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
};

export type ResourceTableProps<Row extends { id: number }, Filter extends string> = {
  /** Key of column settings and saved views. */
  name: string;
  /** Accessible name of the table. */
  label: string;
  /** The first column names the row. */
  columns: readonly ResourceColumn<Row>[];
  state: TableState<Filter>;
  answer: ListQueryState<Row>;
  filters?: ReactNode;
  /** Card of the row on a phone. */
  card: (row: Row) => ReactNode;
  onOpen?: (row: Row) => void;
  /** Action of the key `n` and of the empty state; the page heading has its own button. */
  create?: { label: string; onCreate: () => void };
  /** Exports the filtered rows as a file. */
  exportList?: ExportList;
  /** Export parameters in addition to the view in the URL. */
  exportQuery?: Query;
  /** Bulk actions; they enable row selection. */
  bulk?: readonly BulkAction<Row>[];
  empty: { text: string; filteredText: string };
};

const NARROW = '(max-width: 700px)';
const OPTIONS = {
  density: false,
  reload: false,
  fullScreen: false,
  setting: {
    draggable: true,
    checkedReset: true,
    children: <Button icon={<Settings2 className="lucide" aria-hidden />} aria-label={admin.table.columns} />,
  },
} as const;

/**
 * Table of the console: server-side paging, sort and filters in the URL, saved views, export, bulk actions,
 * column settings, keyboard shortcuts, and loading, empty and error states.
 */
export function ResourceTable<Row extends { id: number }, Filter extends string>(
  props: ResourceTableProps<Row, Filter>,
) {
  const {
    name,
    label,
    columns,
    state,
    answer: { data, error, isFetching, refetch },
    filters,
    card,
    onOpen,
    create,
    exportList,
    exportQuery,
    bulk: actions,
    empty,
  } = props;
  const frame = useRef<HTMLElement>(null);
  const id = useId();
  const isNarrow = useMedia(NARROW);
  const isLoading = data === undefined && !error;
  const items = useMemo(() => data?.items ?? [], [data]);
  const rows = useMemo(() => (isLoading ? skeletonRows<Row>() : [...items]), [items, isLoading]);
  const proColumns = useMemo(
    () =>
      toProColumns(columns, {
        view: state.view,
        card: isNarrow ? card : null,
        nameId: (row) => `${id}-${row.id}`,
      }),
    [columns, state.view, isNarrow, card, id],
  );
  const bulk = useBulk(items);
  const withRow = (run: ((row: Row) => void) | undefined) =>
    run &&
    ((rowId: number): void => {
      const row = items.find((one) => one.id === rowId);
      if (row) run(row);
    });
  useRowKeys(frame, {
    onOpen: withRow(onOpen),
    onToggle: withRow(actions && ((row) => bulk.toggle(row.id))),
  });
  useShortcut('n', create?.onCreate);
  useFitsWidth(frame);
  const emptyText =
    error && !data ? (
      <ErrorPanel error={error} onRetry={() => void refetch()} />
    ) : (
      <EmptyRows
        state={state}
        empty={empty}
        create={
          create && (
            <Button type="primary" onClick={create.onCreate}>
              {create.label}
            </Button>
          )
        }
      />
    );
  const layout = isNarrow
    ? { showHeader: false }
    : { scroll: { x: 'max-content' as const }, columnsState: columnSettings(name, columns) };
  const barFilters = (
    <>
      {filters}
      {isNarrow && <NarrowSort columns={columns} state={state} />}
      {isNarrow && actions && <SelectPage bulk={bulk} items={items} />}
    </>
  );
  return (
    <ProConfigProvider intl={tableCzech}>
      <section
        ref={frame}
        className={styles.frame}
        aria-label={label}
        aria-busy={isFetching}
        data-refreshing={isFetching && !isLoading}
      >
        {actions && (
          <span id={`${id}-select`} hidden>
            {adminKit.bulk.select}
          </span>
        )}
        <ProTable<Row>
          key={isNarrow ? 'cards' : 'table'}
          className={(isNarrow ? styles.cards : styles.table) ?? ''}
          rowKey="id"
          size="large"
          columns={proColumns}
          dataSource={rows}
          search={false}
          cardProps={false}
          columnEmptyText={false}
          showSorterTooltip={false}
          options={OPTIONS}
          locale={{ emptyText }}
          tableAlertRender={false}
          {...layout}
          {...(actions && { rowSelection: selection(bulk, isLoading, id) })}
          tableRender={(_props, _all, { toolbar, table }) => (
            <>
              <TableBar
                name={name}
                state={state}
                total={data?.total}
                isNarrow={isNarrow}
                exportList={exportList}
                exportQuery={exportQuery}
                onRefresh={() => void refetch()}
                filters={barFilters}
                settings={toolbar}
              />
              {table}
              {actions && (
                <BulkBar bulk={bulk} actions={actions} renderName={columns[0]?.render ?? (() => null)} />
              )}
            </>
          )}
          pagination={isLoading || !data ? false : pagination(state, data.total)}
          onRow={(row, index) =>
            isLoading || !(onOpen ?? actions)
              ? {}
              : {
                  tabIndex: index === 0 ? 0 : -1,
                  onClick: (event) => {
                    if (onOpen && !isOnControl(event)) onOpen(row);
                  },
                }
          }
          rowClassName={onOpen && !isLoading ? (styles.clickable ?? '') : ''}
          onChange={(_pages, _filters, sorter, { action }) => {
            if (action === 'sort' && !Array.isArray(sorter))
              changeSort(state, sorter.columnKey, sorter.order, columns);
          }}
        />
      </section>
    </ProConfigProvider>
  );
}

/** Clicks on the row's own controls do not open the row. */
const isOnControl = (event: MouseEvent): boolean =>
  event.target instanceof Element &&
  event.target.closest('a, button, input, label, .ant-table-selection-column') !== null;

/** Row checkboxes, labelled by the row's first cell. */
function selection<Row extends { id: number }>(
  bulk: Bulk<Row>,
  isLoading: boolean,
  id: string,
): Exclude<ProTableProps<Row, object>['rowSelection'], false | undefined> {
  const disabled = isLoading || bulk.progress !== null;
  return {
    columnWidth: 56,
    selectedRowKeys: [...bulk.ids],
    onChange: (keys) => bulk.select(keys.map(Number)),
    getCheckboxProps: (row) => ({ disabled, 'aria-labelledby': `${id}-select ${id}-${row.id}` }),
    getTitleCheckboxProps: () => ({ disabled, 'aria-label': adminKit.bulk.selectPage }),
  };
}
