import { splitPrice } from '../reservation-price.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type { AgreementRequest } from '../reservation-slot.service.ts';

/** The request for each reservation of the event: a given price is their total, another space that of the asked one. */
export function splitRequest<Request extends AgreementRequest>(
  asked: ReservationWithSpace,
  members: readonly ReservationWithSpace[],
  request: Request,
): { reservation: ReservationWithSpace; request: Request }[] {
  const { priceHaler, spaceId } = request;
  const present = members.map((member) => member.priceHaler);
  const prices = priceHaler === undefined ? [] : splitPrice(priceHaler, present);
  return members.map((reservation, index) => ({
    reservation,
    request: {
      ...request,
      spaceId: reservation === asked ? spaceId : undefined,
      priceHaler: prices[index],
    },
  }));
}

/** @throws DomainError NOTFOUND when it is not among the results */
export function findAsked<Result extends { readonly reservation: ReservationWithSpace }>(
  results: readonly Result[],
  asked: ReservationWithSpace,
): Result {
  const result = results.find(({ reservation }) => reservation === asked);
  if (!result) throw reservationNotFound();
  return result;
}
