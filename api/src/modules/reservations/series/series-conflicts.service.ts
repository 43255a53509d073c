import { Injectable } from '@nestjs/common';
import { toWallSlot } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { TimeSlot } from '../../pricing/index.ts';
import { BookingContextLoader } from '../booking/booking-context.loader.ts';
import { toHeldPeriod } from '../booking/booking-context.ts';
import { toSlotConflictDto } from '../owner-bookings/own-booking.mapper.ts';
import { OwnBookingRepository } from '../owner-bookings/own-booking.repository.ts';
import { slotTaken } from '../reservation.errors.ts';
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
  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly bookings: OwnBookingRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Requires the schedule locks of the spaces. Slots that the same change leaves are free.
   * @throws DomainError SLOT_TAKEN with `conflicts`
   */
  async assertFree(wanted: readonly WantedOccurrence[]): Promise<void> {
    const [first] = wanted;
    if (!first) return;
    const spaceIds = [...new Set(wanted.map(({ spaceId }) => spaceId))];
    const starts = wanted.map(({ startsAt }) => startsAt.getTime());
    const ends = wanted.map(({ endsAt }) => endsAt.getTime());
    const span = { startsAt: new Date(Math.min(...starts)), endsAt: new Date(Math.max(...ends)) };
    const contexts = await this.contexts.listForRead(spaceIds, span);
    // A space that does not exist is rejected when the slot is resolved.
    const slots = wanted.flatMap(({ spaceId, startsAt, endsAt }) => {
      const settings = contexts.get(spaceId)?.context.settings;
      if (!settings) return [];
      const { day } = toWallSlot({ startsAt, endsAt });
      const held = toHeldPeriod({ startsAt, endsAt }, settings);
      return [{ spaceId, startsAt, endsAt, day, room: 0, held }];
    });
    const left = new Set(wanted.flatMap((one) => (one.isProposed ? [] : [one.reservation.id])));
    const found = await this.bookings.listConflicts(slots, this.clock.now());
    const conflicts = found.filter(
      ({ slot, isOnlyNear, reservationId }) =>
        !isOnlyNear &&
        (reservationId === null ||
          (!left.has(reservationId) && reservationId !== wanted[slot]?.reservation.id)),
    );
    if (conflicts.length > 0) throw slotTaken({ conflicts: conflicts.map(toSlotConflictDto) });
  }
}
