import { formatEventTime } from '@prostora/contracts';
import type { DayHours } from '@prostora/contracts/day-hours.ts';
import type { LayoutFit, LayoutWarning, SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import type { OfferedHours } from '@prostora/pricing';
import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { describeLayoutWarning } from '@prostora/strings/cs/event-layouts.ts';
import { describeOpening } from '@prostora/strings/cs/hours-strip.ts';
import { formatError } from '../../../platform/error-responses/index.ts';
import type { FieldError } from '../../../platform/errors/index.ts';
import { toPriceState, type IssuedQuote } from '../../pricing/index.ts';
import type { RentalTermsSummaryDto } from '../../spaces/index.ts';
import { toSlotFields } from '../reservation.mapper.ts';
import type { PricedAlternativeSlot } from './alternative-slots.ts';
import type { AlternativeDto, AvailabilityCheckDto } from './booking.dto.ts';

/** Result of an availability check; `quote` is null for an incomplete or invalid slot. */
export type AvailabilityResult = {
  isFree: boolean;
  /** Why the slot cannot be booked. */
  rejection: FieldError | null;
  offered: OfferedHours | null;
  quote: IssuedQuote | null;
  pricePerHourHaler: number | null;
  alternatives: PricedAlternativeSlot[];
  /** The day of a slot outside of the offered hours that cannot be asked for; null for other slots. */
  opening: Opening | null;
  seating: Seating | null;
  rentalTerms: RentalTermsSummaryDto | null;
};
/** Offered hours of a day and those asked for, in minutes since its midnight. */
export type Opening = {
  readonly hours: readonly DayHours[];
  readonly asked: { readonly from: number; readonly to: number };
};
/** The layout that counts for the guests, and whether they may not fit in it. */
export type Seating = {
  readonly fit: LayoutFit;
  readonly layouts: readonly Pick<SpaceLayoutValue, 'layout' | 'capacity'>[];
  readonly warning: LayoutWarning;
};

const toCrowns = (haler: number): number => haler / 100;

export const toAlternativeDto = (alternative: PricedAlternativeSlot): AlternativeDto => ({
  kind: alternative.kind,
  ...toSlotFields(alternative),
  price: alternative.quote.total,
  price_state: toPriceState(alternative.quote),
});

const describeAvailability = ({ rejection, offered, opening }: AvailabilityResult): string => {
  if (opening !== null) return describeOpening(opening.hours, opening.asked);
  return rejection ? formatError(rejection) : bookingTexts.offered[offered ?? 'inside'];
};

export const toAvailabilityCheckDto = (answer: AvailabilityResult): AvailabilityCheckDto => ({
  available: answer.isFree,
  taken: answer.rejection?.code === 'SLOT_TAKEN',
  message: describeAvailability(answer),
  offered: answer.offered,
  quote: answer.quote,
  price: answer.quote?.total ?? 0,
  price_per_hour: answer.pricePerHourHaler === null ? null : toCrowns(answer.pricePerHourHaler),
  hours: answer.quote?.hours ?? null,
  alternatives: answer.alternatives.map(toAlternativeDto),
  opening_hours:
    answer.opening?.hours.map(({ from, until }) => ({
      from: formatEventTime(from),
      until: formatEventTime(until),
    })) ?? null,
  fits: answer.seating && answer.seating.fit,
  warning:
    answer.seating &&
    describeLayoutWarning(answer.seating.warning, answer.seating.fit, answer.seating.layouts),
  rental_terms: answer.rentalTerms,
});
