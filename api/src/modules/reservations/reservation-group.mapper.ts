import { toPragueDay } from '@prostora/contracts';
import type { Actor } from '../../platform/http/actor.ts';
import { sumPrices, toPrice } from './reservation-price.ts';
import type { ReservationGroupDto } from './reservation.dto.ts';
import type { Reservation } from './reservation.entity.ts';
import { countGroupVersion } from './reservation-group.ts';
import { mayHost } from './reservation.policy.ts';
import type { EventMember } from './reservation.repository.ts';
import { statusAt } from './reservation.states.ts';

export type ReservationGroup = ReservationGroupDto;

/**
 * What a step with the reservation applies to; null alone.
 * @param members of its event that are not cancelled, with it
 */
function toReservationGroupDto(
  actor: Actor,
  reservation: Pick<Reservation, 'status' | 'startsAt' | 'expiresAt'>,
  members: readonly EventMember[],
  now: Date,
): ReservationGroupDto | null {
  const status = statusAt(reservation, now);
  const alike = members.filter((member) => statusAt(member, now) === status);
  if (alike.length < 2) return null;
  const visible = alike.filter((member) => mayHost(actor, member, 'view'));
  const total = alike.every((member) => mayHost(actor, member, 'price'))
    ? sumPrices(alike.map(toPrice))
    : null;
  return {
    count: alike.length,
    spaces: [...new Set(visible.map(({ spaceName }) => spaceName))],
    days: new Set(alike.map(({ startsAt }) => toPragueDay(startsAt.toISOString()))).size,
    total: total && total.priceHaler / 100,
    price_state: total && total.priceState,
    version: countGroupVersion(members),
    may_apply: members.every((member) => mayHost(actor, member, 'write')),
  };
}

/**
 * The event of each of the reservations that is not alone, by id.
 * @param members of the events of the reservations
 */
export function toReservationGroups(
  actor: Actor,
  reservations: readonly Pick<Reservation, 'id' | 'status' | 'startsAt' | 'expiresAt'>[],
  members: readonly EventMember[],
  now: Date,
): ReadonlyMap<number, ReservationGroup> {
  const byReservation = Map.groupBy(members, ({ ofId }) => ofId);
  return new Map(
    reservations.flatMap((reservation) => {
      const group = toReservationGroupDto(actor, reservation, byReservation.get(reservation.id) ?? [], now);
      return group ? [[reservation.id, group] as const] : [];
    }),
  );
}
