import { Suspense, lazy } from 'react';
import styles from './table-toolbar.module.css';

const RangePicker = lazy(() => import('./range-picker.tsx'));

export type RangeFilterProps = {
  label: string;
  /** Days as YYYY-MM-DD, or empty: such a side has no bound. */
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
};

/** A filter of two days, both included; its calendar comes when a page shows it. */
export const RangeFilter = (props: RangeFilterProps) => (
  <Suspense fallback={<span className={styles.range} aria-hidden />}>
    <RangePicker {...props} />
  </Suspense>
);
