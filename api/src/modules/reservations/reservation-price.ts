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

/** An amount and what it is worth. */
export type Price = { readonly priceHaler: number; readonly priceState: PriceState };
type GuestPrice = Pick<Reservation, 'guestPriceHaler' | 'guestPriceState'>;
type RequestedReservation = PricedReservation & GuestPrice & Pick<Reservation, 'status'>;

export const toPrice = (reservation: PricedReservation): Price => ({
  priceHaler: reservation.priceHaler,
  priceState: toReservationPriceState(reservation),
});

/** The columns of a reservation whose price the guest accepts. */
export const toGuestPriceValues = (reservation: PricedReservation): GuestPrice => ({
  guestPriceHaler: reservation.priceHaler,
  guestPriceState: toReservationPriceState(reservation),
});

/** The same before a host changes the price of a request: what the guest has accepted stays, also in rows of former releases. */
export const keepGuestPrice = (reservation: PricedReservation & GuestPrice): Partial<GuestPrice> =>
  reservation.guestPriceHaler === null ? toGuestPriceValues(reservation) : {};

/** The price that binds the guest: of a request the accepted one where the host has raised it since, else the present one. */
export function toAcceptedPrice(reservation: RequestedReservation): Price {
  const { status, priceHaler, guestPriceHaler, guestPriceState } = reservation;
  if (status !== 'pending' || guestPriceHaler === null || guestPriceHaler >= priceHaler)
    return toPrice(reservation);
  return toPrice({ priceHaler: guestPriceHaler, priceState: guestPriceState });
}

/** What a price set by the owner means for the guest: final at once, or to be accepted first. */
export type PriceDecision =
  ({ readonly kind: 'final' } & Price) | { readonly kind: 'proposal'; readonly priceHaler: number };

/**
 * Judges the price an owner confirms with. Without one the shown number becomes final; a price above the one the guest accepted, or
 * where none was shown, has to be accepted by the guest.
 */
export function decidePrice(reservation: RequestedReservation, priceHaler: number | null): PriceDecision {
  const shown = toPrice(reservation);
  const wanted = priceHaler ?? shown.priceHaler;
  if (wanted > toAcceptedPrice(reservation).priceHaler) return { kind: 'proposal', priceHaler: wanted };
  const isByAgreement = priceHaler === null && shown.priceState === 'none';
  return { kind: 'final', priceHaler: wanted, priceState: isByAgreement ? 'none' : 'agreed' };
}
