import type { AvailabilityCheck, SeriesCheck } from '@prostora/api-client';
import type { EventQuery } from '@prostora/contracts';
import { formatShortDay, formatTime } from '@prostora/strings';
import { formatEventDates, formatEventHours, formatLayoutName } from '@prostora/strings/cs/event.ts';
import type { Booking } from './booking-context.tsx';
import type { SpaceAvailability } from './day-states.ts';
import type { LocalSlot } from './local-slot.ts';

/** The slot of the card and what its check answered; no answer while it runs or when it failed. */
export type CardSlot = {
  slot: LocalSlot;
  answer: AvailabilityCheck | null;
  hasFailed: boolean;
  /** All dates of a repeated event, whose first one is the slot. */
  series: SeriesCheck | null;
  time: SpaceAvailability;
};

/** Values of the booking card as texts; a missing tariff has no field. */
export type CardFields = { date?: string; hours?: string; guests?: string; tariff?: string };

/** „80, kulaté stoly“ */
export function formatGuests(guests: string, layout: EventQuery['layout']): string {
  if (layout === null) return guests;
  return `${guests}, ${formatLayoutName(layout)}`;
}

export function toEventFields(event: EventQuery): CardFields {
  const [date, hours] = [formatEventDates(event), formatEventHours(event)];
  return {
    ...(date && { date }),
    ...(hours && { hours }),
    ...(event.guests !== null && { guests: formatGuests(String(event.guests), event.layout) }),
  };
}

/** Values of a checked slot; the kind of renter is known from the quote of a list with tariffs. */
export function toSlotFields({ event, chosen }: Booking, { slot, answer }: CardSlot): CardFields {
  const tariff = answer?.quote?.tariff?.label;
  return {
    ...(chosen
      ? {
          date: formatShortDay(slot.day),
          hours: `${formatTime(slot.from)}–${formatTime(slot.to)}`,
          guests: formatGuests(chosen.guests, chosen.layout),
        }
      : toEventFields(event)),
    ...(tariff !== undefined && { tariff }),
  };
}
