import type { EventQuery } from '@prostora/contracts';
import { eventTexts, formatEventDates, formatEventHours } from '@prostora/strings/cs/event.ts';

/** Values of the booking card as texts; a missing tariff has no field. */
export type CardFields = { date?: string; hours?: string; guests?: string; tariff?: string };

/** „80, kulaté stoly“ */
export function formatGuests(guests: string, layout: EventQuery['layout']): string {
  if (layout === null) return guests;
  const name = eventTexts.layouts[layout].toLocaleLowerCase('cs').replace('do u', 'do U');
  return `${guests}, ${name}`;
}

export function toEventFields(event: EventQuery): CardFields {
  const [date, hours] = [formatEventDates(event), formatEventHours(event)];
  return {
    ...(date && { date }),
    ...(hours && { hours }),
    ...(event.guests !== null && { guests: formatGuests(String(event.guests), event.layout) }),
  };
}
