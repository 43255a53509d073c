import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { OwnerStock } from '../accounts/customers/index.ts';
import { FutureReservationsPort, formatSpaceName } from '../spaces/index.ts';
import { Reservation } from './reservation.entity.ts';
import { ReservationRepository } from './reservation.repository.ts';

/** Bookings listed before an owner is blocked; the rest is counted. */
const MAX_LISTED = 20;

/** Future reservations of spaces, for the rules of the spaces module. */
@Injectable()
export class FutureReservationsProvider extends FutureReservationsPort {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly em: EntityManager,
  ) {
    super();
  }

  countFuture(spaceId: number, now: Date): Promise<number> {
    return this.reservations.countFuture(spaceId, now);
  }

  findNextConfirmed(spaceIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>> {
    return this.reservations.findNextConfirmed(spaceIds, now);
  }

  async listByCustomer(
    customerId: number,
    now: Date,
  ): Promise<Pick<OwnerStock, 'bookings' | 'bookingsTotal'>> {
    const [found, bookingsTotal] = await this.em.findAndCount(
      Reservation,
      {
        space: { building: { customer: customerId } },
        endsAt: { $gt: now },
        $or: [{ status: 'confirmed' }, { status: 'pending', expiresAt: { $gt: now } }],
      },
      { populate: ['space.building'], orderBy: { startsAt: 'asc', id: 'asc' }, limit: MAX_LISTED },
    );
    const bookings = found.map(({ id, space, customerName, status, startsAt, endsAt }) => ({
      id,
      spaceName: formatSpaceName(space),
      customerName,
      status: status === 'confirmed' ? ('confirmed' as const) : ('pending' as const),
      startsAt,
      endsAt,
    }));
    return { bookings, bookingsTotal };
  }
}
