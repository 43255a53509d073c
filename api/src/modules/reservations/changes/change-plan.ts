import { splitPrice } from '../reservation-price.ts';
import { reservationNotFound } from '../reservation.errors.ts';
import { listOpenMembers } from '../reservation-group.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type { AgreementRequest, PlannedChange } from '../reservation-slot.service.ts';

/** The open reservations of the event: a given price is their total, another space that of the asked one. */
export function planEventChange<Request extends AgreementRequest>(
  asked: ReservationWithSpace,
  members: readonly ReservationWithSpace[],
  request: Request,
  now: Date,
): PlannedChange<Request>[] {
  const { priceHaler, spaceId } = request;
  const open = listOpenMembers(asked, members, now);
  const present = open.map((member) => member.priceHaler);
  const prices = priceHaler === undefined ? [] : splitPrice(priceHaler, present);
  return open.map((reservation, index) => ({
    reservation,
    request: {
      ...request,
      spaceId: reservation === asked ? spaceId : undefined,
      priceHaler: prices[index],
    },
  }));
}

/** In an order in which no reservation moves to time that another one of the change still holds. */
export function sortByMove<Planned extends PlannedChange>(planned: readonly Planned[]): Planned[] {
  const isLater = planned.some(
    ({ reservation, request }) => (request.endsAt ?? reservation.endsAt) > reservation.endsAt,
  );
  return isLater ? planned.toReversed() : [...planned];
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
