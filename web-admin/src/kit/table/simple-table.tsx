import type { ReactNode } from 'react';
import styles from './simple-table.module.css';

export type SimpleColumn<Row> = {
  key: string;
  title: string;
  render: (row: Row) => ReactNode;
  align?: 'right';
  /** The heading is visually hidden. */ isHeadHidden?: boolean;
};

/** Table without paging; scrolls horizontally inside its frame, also by keyboard. */
export function SimpleTable<Row extends { id: number | string }>({
  label,
  columns,
  rows,
}: {
  label: string;
  columns: readonly SimpleColumn<Row>[];
  rows: readonly Row[];
}) {
  return (
    <div className={styles.frame} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ key, title, align, isHeadHidden }) => (
              <th key={key} scope="col" className={align && styles.right}>
                {isHeadHidden ? <span className="visually-hidden">{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              {columns.map(({ key, render, align }) => (
                <td key={key} className={align && styles.right}>
                  {render(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
