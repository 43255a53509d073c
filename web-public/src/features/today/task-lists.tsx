import type { OwnerToday, TodayWaitingItem } from '@prostora/api-client';
import { today } from '@prostora/strings/cs/today.ts';
import { Button, EmptyState } from '@prostora/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useHasRight } from '../../lib/use-rights.ts';
import { toItemKey } from './postponed.ts';
import type { RunAction } from './item-actions.ts';
import { SetupSteps } from './setup-steps.tsx';
import styles from './today.module.css';
import type { useTasks } from './use-tasks.ts';
import { TaskRow } from './task-row.tsx';

const texts = today.waiting;

function NothingWaits({ gaps: [gap] }: Pick<OwnerToday, 'gaps'>): ReactNode {
  const { title, reason, readerReason, gap: describeGap } = texts.empty;
  const mayWrite = useHasRight('write');
  return (
    <EmptyState
      title={title}
      reason={mayWrite ? reason : readerReason}
      more={gap && describeGap(gap.space.name, today.slot(gap.start_datetime, gap.end_datetime))}
    />
  );
}

type TaskListProps = {
  title: string;
  /** How the items are ordered, or what they are. */
  note: string;
  now: Date;
  waiting: ReturnType<typeof useTasks>;
  /** Shown in place of an empty list. */
  empty: ReactNode;
};

/** A list of items with their steps; the focus stays in it when an item leaves. */
function TaskList({
  title,
  note,
  now,
  waiting: { shown, isLeaving, act, postponedCount, showPostponed },
  empty,
}: TaskListProps): ReactNode {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  /** Index of the leaving row that held the focus. */
  const focusedIndex = useRef<number | null>(null);
  useEffect(() => {
    if (focusedIndex.current === null) return;
    const rows = [...(list.current?.children ?? [])];
    const row = rows[Math.min(focusedIndex.current, rows.length - 1)];
    focusedIndex.current = null;
    (row?.querySelector<HTMLElement>('a, button') ?? heading.current)?.focus();
  }, [shown.length]);
  const run = async (item: TodayWaitingItem, action: RunAction): Promise<void> => {
    if (list.current?.contains(document.activeElement)) focusedIndex.current = shown.indexOf(item);
    if (!(await act(item, action))) focusedIndex.current = null;
  };
  return (
    <section className={styles['list']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <span className={styles['note']}>{note}</span>
      </div>
      {shown.length === 0 ? (
        empty
      ) : (
        <ol ref={list}>
          {shown.map((item) => (
            <TaskRow
              key={toItemKey(item)}
              item={item}
              now={now}
              isLeaving={isLeaving(item)}
              onRun={(action) => void run(item, action)}
            />
          ))}
        </ol>
      )}
      {postponedCount > 0 && (
        <p className={styles['postponed']}>
          {texts.postponed(postponedCount)}{' '}
          <Button size="sm" variant="ghost" onClick={showPostponed}>
            {texts.showPostponed}
          </Button>
        </p>
      )}
    </section>
  );
}

/** All tasks by urgency, then the options, which wait for their guests. */
export function TaskLists({
  day,
  now,
  waiting,
  options,
}: {
  day: OwnerToday;
  now: Date;
  waiting: ReturnType<typeof useTasks>;
  options: ReturnType<typeof useTasks>;
}): ReactNode {
  return (
    <div>
      <TaskList
        title={texts.title}
        note={texts.order}
        now={now}
        waiting={waiting}
        empty={<NothingWaits gaps={day.gaps} />}
      />
      {(options.shown.length > 0 || options.postponedCount > 0) && (
        <TaskList title={texts.options} note={texts.optionsNote} now={now} waiting={options} empty={null} />
      )}
      <SetupSteps steps={day.setup} />
    </div>
  );
}
