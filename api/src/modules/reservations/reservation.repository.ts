import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Reservation } from './reservation.entity.ts';

@Injectable()
export class ReservationRepository {
  constructor(private readonly em: EntityManager) {}

  /** How many reservations of a space that are not cancelled end after the given moment. */
  countAhead(spaceId: number, now: Date): Promise<number> {
    return this.em.count(Reservation, { space: spaceId, status: { $ne: 'cancelled' }, endsAt: { $gt: now } });
  }
}
