import type { EventQuery } from '@prostora/contracts';
import { formatTime } from '@prostora/strings';
import { formatEventDates } from '@prostora/strings/cs/event.ts';
import type { SlotSummary } from './booking-values.ts';

/** The event as texts for the booking card. */
export function toEventSummary(event: EventQuery): Partial<SlotSummary> {
  const { timeFrom, timeTo, guests } = event;
  const date = formatEventDates(event);
  return {
    ...(date && { date }),
    ...(timeFrom !== null && { from: formatTime(timeFrom) }),
    ...(timeTo !== null && { to: formatTime(timeTo) }),
    ...(guests !== null && { guests: String(guests) }),
  };
}
