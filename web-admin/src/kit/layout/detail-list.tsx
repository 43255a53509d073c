import type { ReactNode } from 'react';
import { admin } from '@prostora/strings';
import styles from './detail-list.module.css';

export type DetailRow = [label: string, value: ReactNode];

export const EmptyValue = () => <span className={styles.unfilled}>{admin.review.noText}</span>;

/** Labelled values of a record; empty ones show a placeholder. */
export function DetailList({ rows }: { rows: readonly DetailRow[] }) {
  return (
    <dl className={styles.details}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <EmptyValue />}</dd>
        </div>
      ))}
    </dl>
  );
}
