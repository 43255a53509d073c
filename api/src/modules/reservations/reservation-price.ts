import type { PriceState } from '@prostora/pricing';
import { toPriceState, toTotalHaler, type Quote, type QuoteSnapshot } from '../pricing/index.ts';
import type { Reservation } from './reservation.entity.ts';

type PricedReservation = Pick<Reservation, 'priceHaler' | 'priceState'>;

/** What the price of a reservation is worth. Rows of former releases say only the amount, which was never an estimate. */
export const toReservationPriceState = ({ priceHaler, priceState }: PricedReservation): PriceState =>
  priceState ?? (priceHaler === 0 ? 'none' : 'complete');

/** The columns of a reservation that follow a quote. */
export const toPriceValues = (
  snapshot: QuoteSnapshot,
  quote: Quote,
): Pick<Reservation, 'priceHaler' | 'priceState' | 'quote'> => ({
  priceHaler: toTotalHaler(snapshot),
  priceState: toPriceState(snapshot),
  quote,
});

/** What a price set by the owner means for the guest: final at once, or to be accepted first. */
export type PriceDecision =
  | { readonly kind: 'final'; readonly priceHaler: number; readonly priceState: PriceState }
  | { readonly kind: 'proposal' };

/**
 * Judges the price an owner confirms with. Without one the shown number becomes final; a price above it, or where none was shown, has to
 * be accepted by the guest.
 */
export function decidePrice(shown: PricedReservation, priceHaler: number | null): PriceDecision {
  const state = toReservationPriceState(shown);
  if (priceHaler === null)
    return { kind: 'final', priceHaler: shown.priceHaler, priceState: state === 'none' ? 'none' : 'agreed' };
  if (priceHaler > shown.priceHaler) return { kind: 'proposal' };
  return { kind: 'final', priceHaler, priceState: 'agreed' };
}
