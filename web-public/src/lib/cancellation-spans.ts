import type { Quote } from '@prostora/api-client';
import { BOOKING, HOUR_MS } from '@prostora/contracts';
import {
  computeCancellationAmounts,
  type CancellationAmounts,
} from '@prostora/contracts/cancellation-amounts.ts';

/** One span of time with the same consequences of a cancellation. */
export type CancellationSpan = {
  /** Of the request before it is confirmed, of the confirmed reservation, or after the start. */
  phase: 'request' | 'confirmed' | 'started';
  /** How much is paid: nothing, a part, or everything. */
  state: 'free' | 'partial' | 'none';
  /** Start of the last span; latest end of the others, as a timestamp. */
  limit: string;
  /** Amounts in CZK by the price list; null where no complete price of a list is known. */
  amounts: CancellationAmounts | null;
};

type CancellationInput = {
  quote: Quote | null;
  /** Start of the slot, as a timestamp. */
  start: string;
  /** Whether the reservation is confirmed as soon as it is sent. */
  isInstant: boolean;
  now: Date;
};

/**
 * What a cancellation costs at which time. A request is withdrawn without a fee until it is confirmed, at the
 * latest until it expires; then the items of the list that are not refundable are paid; after the start there is
 * no cancellation.
 */
export function computeCancellationSpans({
  quote,
  start,
  isInstant,
  now,
}: CancellationInput): CancellationSpan[] {
  const startsAt = Date.parse(start);
  const expiresAt = Math.min(now.getTime() + BOOKING.answerHours * HOUR_MS, startsAt);
  const limit = new Date(startsAt).toISOString();
  const amounts = computeCancellationAmounts(quote);
  const request: CancellationSpan = {
    ...{ phase: 'request', state: 'free', amounts },
    limit: new Date(expiresAt).toISOString(),
  };
  return [
    ...(isInstant ? [] : [request]),
    { phase: 'confirmed', state: amounts?.kept === 0 ? 'free' : 'partial', limit, amounts },
    { phase: 'started', state: 'none', limit, amounts },
  ];
}
