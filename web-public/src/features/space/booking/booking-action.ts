import type { AvailabilityCheck, BookingRules } from '@prostora/api-client';
import { bookingCard } from '@prostora/strings/cs/booking-card.ts';

/** Only a complete price inside the offered hours is confirmed at once. */
export const isInstantBooking = (
  { offered, quote }: AvailabilityCheck,
  { instant_booking: isInstant }: BookingRules,
): boolean => offered === 'inside' && isInstant && quote?.complete === true;

/** What the button of the slot does: outside the offered hours the owner is asked. */
export function describeAction(answer: AvailabilityCheck | null, rules: BookingRules): string {
  const { actions } = bookingCard;
  if (!answer?.available) return actions.pick;
  if (answer.offered !== 'inside') return actions.ask;
  return isInstantBooking(answer, rules) ? actions.book : actions.request;
}
