import { Injectable } from '@nestjs/common';
import { FutureReservationsPort } from '../spaces/index.ts';
import { ReservationRepository } from './reservation.repository.ts';

/** Future reservations of spaces, for the rules of the spaces module. */
@Injectable()
export class FutureReservationsProvider extends FutureReservationsPort {
  constructor(private readonly reservations: ReservationRepository) {
    super();
  }

  countFuture(spaceId: number, now: Date): Promise<number> {
    return this.reservations.countFuture(spaceId, now);
  }

  findNextConfirmed(spaceIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>> {
    return this.reservations.findNextConfirmed(spaceIds, now);
  }
}
