import type { PriceState } from '@prostora/pricing';
import type { Reservation } from './reservation.entity.ts';

type PricedReservation = Pick<Reservation, 'priceHaler' | 'priceState'>;

/** State of the price. Rows of former releases hold only the amount, which was never an estimate. */
export const toReservationPriceState = ({ priceHaler, priceState }: PricedReservation): PriceState =>
  priceState ?? (priceHaler === 0 ? 'none' : 'complete');

/** An amount and its state: by agreement, estimate, complete or agreed. */
export type Price = { readonly priceHaler: number; readonly priceState: PriceState };
type GuestPrice = Pick<Reservation, 'guestPriceHaler' | 'guestPriceState'>;
type RequestedReservation = PricedReservation & GuestPrice & Pick<Reservation, 'status'>;

export const toPrice = (reservation: PricedReservation): Price => ({
  priceHaler: reservation.priceHaler,
  priceState: toReservationPriceState(reservation),
});

/** The columns of the price accepted by the guest. */
export const toGuestPriceValues = (reservation: PricedReservation): GuestPrice => ({
  guestPriceHaler: reservation.priceHaler,
  guestPriceState: toReservationPriceState(reservation),
});

/** Backfills the accepted price in rows of former releases before a host changes the price of a request. */
export const keepGuestPrice = (reservation: PricedReservation & GuestPrice): Partial<GuestPrice> =>
  reservation.guestPriceHaler === null ? toGuestPriceValues(reservation) : {};

/**
 * The price binding for the guest: of a request raised by the host the accepted price, else the current one.
 */
export function toAcceptedPrice(reservation: RequestedReservation): Price {
  const { status, priceHaler, guestPriceHaler, guestPriceState } = reservation;
  if (status !== 'pending' || guestPriceHaler === null || guestPriceHaler >= priceHaler)
    return toPrice(reservation);
  return toPrice({ priceHaler: guestPriceHaler, priceState: guestPriceState });
}

/**
 * Splits a total by the present prices, equally without any; in whole crowns as far as the total allows.
 * @param prices at least one
 */
export function splitPrice(totalHaler: number, prices: readonly number[]): number[] {
  const sum = prices.reduce((before, price) => before + price, 0);
  if (sum === totalHaler) return [...prices];
  const shares = prices.map((price) => (sum === 0 ? 1 / prices.length : price / sum));
  const parts = shares.map((share) => Math.floor((totalHaler * share) / 100) * 100);
  let rest = totalHaler - parts.reduce((before, part) => before + part, 0);
  // Fewer crowns than parts are left, and less than one crown.
  const byRemainder = [...parts.keys()].sort(
    (one, other) =>
      totalHaler * (shares[other] ?? 0) -
        (parts[other] ?? 0) -
        (totalHaler * (shares[one] ?? 0) - (parts[one] ?? 0)) || one - other,
  );
  for (const index of byRemainder) {
    const added = Math.min(rest, 100);
    parts[index] = (parts[index] ?? 0) + added;
    rest -= added;
  }
  return parts;
}

/** Whether a price set by the owner is final or needs the guest's acceptance. */
export type PriceDecision =
  | ({ readonly kind: 'final' } & Price)
  | { readonly kind: 'proposal'; readonly priceHaler: number };

/**
 * Decides on the price an owner confirms with. Without one the shown price becomes final; a price above the
 * accepted one needs the guest's acceptance, but for an option: the owner agrees on it with the guest.
 */
export function decidePrice(
  reservation: RequestedReservation & Pick<Reservation, 'source'>,
  priceHaler: number | null,
): PriceDecision {
  const shownPrice = toPrice(reservation);
  const wantedHaler = priceHaler ?? shownPrice.priceHaler;
  if (reservation.source !== 'owner' && wantedHaler > toAcceptedPrice(reservation).priceHaler)
    return { kind: 'proposal', priceHaler: wantedHaler };
  const isByAgreement = priceHaler === null && shownPrice.priceState === 'none';
  return { kind: 'final', priceHaler: wantedHaler, priceState: isByAgreement ? 'none' : 'agreed' };
}

/** Total of several prices; an estimate as soon as one of them is not final. */
export function sumPrices(prices: readonly Price[]): Price {
  const states = new Set(prices.map(({ priceState }) => priceState));
  return {
    priceHaler: prices.reduce((sum, { priceHaler }) => sum + priceHaler, 0),
    priceState: toTotalState(states),
  };
}

function toTotalState(states: ReadonlySet<PriceState>): PriceState {
  if (states.size === 1) return [...states][0] ?? 'none';
  if (states.size === 0) return 'none';
  return states.has('none') || states.has('estimate') ? 'estimate' : 'complete';
}
