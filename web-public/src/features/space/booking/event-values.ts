import {
  DAY_MINUTES,
  EVENT_LIMITS,
  addDays,
  buildEventSearch,
  getWeekday,
  listRepeatDays,
  type EventQuery,
} from '@prostora/contracts';
import type { SeriesCheckInput } from '@prostora/api-client';
import { readDraft, saveDraft } from '../../../lib/form-draft.ts';
import {
  EMPTY_VALUES,
  toDraftName,
  toSlotValues,
  type BookingValues,
  type Opening,
} from './booking-values.ts';
import { endOffset, type LocalSlot } from './local-slot.ts';

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

type RepeatedEvent = EventQuery & { dateFrom: string; dateTo: string; repeat: number };
const isRepeated = (event: EventQuery): event is RepeatedEvent =>
  event.repeat !== null && event.dateFrom !== null && event.dateTo !== null;

/** Pattern of a repeated event; the form leaves holidays out unless they are wanted. */
const toPattern = ({ dateFrom, dateTo, weekdays, repeat }: RepeatedEvent) => ({
  weekdays: weekdays.length > 0 ? weekdays : [getWeekday(dateFrom)],
  every: repeat,
  until: dateTo,
  skipHolidays: EMPTY_VALUES.skip_holidays,
  except: [],
});

/** The days of the slot: of a repeated event its first date. */
function toSlotDays(event: EventQuery): { dateFrom: string; dateTo: string } | null {
  if (isRepeated(event)) {
    const [first] = listRepeatDays(event.dateFrom, toPattern(event), 1);
    return first === undefined ? null : { dateFrom: first, dateTo: first };
  }
  return hasDay(event) ? event : null;
}

/** The repetition of an event, as the check of a series takes it. */
export function toEventRepeat(event: EventQuery): SeriesCheckInput['repeat'] | null {
  if (!isRepeated(event)) return null;
  const { weekdays, every, until, skipHolidays } = toPattern(event);
  return { weekdays: [...weekdays], every, until, skip_holidays: skipHolidays };
}

/** Whether the day is known: one day, or all days of a range. */
const hasDay = (event: EventQuery): event is EventQuery & { dateFrom: string; dateTo: string } =>
  event.dateFrom !== null && event.dateTo !== null && (!event.flexible || event.dateFrom === event.dateTo);

/** Slot of an event of which day and start are known. */
export function toEventSlot(event: EventQuery): LocalSlot | null {
  const days = toSlotDays(event);
  return days && toSlot(event, days.dateFrom, days.dateTo);
}

/** Day and hours of an event at a slot of one day or night. */
export const toEventTime = (
  slot: LocalSlot,
): Pick<EventQuery, 'dateFrom' | 'dateTo' | 'timeFrom' | 'timeTo' | 'flexible' | 'weekdays' | 'repeat'> => {
  const to = endOffset(slot);
  const isOneNight = to <= EVENT_LIMITS.timeTo;
  return {
    dateFrom: slot.day,
    dateTo: isOneNight ? slot.day : slot.endDay,
    timeFrom: slot.from,
    timeTo: isOneNight ? to : slot.to,
    flexible: false,
    weekdays: [],
    repeat: null,
  };
};

/** Values of the booking form that an event gives. */
function toEventValues(event: EventQuery): Partial<BookingValues> {
  const slot = toEventSlot(event);
  const repeat = toEventRepeat(event);
  return {
    ...(slot && toSlotValues(slot)),
    ...(repeat && {
      repeats: true,
      weekdays: repeat.weekdays,
      every: String(repeat.every),
      until_day: repeat.until,
      except: [],
    }),
    ...(event.guests !== null && { number_of_guests: String(event.guests) }),
    ...(event.layout !== null && { layout: event.layout }),
    ...(event.purpose !== null && { purpose: event.purpose }),
    // A tariff chosen for a former event gives way to the one of this event's kind.
    ...(event.tariff !== null && { tariff: '' }),
  };
}

/** Opening of the form on the days of an event without hours, which the form suggests. */
function toEventOpening(event: EventQuery): Opening {
  const days = event.timeFrom === null ? toSlotDays(event) : null;
  return days && { start: days.dateFrom, end: days.dateTo, wholeDays: true };
}

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
