import { Injectable } from '@nestjs/common';
import type { TimeSlot } from '../../pricing/index.ts';
import { BookingContextLoader } from '../booking-context.loader.ts';
import { toHeldPeriod, toSpan } from '../booking-context.ts';
import { isOnlyNear, listConflicts, type SlotConflict } from '../slot-conflicts.ts';
import { slotTakenBy } from '../reservation.errors.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';

/** An occurrence with the slot it would change to. */
export type WantedOccurrence = TimeSlot & {
  readonly reservation: ReservationWithSpace;
  readonly spaceId: number;
  /** Whether its present slot stays held until the guest answers. */
  readonly isProposed: boolean;
};

/** What holds the slots that a series would change to. */
@Injectable()
export class SeriesConflictsService {
  constructor(private readonly contexts: BookingContextLoader) {}

  /**
   * Requires the schedule locks of the spaces. Slots that the same change leaves are free.
   * @throws DomainError SLOT_TAKEN with `conflicts`
   */
  async assertFree(wanted: readonly WantedOccurrence[]): Promise<void> {
    const [first] = wanted;
    if (!first) return;
    const spaceIds = [...new Set(wanted.map(({ spaceId }) => spaceId))];
    const contexts = await this.contexts.listForRead(spaceIds, toSpan(wanted));
    const left = new Set(wanted.flatMap((one) => (one.isProposed ? [] : [one.reservation.id])));
    // A space that does not exist is rejected when the slot is resolved.
    const slots = wanted.flatMap(({ reservation, spaceId, startsAt, endsAt }) => {
      const context = contexts.get(spaceId)?.context;
      if (!context) return [];
      const slot = { spaceId, startsAt, endsAt };
      const conflicts = listConflicts({ ...slot, held: toHeldPeriod(slot, context.settings) }, context.busy);
      const isOther = ({ reservationId }: SlotConflict): boolean =>
        reservationId === null || (!left.has(reservationId) && reservationId !== reservation.id);
      return [{ conflicts: conflicts.filter((one) => isOther(one) && !isOnlyNear(slot, one)) }];
    });
    if (slots.some(({ conflicts }) => conflicts.length > 0)) throw slotTakenBy(slots);
  }
}
