import { Suspense, lazy } from 'react';
import styles from './table-toolbar.module.css';

const RangePicker = lazy(() => import('./range-picker.tsx'));

export type RangeFilterProps = {
  label: string;
  /** Days as YYYY-MM-DD; empty for an open end. */
  from: string;
  to: string;
  onChange: (range: { from: string; to: string }) => void;
};

/** Filter by an inclusive range of days; the calendar is loaded lazily. */
export const RangeFilter = (props: RangeFilterProps) => (
  <Suspense fallback={<span className={styles.range} aria-hidden />}>
    <RangePicker {...props} />
  </Suspense>
);
