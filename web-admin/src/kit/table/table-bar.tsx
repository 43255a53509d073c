import { Button } from 'antd';
import { RefreshCw } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import type { Query } from '@prostora/api-client';
import { admin } from '@prostora/strings';
import { ExportMenu, type ExportList } from './export-menu.tsx';
import { toFilterQuery } from './list-query.ts';
import { SavedViews } from '../views/saved-views.tsx';
import { useShortcut } from '../shortcuts/shortcut.ts';
import type { TableState } from './table-state.ts';
import styles from './resource-table.module.css';

type TableBarProps<Filter extends string> = {
  /** Key of the list's saved views. */
  name: string;
  state: TableState<Filter>;
  total: number | undefined;
  isNarrow: boolean;
  exportList: ExportList | undefined;
  exportQuery: Query | undefined;
  onRefresh: () => void;
  filters: ReactNode;
  /** Column settings. */
  settings: ReactNode;
};

/** Toolbar of a list: filters on the left, list actions on the right. */
export function TableBar<Filter extends string>({
  name,
  state,
  total,
  isNarrow,
  exportList,
  exportQuery,
  onRefresh,
  filters,
  settings,
}: TableBarProps<Filter>) {
  const bar = useRef<HTMLDivElement>(null);
  useShortcut('/', () => {
    const search = bar.current?.querySelector<HTMLInputElement>('input[type="search"]');
    search?.focus();
    search?.select();
  });
  return (
    <div ref={bar} className={styles.bar}>
      <div className={styles.filters}>{filters}</div>
      <div className={styles.tools}>
        <SavedViews list={name} state={state} />
        {exportList && (
          <ExportMenu
            name={name}
            exportList={exportList}
            query={{ ...toFilterQuery(state.view), ...exportQuery }}
            isEmpty={!total}
          />
        )}
        {!isNarrow && (
          <Button
            icon={<RefreshCw className="lucide" aria-hidden />}
            aria-label={admin.table.refresh}
            onClick={onRefresh}
          />
        )}
        {!isNarrow && settings}
      </div>
    </div>
  );
}
