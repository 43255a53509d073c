import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { runEach, type BulkAction, type BulkFailure } from './bulk.ts';
import { useConfirm } from '../feedback/confirm-action.tsx';
import { useNotices } from '../feedback/notices.tsx';
import { useRefresh } from '../data/use-refresh.ts';

export type Bulk<Row> = {
  /** Selected rows of the page, in its order. */
  selected: readonly Row[];
  ids: readonly number[];
  select: (ids: readonly number[]) => void;
  toggle: (id: number) => void;
  /** Progress of the running action, or null. */
  progress: { settled: number; total: number } | null;
  failed: readonly BulkFailure<Row>[];
  start: (action: BulkAction<Row>) => void;
  stop: () => void;
};

/** Row selection; after a refresh only rows still on the page stay selected. */
function useSelection<Row extends { id: number }>(items: readonly Row[]) {
  const [selectedIds, select] = useState<readonly number[]>([]);
  useEffect(() => {
    const shown = new Set(items.map(({ id }) => id));
    select((before) => (before.every((id) => shown.has(id)) ? before : before.filter((id) => shown.has(id))));
  }, [items]);
  const selected = useMemo(() => items.filter(({ id }) => selectedIds.includes(id)), [items, selectedIds]);
  const toggle = useCallback(
    (id: number) =>
      select((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id])),
    [],
  );
  return { selected, ids: selectedIds, select, toggle };
}

/** Selection and bulk actions of a list. */
export function useBulk<Row extends { id: number }>(items: readonly Row[]): Bulk<Row> {
  const { selected, ids, select, toggle } = useSelection(items);
  const [progress, setProgress] = useState<Bulk<Row>['progress']>(null);
  const [failed, setFailed] = useState<readonly BulkFailure<Row>[]>([]);
  const running = useRef<AbortController | null>(null);
  const notices = useNotices();
  const refresh = useRefresh();
  const confirm = useConfirm();
  const run = async (action: BulkAction<Row>, rows: readonly Row[], reason: string): Promise<void> => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setFailed([]);
    setProgress({ settled: 0, total: rows.length });
    const result = await runEach(rows, (row) => action.run(row, reason), {
      onProgress: (settled) => setProgress({ settled, total: rows.length }),
      signal: controller.signal,
    });
    running.current = null;
    setProgress(null);
    setFailed(result.failed);
    // Failed, stopped and skipped rows stay selected.
    const doneIds = new Set(result.done.map(({ id }) => id));
    select(selected.map(({ id }) => id).filter((id) => !doneIds.has(id)));
    refresh();
    const { undo } = action;
    if (doneIds.size > 0 && undo)
      notices.undoable(action.done(doneIds.size), () => undoAll(result.done, undo).finally(refresh));
    else if (doneIds.size > 0) notices.success(action.done(doneIds.size));
  };
  const start = (action: BulkAction<Row>): void => {
    const rows = selected.filter(action.isFor);
    if (rows.length === 0) return;
    if (!action.confirm) return void run(action, rows, '');
    const { title, ...question } = action.confirm;
    // The dialog closes at once; the bar shows the progress.
    confirm({
      ...question,
      title: title(rows.length),
      onConfirm: (reason) => {
        void run(action, rows, reason);
        return Promise.resolve();
      },
    });
  };
  const change = (next: readonly number[]): void => {
    setFailed([]);
    select(next);
  };
  return {
    selected,
    ids,
    select: change,
    toggle,
    progress,
    failed,
    start,
    stop: () => running.current?.abort(),
  };
}

/**
 * Undoes as many rows as possible.
 * @throws the first error
 */
async function undoAll<Row>(rows: readonly Row[], undo: (row: Row) => Promise<unknown>): Promise<void> {
  const {
    failed: [first],
  } = await runEach(rows, undo);
  if (first) throw first.error;
}
