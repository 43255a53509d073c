import { csCZIntl, type ProColumns, type ProTableProps } from '@ant-design/pro-components';
import type { ReactNode } from 'react';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import { SkeletonBar } from '../layout/skeleton.tsx';
import type { TableState } from './table-state.ts';

export type ResourceColumn<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  /** API sort key; the column is sortable when set. */
  sort?: string;
  width?: number;
  /** Cell height in pixels when it is not one line; keeps the row height while loading. */
  skeletonHeight?: number;
  align?: 'left' | 'right';
  /** Hidden by default; can be shown in the column settings. */
  isOptional?: boolean;
  /** Cannot be hidden or moved: the row's name and its actions. */
  isFixed?: boolean;
};

type ColumnOptions<Row extends { id: number }> = {
  view: { sort: string | null; order: string };
  /** Card rendered instead of cells on a phone. */
  card: ((row: Row) => ReactNode) | null;
  /** Id of the cell that names the row. */
  nameId: (row: Row) => string;
};

const ownMessages: Readonly<Record<string, string>> = adminKit.columnSettings;

/** Czech locale of ProTable, with own texts for the column settings. */
export const tableCzech: typeof csCZIntl = {
  ...csCZIntl,
  getMessage: (id, fallback) => ownMessages[id] ?? csCZIntl.getMessage(id, fallback),
};

/**
 * Columns of ProTable. They must not depend on the rows: ProTable reads the stored column settings again when
 * its columns change, and a change of the settings in the same render is lost.
 */
export function toProColumns<Row extends { id: number }>(
  columns: readonly ResourceColumn<Row>[],
  { view, card, nameId }: ColumnOptions<Row>,
): ProColumns<Row>[] {
  if (card)
    return [
      {
        key: 'card',
        onCell: (row) => ({ id: nameId(row) }),
        render: (_dom, row) => (isSkeleton(row) ? <SkeletonBar width="100%" height={72} /> : card(row)),
      },
    ];
  const sortOrder = view.order === 'desc' ? ('descend' as const) : ('ascend' as const);
  return columns.map(({ key, title, render, sort, width, skeletonHeight, align, isFixed }, index) => ({
    key,
    title,
    align: align ?? 'left',
    ...(index === 0 && { onCell: (row: Row) => ({ id: nameId(row) }) }),
    ...(width !== undefined && { width }),
    ...(isFixed && { disable: true }),
    ...(sort && { sorter: true, sortOrder: view.sort === sort ? sortOrder : null }),
    render: (_dom, row) =>
      isSkeleton(row) ? <SkeletonBar {...(skeletonHeight && { height: skeletonHeight })} /> : render(row),
  }));
}

const SKELETON_ROWS = 8;
export const skeletonRows = <Row extends { id: number }>(): Row[] =>
  Array.from({ length: SKELETON_ROWS }, (_, index) => ({ id: -1 - index }) as Row);
const isSkeleton = (row: { id: number }): boolean => row.id < 0;

/** Column order and visibility, stored in the browser under the table's name. */
export function columnSettings<Row>(
  name: string,
  columns: readonly ResourceColumn<Row>[],
): NonNullable<ProTableProps<Row, object>['columnsState']> {
  const optional = columns
    .filter((column) => column.isOptional)
    .map((column) => [column.key, { show: false }]);
  return {
    persistenceKey: `prostora-console-columns-${name}`,
    persistenceType: 'localStorage',
    defaultValue: Object.fromEntries(optional),
  };
}

/** Applies a click on a column heading; the third click restores the default sort. */
export function changeSort<Row, Filter extends string>(
  state: TableState<Filter>,
  key: unknown,
  order: string | null | undefined,
  columns: readonly ResourceColumn<Row>[],
): void {
  const sort = columns.find((column) => column.key === key)?.sort ?? null;
  state.change(order && sort ? { sort, order: order === 'descend' ? 'desc' : 'asc' } : { sort: null });
}
