import type { OwnerToday, TodayWaitingItem } from '@prostora/api-client';
import { today } from '@prostora/strings/cs/today.ts';
import { Button, EmptyState } from '@prostora/ui';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useHasRight } from '../../lib/use-rights.ts';
import { toItemKey } from './postponed.ts';
import type { RunAction } from './item-actions.ts';
import { SetupSteps } from './setup-steps.tsx';
import styles from './today.module.css';
import type { useWaitingItems } from './use-waiting-items.ts';
import { WaitingRow } from './waiting-row.tsx';

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

/** All waiting items in one list, by urgency. */
export function WaitingSection({
  day,
  now,
  waiting: { shown, isLeaving, act, postponedCount, showPostponed },
}: {
  day: OwnerToday;
  now: Date;
  waiting: ReturnType<typeof useWaitingItems>;
}): ReactNode {
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
    <section aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 ref={heading} id={titleId} tabIndex={-1}>
          {texts.title}
        </h2>
        <span className={styles['note']}>{texts.order}</span>
      </div>
      {shown.length === 0 ? (
        <NothingWaits gaps={day.gaps} />
      ) : (
        <ol ref={list}>
          {shown.map((item) => (
            <WaitingRow
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
      <SetupSteps steps={day.setup} />
    </section>
  );
}
