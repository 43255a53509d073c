import type { OwnerCalendarAnswer } from '@prostora/api-client';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { reservationChange } from '@prostora/strings/cs/reservation-change.ts';
import { reservations as texts } from '@prostora/strings/cs/reservations.ts';
import { roomTimeline } from '@prostora/strings/cs/room-timeline.ts';
import type { Selection } from '@prostora/ui/calendar/calendar-props.ts';
import {
  toBlockedEntry,
  toOpenEntry,
  toReservationEntry,
  type CalendarEntry,
} from '@prostora/ui/calendar/entries.ts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import type { BookingDraft } from '../new-booking/booking-draft.ts';
import { findOfferedSlot } from '../../../components/slot-fields/slot-values.ts';

type OwnerReservation = OwnerCalendarAnswer['reservations'][number];
type OwnerProposal = OwnerCalendarAnswer['proposals'][number];
type OwnerBlock = OwnerCalendarAnswer['blocked_slots'][number];
type OwnerWindow = OwnerCalendarAnswer['availabilities'][number];

/** Record behind a calendar entry. */
export type CalendarItem =
  | { kind: 'reservation'; entry: CalendarEntry; reservation: OwnerReservation }
  | { kind: 'proposal'; entry: CalendarEntry; proposal: OwnerProposal }
  | { kind: 'block'; entry: CalendarEntry; block: OwnerBlock }
  | { kind: 'window'; entry: CalendarEntry; window: OwnerWindow };

type DisplayOptions = {
  /** Whether to include opening hours. */
  showsOpeningHours: boolean;
  /** Whether titles include the space, in a calendar of several spaces. */
  showsSpaceName: boolean;
};

const isPast = ({ end_datetime }: { end_datetime: string }, now: number): boolean =>
  Date.parse(end_datetime) <= now;

/** Entry of a reservation: of the event, or of its guest. */
function toOwnerReservationEntry(reservation: OwnerReservation): CalendarEntry {
  const { title, customer_name: name, offered_until: offeredUntil } = reservation;
  const entry = toReservationEntry({ ...reservation, customer_name: title ?? name });
  return offeredUntil === null ? entry : { ...entry, title: texts.calendar.offered(offeredUntil, name) };
}

/** Entry of the slot held by an open proposal. */
const toProposalEntry = ({
  id,
  customer_name,
  title,
  start_datetime,
  end_datetime,
}: OwnerProposal): CalendarEntry => ({
  key: `proposal-${id}-${start_datetime}`,
  kind: 'pending',
  title: reservationChange.host.entry(title ?? customer_name),
  start: start_datetime,
  end: end_datetime,
});

/**
 * Entries of the owner's calendar by key. Past and imported entries and those of weekly rules are not
 * movable.
 */
export function toCalendarItems(
  answer: OwnerCalendarAnswer,
  { showsOpeningHours, showsSpaceName }: DisplayOptions,
  now: number = Date.now(),
): Map<string, CalendarItem> {
  const names = new Map(answer.spaces.map(({ id, name }) => [id, name]));
  const withSpace = (entry: CalendarEntry, spaceId: number): CalendarEntry => ({
    ...entry,
    key: `${entry.key}-${spaceId}`,
    title: showsSpaceName ? texts.calendar.inSpace(entry.title, names.get(spaceId) ?? '') : entry.title,
  });
  const items: CalendarItem[] = [
    ...answer.reservations
      .filter(({ status }) => status !== 'cancelled')
      .map((reservation): CalendarItem => ({
        kind: 'reservation',
        reservation,
        entry: {
          ...withSpace(toOwnerReservationEntry(reservation), reservation.space_id),
          movable: reservation.allowed_actions.includes('change'),
        },
      })),
    ...answer.proposals.map((proposal): CalendarItem => ({
      kind: 'proposal',
      proposal,
      entry: withSpace(toProposalEntry(proposal), proposal.space_id),
    })),
    ...answer.blocked_slots.map((block): CalendarItem => ({
      kind: 'block',
      block,
      entry: {
        ...withSpace(toBlockedEntry(block), block.space_id),
        movable: block.feed_id === null && !isPast(block, now),
      },
    })),
    ...(showsOpeningHours ? answer.availabilities : []).map((window): CalendarItem => ({
      kind: 'window',
      window,
      entry: {
        ...withSpace(toOpenEntry(window), window.space_id),
        movable: window.id !== null && !isPast(window, now),
      },
    })),
  ];
  return new Map(items.map((item) => [item.entry.key, item]));
}

/** The booking that is being written in the panel beside the calendar. */
export const toDraftEntry = ({ day, from, until, title }: BookingDraft): CalendarEntry => {
  const toTimestamp = (minute: number): string =>
    fromPragueWallTime(addDays(day, Math.floor(minute / 1440)), minute % 1440).toISOString();
  return {
    key: 'draft',
    kind: 'pending',
    title: title || roomTimeline.draw.title,
    start: toTimestamp(from),
    end: toTimestamp(until),
    pickable: false,
    isDraft: true,
  };
};

/** Usual hours of a day without offered ones, in minutes. */
const USUAL_HOURS = { from: 9 * 60, to: 22 * 60 };

/** Slot of a selection; whole days begin and end with the offered hours of their first and last day. */
export function toSlot({ start, end, wholeDays }: Selection, windows: readonly OwnerWindow[] = []): TimeSlot {
  if (!wholeDays) return { start, end };
  const toUsual = (day: string, minute: number): string => fromPragueWallTime(day, minute).toISOString();
  return {
    start: findOfferedSlot(windows, start)?.start ?? toUsual(start, USUAL_HOURS.from),
    end: findOfferedSlot(windows, end)?.end ?? toUsual(end, USUAL_HOURS.to),
  };
}
