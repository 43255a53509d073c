import { Button, Progress } from 'antd';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminKit } from '@prostora/strings/cs/admin-kit.ts';
import type { BulkAction } from './bulk.ts';
import { describeError } from '../feedback/errors.ts';
import type { Bulk } from './use-bulk.ts';
import styles from './bulk-bar.module.css';

const texts = adminKit.bulk;

type BulkBarProps<Row> = {
  bulk: Bulk<Row>;
  actions: readonly BulkAction<Row>[];
  /** Names a row in the list of failures. */ renderName: (row: Row) => ReactNode;
};

/** Bulk actions of the selected rows with progress and failures; sticks to the bottom below the table. */
export function BulkBar<Row extends { id: number }>({ bulk, actions, renderName }: BulkBarProps<Row>) {
  const { selected, progress, failed, select, start, stop } = bulk;
  if (selected.length === 0 && !progress && failed.length === 0) return null;
  return (
    <div className={styles.bar} role="region" aria-label={texts.label}>
      {failed.length > 0 && (
        <div className={styles.failed} role="alert">
          <CircleAlert className="lucide" aria-hidden />
          <div>
            <b>{texts.failed(failed.length)}</b>
            <ul>
              {failed.map(({ row, error }) => (
                <li key={row.id}>
                  <span className={styles.name}>{renderName(row)}</span>
                  <span>{describeError(error).text}</span>
                </li>
              ))}
            </ul>
          </div>
        </div>
      )}
      <div className={styles.line}>
        <b className={styles.count} role="status">
          {progress ? texts.progress(progress.settled, progress.total) : texts.selected(selected.length)}
        </b>
        {progress ? (
          <BulkProgress {...progress} onStop={stop} />
        ) : (
          <>
            <Button type="text" onClick={() => select([])}>
              {texts.cancel}
            </Button>
            <Actions selected={selected} actions={actions} start={start} />
          </>
        )}
      </div>
    </div>
  );
}

function BulkProgress({ settled, total, onStop }: { settled: number; total: number; onStop: () => void }) {
  const percent = Math.round((100 * settled) / total);
  return (
    <>
      <Progress
        className={styles.progress ?? ''}
        percent={percent}
        showInfo={false}
        aria-label={texts.progress(settled, total)}
      />
      <Button onClick={onStop}>{texts.stop}</Button>
    </>
  );
}

function Actions<Row>({
  selected,
  actions,
  start,
}: {
  selected: readonly Row[];
  actions: readonly BulkAction<Row>[];
  start: (action: BulkAction<Row>) => void;
}) {
  return (
    <div className={styles.actions}>
      {actions.map((action) => {
        const applicableCount = selected.filter(action.isFor).length;
        return (
          <Button
            key={action.key}
            danger={action.confirm?.danger ?? false}
            disabled={applicableCount === 0}
            onClick={() => start(action)}
          >
            {texts.fits(action.label, applicableCount, selected.length)}
          </Button>
        );
      })}
    </div>
  );
}
