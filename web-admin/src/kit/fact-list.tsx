import type { ReactNode } from 'react';
import { admin } from '@prostora/strings';
import styles from './fact-list.module.css';

export type Fact = [label: string, value: ReactNode];

export const Unfilled = () => <span className={styles.unfilled}>{admin.review.noText}</span>;

/** Labelled values of a record; empty ones show a placeholder. */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || <Unfilled />}</dd>
        </div>
      ))}
    </dl>
  );
}
