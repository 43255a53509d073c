import { Link } from '@prostora/nav';
import { waitingList } from '@prostora/strings/cs/waiting-list.ts';
import { Button } from '@prostora/ui';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { UserPlus } from '../../../components/portal-icons.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { useHasRight } from '../../../lib/use-rights.ts';
import { waitingListQuery } from '../reservation-queries.ts';
import { buildReservationsUrl } from '../reservations-url.ts';
import { AddPersonDialog } from './add-person-dialog.tsx';
import styles from './slot-waiting.module.css';

const texts = waitingList.owner;

/** Beneath what holds a slot: how many people wait for it, and a button that adds one; nothing in the past. */
export function SlotWaiting({ spaceId, slot }: { spaceId: number; slot: TimeSlot }): ReactNode {
  const mayWrite = useHasRight('write');
  const [isAdding, setAdding] = useState(false);
  const [now] = useState(Date.now);
  const [start, end] = [Date.parse(slot.start), Date.parse(slot.end)];
  const isShown = mayWrite && end > now;
  const { data } = useQuery({ ...waitingListQuery(useApi(), spaceId), enabled: isShown });
  if (!isShown) return null;
  const count = (data?.items ?? []).filter(
    (entry) => Date.parse(entry.start_datetime) < end && Date.parse(entry.end_datetime) > start,
  ).length;
  return (
    <div className={styles['waiting']}>
      <p>
        {count === 0 ? (
          texts.slot.question
        ) : (
          <Link className="text-link" to={buildReservationsUrl({ tab: 'cekani', spaceId })}>
            {texts.slot.count(count)}
          </Link>
        )}
      </p>
      <Button size="sm" onClick={() => setAdding(true)}>
        <UserPlus aria-hidden />
        {texts.add}
      </Button>
      {isAdding && (
        <AddPersonDialog spaceId={spaceId} {...(start > now && { slot })} onClose={() => setAdding(false)} />
      )}
    </div>
  );
}
