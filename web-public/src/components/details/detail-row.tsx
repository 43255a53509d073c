import { formatNumber } from '@prostora/strings';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import type { ReactNode } from 'react';
import styles from './detail-row.module.css';

/** Key details side by side. */
export const DetailRow = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <dl className={styles['details']} aria-label={label}>
    {children}
  </dl>
);

/** One detail of the row. */
export const Detail = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className={styles['detail']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A number with its unit, or a text for an unknown one. */
export const NumberDetail = ({
  name,
  value,
  unit,
  format = formatNumber,
}: {
  name: string;
  value: number | null;
  unit: string;
  format?: (value: number) => string;
}): ReactNode => (
  <Detail name={name}>
    {value === null ? (
      <small>{spacePage.unknown}</small>
    ) : (
      <>
        {format(value)} <small>{unit}</small>
      </>
    )}
  </Detail>
);
