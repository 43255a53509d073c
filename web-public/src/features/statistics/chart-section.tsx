import { statistics as texts } from '@prostora/strings/cs/statistics.ts';
import { classNames } from '@prostora/ui/class-names.ts';
import { useState, type ReactNode } from 'react';
import { ChartColumn, Table2 } from '../../components/portal-icons.ts';
import styles from './statistics.module.css';

type Cell = string | number;
type ChartSectionProps = {
  title: string;
  /** Legend or count beside the heading. */
  aside?: ReactNode;
  /** The numbers of the picture; the first column names the row. */
  table: { columns: readonly string[]; rows: readonly (readonly Cell[])[] };
  className?: string | undefined;
  children: ReactNode;
};

export const NumbersTable = ({
  title,
  table: { columns, rows },
}: Pick<ChartSectionProps, 'title' | 'table'>): ReactNode => (
  <div className={styles['tableScroll']}>
    <table className={styles['numbers']} aria-label={title}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              // Cells of a row keep their order.
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** A picture with a table of the same numbers behind a button. */
export function ChartSection({ title, aside, table, className, children }: ChartSectionProps): ReactNode {
  const [isTable, setTable] = useState(false);
  const label = isTable ? texts.showChart(title) : texts.showTable(title);
  const Icon = isTable ? ChartColumn : Table2;
  return (
    <section className={classNames(styles['section'], className)}>
      <div className={styles['head']}>
        <h2>{title}</h2>
        {!isTable && aside}
        <button
          type="button"
          className={styles['toggle']}
          aria-label={label}
          title={label}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          <Icon aria-hidden />
        </button>
      </div>
      {isTable ? <NumbersTable title={title} table={table} /> : children}
    </section>
  );
}
