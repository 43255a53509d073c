import { addDays, toPragueWallTime } from '@prostora/contracts';
import { bookingCard as texts } from '@prostora/strings/cs/booking-card.ts';
import { useMemo, useState, type ReactNode } from 'react';
import { CalendarView } from '@prostora/ui/calendar/calendar-view.tsx';
import {
  toEntries,
  toRequestEntry,
  type CalendarEntry,
  type EntryKind,
} from '@prostora/ui/calendar/entries.ts';
import {
  pragueToday,
  getVisibleSpan,
  type CalendarPosition,
} from '@prostora/ui/calendar/calendar-position.ts';
import { ZoneNote } from '@prostora/ui/calendar/zone-note.tsx';
import type { Booking } from './booking-context.tsx';
import { resolveDayState, NO_RULES, findRequestRanges, type SpaceAvailability } from './day-states.ts';
import styles from './public-calendar.module.css';
import { useSpaceAvailability } from './use-space-availability.ts';

const KINDS = ['open', 'request', 'confirmed', 'pending', 'blocked'] as const satisfies readonly EntryKind[];
const OFFERED_KINDS: readonly EntryKind[] = KINDS.filter((kind) => kind !== 'request');

/**
 * Entries of hours on request: in a month only on days without offered hours, which they would cover; else on
 * all days.
 */
function toRequestEntries(time: SpaceAvailability, position: CalendarPosition, now: Date): CalendarEntry[] {
  const { start_date: first, end_date: last } = getVisibleSpan(position);
  const days: string[] = [];
  for (let day = first; day <= last; day = addDays(day)) days.push(day);
  const shown = days.filter((day) => {
    const state = resolveDayState(day, time, now);
    return state === 'free' || (state === 'open' && (position.view === 'week' || position.view === 'day'));
  });
  const toInstant = (ms: number): string => new Date(ms).toISOString();
  return shown
    .flatMap((day) => findRequestRanges(day, time, now))
    .map(({ start, end }) => toRequestEntry({ start: toInstant(start), end: toInstant(end) }));
}

/** Entries of the calendar without past offered hours; offered hours and hours on request are selectable. */
function toPublicEntries(time: SpaceAvailability, position: CalendarPosition, now: number): CalendarEntry[] {
  // Hours on request are unknown until the rules are loaded.
  const onRequest = time.rules === NO_RULES ? [] : toRequestEntries(time, position, new Date(now));
  const known = toEntries(time).filter(({ kind, end }) => kind !== 'open' || Date.parse(end) > now);
  return [...known, ...onRequest]
    .map((entry) => ({ ...entry, pickable: entry.kind === 'open' || entry.kind === 'request' }))
    .toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));
}

/** Day of the visitor's slot or event, else today. */
function findFirstDay({ chosen, event }: Booking): string {
  const today = pragueToday();
  const day = chosen?.slot.day ?? event.dateFrom ?? today;
  return day < today ? today : day;
}

/** Availability calendar of a space; a selection opens the booking form. */
export function PublicCalendar({ spaceId, booking }: { spaceId: number; booking: Booking }): ReactNode {
  const [position, setPlace] = useState<CalendarPosition>(() => ({
    view: 'month',
    day: findFirstDay(booking),
  }));
  const { time, loading } = useSpaceAvailability(
    spaceId,
    getVisibleSpan(position),
    booking.version,
    booking.booked,
  );
  const [now] = useState(() => Date.now());
  const entries = useMemo(
    // While another span loads, the loaded data do not cover its days.
    () => toPublicEntries(loading ? { ...time, rules: NO_RULES } : time, position, now),
    [time, loading, position, now],
  );
  const openDay = ({ start }: CalendarEntry): void => {
    const { day } = toPragueWallTime(new Date(Math.max(Date.parse(start), Date.now())));
    booking.open({ start: day, end: day, wholeDays: true });
  };
  return (
    <>
      <CalendarView
        label={texts.calendar}
        entries={entries}
        position={position}
        onNavigate={setPlace}
        loading={loading}
        chosen={booking.chosen?.slot.day ?? null}
        onPick={openDay}
        onSelect={booking.open}
        selectLabel={texts.actions.pick}
        kinds={time.rules.only_in_windows ? OFFERED_KINDS : KINDS}
      />
      <p className={styles['note']}>{time.rules.only_in_windows ? texts.onlyHours : texts.outsideHours}</p>
      <ZoneNote className={styles['note']} />
    </>
  );
}
