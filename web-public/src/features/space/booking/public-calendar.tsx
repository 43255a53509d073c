import { pragueWall } from '@prostora/contracts';
import { bookingCard as texts } from '@prostora/strings/cs/booking-card.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { CalendarView } from '@prostora/ui/calendar/calendar-view.tsx';
import { entriesOf, type CalendarData, type CalendarEntry } from '@prostora/ui/calendar/entries.ts';
import { pragueToday, spanOf, type CalendarPlace } from '@prostora/ui/calendar/place.ts';
import { ZoneNote } from '@prostora/ui/calendar/zone-note.tsx';
import type { Booking } from './booking-context.tsx';
import styles from './public-calendar.module.css';
import { useSpaceTime } from './use-space-time.ts';

/** Hours on offer that are over are left out; those to come can be picked, what is taken only informs. */
const publicEntries = (time: CalendarData, now: number): CalendarEntry[] =>
  entriesOf(time).filter(({ kind, end }) => kind !== 'open' || Date.parse(end) > now).map((entry) => ({ ...entry, pickable: entry.kind === 'open' }));

/** Free and taken time of a space; hours on offer and marked times open the reservation with them filled in. */
export function PublicCalendar({ spaceId, booking }: { spaceId: number; booking: Booking }): ReactNode {
  const [place, setPlace] = useState<CalendarPlace>(() => ({ view: 'month', day: pragueToday() }));
  const { time, loading } = useSpaceTime(spaceId, spanOf(place), booking.changes, booking.booked);
  const [now] = useState(() => Date.now());
  const entries = useMemo(() => publicEntries(time, now), [time, now]);
  const openDay = ({ start }: CalendarEntry): void => {
    const { day } = pragueWall(new Date(Math.max(Date.parse(start), Date.now())));
    booking.open({ start: day, end: day, wholeDays: true });
  };
  return (
    <>
      <CalendarView
        label={texts.calendar} entries={entries} place={place} onPlace={setPlace} loading={loading} chosen={booking.summary?.day ?? null}
        onPick={openDay} onSelect={booking.open} selectLabel={texts.submit}
      />
      <p className={styles['note']}>{time.rules.only_in_windows ? texts.onlyHours : texts.outsideHours}</p>
      <ZoneNote className={styles['note']} />
    </>
  );
}
