import { sumPrices, toPrice, type Price } from '../reservation-price.ts';
import { toReservationSpaceDto } from '../reservation.mapper.ts';
import type { Reservation } from '../reservation.entity.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { findTransition, statusAt } from '../reservation.states.ts';
import type { GuestSeriesDto } from './series-request-guest.dto.ts';

type PriceFields = Pick<GuestSeriesDto, 'price_state'> & { price: number };
export const toPriceFields = ({ priceHaler, priceState }: Price): PriceFields => ({
  price: priceHaler / 100,
  price_state: priceState,
});
export const toTotalFields = (total: Price): Pick<GuestSeriesDto, 'total' | 'price_state'> => ({
  total: total.priceHaler / 100,
  price_state: total.priceState,
});
/** @param reservations of one guest, by start */
export const toGuestSeriesDto = (
  reservations: readonly ReservationWithSpace[],
  now: Date,
  links: { buildPath(reservation: Pick<Reservation, 'id' | 'linkVersion'>): string },
): GuestSeriesDto => ({
  dates: reservations.map((reservation) => ({
    id: reservation.id,
    status: statusAt(reservation, now),
    space: toReservationSpaceDto(reservation.space),
    start_datetime: reservation.startsAt.toISOString(),
    end_datetime: reservation.endsAt.toISOString(),
    ...toPriceFields(toPrice(reservation)),
    can_cancel: findTransition(reservation, ['cancel'], 'guest', now) !== null,
    guest_url: links.buildPath(reservation),
  })),
  ...toTotalFields(sumPrices(reservations.filter((one) => statusAt(one, now) !== 'cancelled').map(toPrice))),
});
