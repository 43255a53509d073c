import { addDays, buildEventSearch, type EventQuery } from '@prostora/contracts';
import { readDraft, saveDraft } from '../../../lib/form-draft.ts';
import {
  EMPTY_VALUES,
  toDraftName,
  toSlotValues,
  type BookingValues,
  type Opening,
} from './booking-values.ts';
import type { LocalSlot } from './local-slot.ts';

const DAY_MINUTES = 1440;

/** Slot of an event on a day, or null when its start is open. A missing end is midnight. */
function toSlot({ timeFrom, timeTo }: EventQuery, day: string, lastDay = day): LocalSlot | null {
  if (timeFrom === null) return null;
  const end = timeTo ?? DAY_MINUTES;
  return {
    day,
    from: timeFrom,
    endDay: addDays(lastDay, Math.floor(end / DAY_MINUTES)),
    to: end % DAY_MINUTES,
  };
}

/** Hours of an event on a day that is being picked. */
export const toSlotOnDay = (event: EventQuery, day: string): LocalSlot | null => toSlot(event, day);

/** Whether the day is known: one day, or all days of a range. */
const hasDay = (event: EventQuery): event is EventQuery & { dateFrom: string; dateTo: string } =>
  event.dateFrom !== null && event.dateTo !== null && (!event.flexible || event.dateFrom === event.dateTo);

/** Slot of an event of which day and start are known. */
export const toEventSlot = (event: EventQuery): LocalSlot | null =>
  hasDay(event) ? toSlot(event, event.dateFrom, event.dateTo) : null;

/** Values of the booking form that an event gives. */
function toEventValues(event: EventQuery): Partial<BookingValues> {
  const slot = toEventSlot(event);
  return {
    ...(slot && toSlotValues(slot)),
    ...(event.guests !== null && { number_of_guests: String(event.guests) }),
    ...(event.layout !== null && { layout: event.layout }),
    ...(event.purpose !== null && { purpose: event.purpose }),
    // A tariff chosen for a former event gives way to the one of this event's kind.
    ...(event.tariff !== null && { tariff: '' }),
  };
}

/** Opening of the form on the days of an event without hours, which the form suggests. */
const toEventOpening = (event: EventQuery): Opening =>
  hasDay(event) && event.timeFrom === null
    ? { start: event.dateFrom, end: event.dateTo, wholeDays: true }
    : null;

const toName = (spaceId: number): string => `${toDraftName(spaceId)}.event`;

/** Whether the form of a space has not been filled in with this event yet. */
function isNewEvent(spaceId: number, event: EventQuery, hasDraft: boolean): boolean {
  const search = buildEventSearch(event);
  return search !== '' && (!hasDraft || readDraft(toName(spaceId), { search: '' })?.search !== search);
}

/** Stores that the form of a space was filled in with this event. */
export function markEventUsed(spaceId: number, event: EventQuery): void {
  const search = buildEventSearch(event);
  if (search !== '') saveDraft(toName(spaceId), { search });
}

/** Draft of the booking form in this tab. */
function readBookingDraft(spaceId: number): BookingValues | null {
  const draft = readDraft(toDraftName(spaceId), EMPTY_VALUES);
  return draft && { ...EMPTY_VALUES, ...draft };
}

type FormOpening = { opening: Opening; draft: BookingValues | null; given: Partial<BookingValues> };

/** What the form begins with: its draft, and an event that the draft does not know yet. */
export function openForm(spaceId: number, event: EventQuery, start: Opening): FormOpening {
  const draft = readBookingDraft(spaceId);
  if (!isNewEvent(spaceId, event, draft !== null)) return { opening: start, draft, given: {} };
  return { opening: start ?? toEventOpening(event), draft, given: toEventValues(event) };
}
