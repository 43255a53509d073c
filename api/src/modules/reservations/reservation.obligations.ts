import { Injectable } from '@nestjs/common';
import { SpaceObligations } from '../spaces/index.ts';
import { ReservationRepository } from './reservation.repository.ts';

/** Future reservations of spaces, for the rules of the spaces module. */
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
