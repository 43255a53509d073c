import { Search } from '@prostora/ui';
import type { ReactNode } from 'react';
import styles from './panel-content.module.css';

/** Text field that narrows the list of a panel; focused when the panel opens. */
export const PanelSearchField = ({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (typed: string) => void;
}): ReactNode => (
  <label className={styles['find']}>
    <Search />
    <span className="visually-hidden">{label}</span>
    <input
      type="search"
      value={value}
      placeholder={label}
      autoComplete="off"
      data-first=""
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
