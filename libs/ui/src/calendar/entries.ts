import type { Availability, BlockedSlot, CalendarReservation } from '@prostora/api-client';
import { toPragueWallTime, toPragueDay } from '@prostora/contracts';
import { formatCzk } from '@prostora/strings';
import { calendar as texts } from '@prostora/strings/cs/calendar.ts';

/** Kind of an entry: offered hours, hours on request, confirmed or pending reservation, blocked time. */
export type EntryKind = 'open' | 'request' | 'confirmed' | 'pending' | 'blocked';

/** An entry of a calendar; `start` and `end` are instants (ISO 8601). */
export type CalendarEntry = {
  key: string;
  kind: EntryKind;
  title: string;
  start: string;
  end: string;
  /** Can be dragged and resized; needs `onMove` of the calendar. */
  movable?: boolean;
  /** False for an informative entry that cannot be picked. */
  pickable?: boolean;
  /** Not saved yet: shown as an outline. */
  isDraft?: boolean;
};

/** Offered hours: „Dostupné (1 900 Kč/h)“ (SPEC §9). */
export const toOpenEntry = ({
  id,
  rule_id,
  start_datetime,
  end_datetime,
  price_per_hour,
}: Availability): CalendarEntry => ({
  key: `open-${id ?? `rule-${rule_id ?? ''}`}-${start_datetime}`,
  kind: 'open',
  title: price_per_hour > 0 ? texts.open(formatCzk(price_per_hour)) : texts.openByAgreement,
  start: start_datetime,
  end: end_datetime,
});

/** A reservation: „Rezervace - {name}“ if the name is visible to the reader, else „Obsazeno“ (PRODUCT §5). */
export const toReservationEntry = ({
  id,
  status,
  customer_name,
  start_datetime,
  end_datetime,
}: CalendarReservation): CalendarEntry => ({
  key: `reservation-${id}-${start_datetime}`,
  kind: status === 'confirmed' ? 'confirmed' : 'pending',
  title: customer_name ? texts.reservation(customer_name) : texts.taken,
  start: start_datetime,
  end: end_datetime,
});

/** Blocked time: „Blokováno - {reason}“, or „Blokováno“ without a visible reason. */
export const toBlockedEntry = ({ id, reason, start_datetime, end_datetime }: BlockedSlot): CalendarEntry => ({
  key: `blocked-${id}-${start_datetime}`,
  kind: 'blocked',
  title: reason ? texts.blockedFor(reason) : texts.blocked,
  start: start_datetime,
  end: end_datetime,
});

/** Hours outside the offer, available on request. */
export const toRequestEntry = ({ start, end }: Pick<CalendarEntry, 'start' | 'end'>): CalendarEntry => ({
  ...{ key: `request-${start}`, kind: 'request', title: texts.kinds.request, start, end },
});

export type CalendarData = {
  availabilities: readonly Availability[];
  reservations: readonly CalendarReservation[];
  blocked_slots: readonly BlockedSlot[];
};

/** All entries of a calendar in order of start; cancelled reservations are left out. */
export const toEntries = ({ availabilities, reservations, blocked_slots }: CalendarData): CalendarEntry[] =>
  [
    ...availabilities.map(toOpenEntry),
    ...reservations.filter(({ status }) => status !== 'cancelled').map(toReservationEntry),
    ...blocked_slots.map(toBlockedEntry),
  ].toSorted((one, other) => Date.parse(one.start) - Date.parse(other.start));

/** An entry that ends by this minute of the day belongs to the previous day. */
export const NIGHT_END_MINUTES = 6 * 60;

/** First and last calendar day of an entry in Prague time. */
export function getEntryDays({ start, end }: Pick<CalendarEntry, 'start' | 'end'>): {
  first: string;
  last: string;
} {
  const first = toPragueDay(start);
  const { day: endDay, minute } = toPragueWallTime(new Date(end));
  const last =
    minute > NIGHT_END_MINUTES || endDay === first
      ? endDay
      : toPragueDay(Date.parse(end) - (NIGHT_END_MINUTES + 60) * 60_000);
  return { first, last: last < first ? first : last };
}
