import { formatNumber } from '@prostora/strings';
import { spacePage } from '@prostora/strings/cs/space-page.ts';
import type { ReactNode } from 'react';
import styles from './fact-row.module.css';

/** Key facts side by side. */
export const FactRow = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <dl className={styles['facts']} aria-label={label}>
    {children}
  </dl>
);

/** One fact of the row. */
export const Fact = ({ name, children }: { name: string; children: ReactNode }): ReactNode => (
  <div className={styles['fact']}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** A number with its unit, or a text for an unknown one. */
export const NumberFact = ({
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
  <Fact name={name}>
    {value === null ? (
      <small>{spacePage.unknown}</small>
    ) : (
      <>
        {format(value)} <small>{unit}</small>
      </>
    )}
  </Fact>
);
