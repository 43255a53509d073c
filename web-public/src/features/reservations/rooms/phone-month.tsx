import { roomTimeline as texts } from '@prostora/strings/cs/room-timeline.ts';
import { classNames, ChevronRight } from '@prostora/ui';
import { useMemo, type ReactNode } from 'react';
import { measureDay } from './day-layout.ts';
import { toStep } from './month-grid.tsx';
import { listEntries, PhoneEntries } from './phone-entries.tsx';
import styles from './phone-month.module.css';
import type { Room, RoomItem } from './room-items.ts';
import { formatDayName, formatShortDay } from './timeline-days.ts';

type PhoneMonthProps = {
  rooms: readonly Room[];
  days: readonly string[];
  day: string;
  today: string;
  isLoading: boolean;
  onOpen: (item: RoomItem) => void;
  onDay: (day: string) => void;
  onOpenDay: (day: string) => void;
};

/** Taken share of the offered time of all rooms, and the number of entries. */
function measureRooms(rooms: readonly Room[], day: string): { share: number; count: number } {
  const measures = rooms.map((room) => measureDay(room, day));
  return {
    share: measures.reduce((sum, { share }) => sum + share, 0) / Math.max(1, rooms.length),
    count: measures.reduce((sum, { count }) => sum + count, 0),
  };
}

/** A month on a phone: the days with share and number of entries; the chosen one is listed beneath. */
export function PhoneMonth(props: PhoneMonthProps): ReactNode {
  const { rooms, days, day, today, isLoading, onOpen, onDay, onOpenDay } = props;
  const measures = useMemo(() => days.map((one) => measureRooms(rooms, one)), [days, rooms]);
  const entries = useMemo(() => listEntries(rooms, day), [day, rooms]);
  const firstColumn = ((new Date(`${days[0] ?? day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;
  return (
    <>
      <div className={styles['names']} aria-hidden>
        {WEEK.map((one) => (
          <span key={one}>{formatDayName(one)}</span>
        ))}
      </div>
      <ol className={styles['month']} aria-label={texts.grids.month} aria-busy={isLoading}>
        {days.map((one, index) => {
          const { share, count } = measures[index] ?? { share: 0, count: 0 };
          return (
            <li key={one} style={index === 0 ? { gridColumnStart: firstColumn } : undefined}>
              <button
                type="button"
                className={classNames(styles['day'], one === today && styles['today'])}
                data-step={toStep(share, count)}
                aria-pressed={one === day}
                onClick={() => onDay(one)}
              >
                <b aria-hidden>{Number(one.slice(8))}</b>
                <small aria-hidden>{count > 0 && count}</small>
                <span className="visually-hidden">
                  {texts.phone.monthDay(formatShortDay(one), share, count)}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <section aria-labelledby="den-mesice">
        <h2 id="den-mesice" className={styles['chosen']}>
          <button type="button" onClick={() => onOpenDay(day)}>
            {formatShortDay(day)}
            <ChevronRight aria-hidden />
          </button>
        </h2>
        <PhoneEntries entries={entries} onOpen={onOpen} />
      </section>
    </>
  );
}

/** A week from Monday. */
const WEEK = [
  '2027-01-04',
  '2027-01-05',
  '2027-01-06',
  '2027-01-07',
  '2027-01-08',
  '2027-01-09',
  '2027-01-10',
];
