import { useQuery } from '@tanstack/react-query';
import type { OwnerCalendarAnswer } from '@prostora/api-client';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { Button, Skeleton } from '@prostora/ui';
import { Plus } from '@prostora/ui/page-icons.ts';
import { useState, type ReactNode } from 'react';
import { formatEntrySlot, type TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { upcomingQuery } from '../reservation-queries.ts';
import { Section } from '../../../components/section/section.tsx';
import { createDefaultSlot } from '../../../components/slot-fields/slot-values.ts';
import { TimeDialog } from '../time-dialog/time-dialog.tsx';
import type { TimeKind, TimeTarget } from '../time-dialog/use-time-change.ts';
import styles from './schedule.module.css';

/** A window or block in the list; read-only without a target. */
type TimeListItem = { key: string; slotText: string; details: string; target: TimeTarget | null };

const byStart = (one: { start_datetime: string }, other: { start_datetime: string }): number =>
  Date.parse(one.start_datetime) - Date.parse(other.start_datetime);

const listWindows = ({ availabilities }: OwnerCalendarAnswer, spaceId: number): TimeListItem[] =>
  availabilities
    .filter(({ id }) => id !== null)
    .toSorted(byStart)
    .map((window) => {
      const slot = { start: window.start_datetime, end: window.end_datetime };
      return {
        key: String(window.id),
        slotText: formatEntrySlot(slot),
        details: reservations.pricePerHour(window.price_per_hour),
        target: { kind: 'window', id: window.id, spaceId, slot, price: window.price_per_hour },
      };
    });

const listBlocks = ({ blocked_slots: blocks }: OwnerCalendarAnswer, spaceId: number): TimeListItem[] =>
  blocks.toSorted(byStart).map((block) => {
    const slot = { start: block.start_datetime, end: block.end_datetime };
    const isImported = block.feed_id !== null;
    return {
      key: `${block.id}-${block.start_datetime}`,
      slotText: formatEntrySlot(slot),
      details: [
        block.reason,
        isImported ? reservations.block.imported : null,
        block.reason_public ? reservations.block.isPublic : null,
      ]
        .filter(Boolean)
        .join(' · '),
      target: isImported
        ? null
        : {
            kind: 'block',
            id: block.id,
            spaceId,
            slot,
            reason: block.reason,
            reasonPublic: block.reason_public,
            groupId: block.group_id,
          },
    };
  });

/** The next offered hours, otherwise hours of the day. */
function proposeBlock({ availabilities }: OwnerCalendarAnswer): TimeSlot {
  const [next] = availabilities
    .filter(({ start_datetime: start }) => Date.parse(start) > Date.now())
    .toSorted(byStart);
  return next ? { start: next.start_datetime, end: next.end_datetime } : createDefaultSlot();
}

type ListProps = {
  kind: TimeKind;
  spaceId: number;
  items: readonly TimeListItem[];
  /** Slot of a new record. */
  proposed: TimeSlot;
};

/** Upcoming windows or blocks with their editing; imported ones are read-only. */
function TimeList({ kind, spaceId, items, proposed }: ListProps): ReactNode {
  const [opened, setOpened] = useState<TimeTarget | null>(null);
  const texts = kind === 'window' ? reservations.windows : reservations.blocks;
  const { add, edit, editLabel } = reservations[kind];
  return (
    <Section title={texts.title} lead={texts.lead} isFoldable>
      {items.length === 0 ? (
        <p className={styles['quiet']}>{texts.empty}</p>
      ) : (
        <ul className={styles['items']}>
          {items.map(({ key, slotText, details, target }) => (
            <li key={key} className={styles['item']}>
              <div className={styles['details']}>
                <p className={styles['name']}>{slotText}</p>
                {details && <p className={styles['quiet']}>{details}</p>}
              </div>
              {target && (
                <div className={styles['itemActions']}>
                  <Button size="sm" aria-label={editLabel(slotText)} onClick={() => setOpened(target)}>
                    {edit}
                  </Button>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['add']}>
        <Button onClick={() => setOpened({ kind, id: null, spaceId, slot: proposed })}>
          <Plus aria-hidden />
          {add}
        </Button>
      </div>
      {opened && <TimeDialog target={opened} spaces={[]} onClose={() => setOpened(null)} />}
    </Section>
  );
}

/** Upcoming single windows and blocks of a space. */
export function TimeLists({ spaceId }: { spaceId: number }): ReactNode {
  const { data, error, refetch } = useQuery(upcomingQuery(useApi(), spaceId));
  if (!data)
    return error ? (
      <LoadFailed error={error} onRetry={() => void refetch()} />
    ) : (
      <div role="status" aria-label={reservations.loading}>
        <Skeleton className={styles['bone']} />
      </div>
    );
  return (
    <>
      <TimeList
        kind="window"
        spaceId={spaceId}
        items={listWindows(data, spaceId)}
        proposed={createDefaultSlot()}
      />
      <TimeList
        kind="block"
        spaceId={spaceId}
        items={listBlocks(data, spaceId)}
        proposed={proposeBlock(data)}
      />
    </>
  );
}
