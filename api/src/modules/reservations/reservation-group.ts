import type { FilterQuery } from '@mikro-orm/core';
import { escapeLike } from '../../platform/database/index.ts';
import type { Reservation } from './reservation.entity.ts';
import { statusAt } from './reservation.states.ts';
import { splitPrice } from './reservation-price.ts';
import { reservationNotFound } from './reservation.errors.ts';
import type { ReservationWithSpace } from './reservation.repository.ts';
import type { AgreementRequest, PlannedChange } from './reservation-slot.service.ts';

/** Common to the reservations of one event: its spaces and the days of its series. */
export const toEventKey = ({ id, group, series }: Pick<Reservation, 'id' | 'group' | 'series'>): string => {
  if (series) return `series-${series.id}`;
  return group ? `group-${group.id}` : `reservation-${id}`;
};

/** The same in SQL, over `reservation r`. */
export const EVENT_KEY_SQL = `coalesce('series-' || r.series_id, 'group-' || r.group_id, 'reservation-' || r.id)`;

/** Common to the spaces of an event on one day. */
export const toDayKey = ({ id, group, seriesDay }: Pick<Reservation, 'id' | 'group' | 'seriesDay'>): string =>
  group ? `group-${group.id}-${seriesDay ?? ''}` : `single-${id}`;

/**
 * Version of the reservations that are not cancelled, as a host has read them: it grows with each change and falls
 * with each cancellation.
 */
export const countGroupVersion = (members: readonly Pick<Reservation, 'sequence'>[]): number =>
  members.reduce((sum, { sequence }) => sum + sequence + 1, 0);

/** The asked reservation and the others of its event that are not cancelled. */
export const listOpenMembers = <Member extends Reservation>(
  asked: Member,
  members: readonly Member[],
  now: Date,
): Member[] => members.filter((member) => member === asked || statusAt(member, now) !== 'cancelled');

/** Reservations of the same event, cancelled ones too; null for a reservation without others. */
export function toEventFilter({
  group,
  series,
}: Pick<Reservation, 'group' | 'series'>): FilterQuery<Reservation> | null {
  if (!group && !series) return null;
  return { $or: [...(group ? [{ group }] : []), ...(series ? [{ series }] : [])] };
}

/** Those that the guest of the reservation knows of: of the same contact, and not kept from the guest by the owner. */
export function toGuestEventFilter(reservation: Reservation): FilterQuery<Reservation> | null {
  const ofEvent = toEventFilter(reservation);
  const { customerEmail, customerName, customerPhone } = reservation;
  const ofGuest: FilterQuery<Reservation> =
    customerEmail === ''
      ? { customerEmail, customerName, customerPhone }
      : {
          customerEmail: { $ilike: escapeLike(customerEmail) },
          $or: [{ source: { $ne: 'owner' } }, { guestNotifiedAt: { $ne: null } }],
        };
  return ofEvent && { $and: [ofEvent, ofGuest, { anonymizedAt: null }] };
}

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
