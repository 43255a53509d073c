import type { CatalogOffer } from '@prostora/api-client';
import {
  DAY_MINUTES,
  EVENT_LIMITS,
  addDays,
  daysBetween,
  toPragueWallTime,
  type EventQuery,
} from '@prostora/contracts';

export type MovedEvent = Pick<EventQuery, 'timeFrom' | 'timeTo' | 'flexible' | 'weekdays' | 'repeat'> & {
  dateFrom: string;
  dateTo: string;
};

/** The event at another time of the same length; null for a time that an address cannot hold. */
export function moveEvent(
  { dateFrom, dateTo, flexible }: EventQuery,
  slot: Pick<CatalogOffer, 'start_datetime' | 'end_datetime'>,
): MovedEvent | null {
  const start = toPragueWallTime(new Date(slot.start_datetime));
  const end = toPragueWallTime(new Date(slot.end_datetime));
  const days = flexible || !dateFrom || !dateTo ? 0 : daysBetween(dateFrom, dateTo);
  const lastDay = addDays(start.day, days);
  const timeTo = end.minute + daysBetween(lastDay, end.day) * DAY_MINUTES;
  if (timeTo <= start.minute || timeTo > EVENT_LIMITS.timeTo) return null;
  return {
    dateFrom: start.day,
    dateTo: lastDay,
    timeFrom: start.minute,
    timeTo,
    flexible: false,
    weekdays: [],
    repeat: null,
  };
}
