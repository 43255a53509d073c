import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { classNames, ChevronRight } from '@prostora/ui';
import { useMemo, type ReactNode } from 'react';
import { listEntries, PhoneEntries } from './phone-entries.tsx';
import styles from './phone-week.module.css';
import type { Room, RoomItem } from './room-items.ts';
import { formatShortDay } from './timeline-days.ts';

type PhoneWeekProps = {
  rooms: readonly Room[];
  days: readonly string[];
  today: string;
  isLoading: boolean;
  onOpen: (item: RoomItem) => void;
  onOpenDay: (day: string) => void;
};

/** A week on a phone: the days below each other with their entries; the heading opens the day. */
export function PhoneWeek({ rooms, days, today, isLoading, onOpen, onOpenDay }: PhoneWeekProps): ReactNode {
  const byDay = useMemo(() => days.map((day) => ({ day, entries: listEntries(rooms, day) })), [days, rooms]);
  return (
    <ol className={styles['week']} aria-label={texts.grids.week} aria-busy={isLoading}>
      {byDay.map(({ day, entries }) => (
        <li key={day}>
          <h2>
            <button type="button" className={styles['day']} onClick={() => onOpenDay(day)}>
              <b className={classNames(day === today && styles['today'])}>{formatShortDay(day)}</b>
              {day === today && <span>{texts.todayTag}</span>}
              <small>{entries.length === 0 ? texts.phone.free : texts.entriesOfDay(entries.length)}</small>
              <ChevronRight aria-hidden />
            </button>
          </h2>
          {entries.length > 0 && <PhoneEntries entries={entries} onOpen={onOpen} />}
        </li>
      ))}
    </ol>
  );
}
