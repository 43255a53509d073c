import { Injectable } from '@nestjs/common';
import { SpaceObligations } from '../spaces/index.ts';
import { ReservationRepository } from './reservation.repository.ts';

/** What a space owes to guests, for the rules of spaces. */
@Injectable()
export class ReservationObligations extends SpaceObligations {
  constructor(private readonly reservations: ReservationRepository) {
    super();
  }

  futureReservations(spaceId: number, now: Date): Promise<number> {
    return this.reservations.countAhead(spaceId, now);
  }

  nextConfirmed(spaceIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>> {
    return this.reservations.findNextConfirmed(spaceIds, now);
  }
}
