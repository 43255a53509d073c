import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { CancellationLimitService } from '../guest/cancellation-limit.service.ts';
import { isSlotTaken, slotTaken, slotRejected } from '../reservation.errors.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { BookingMetrics } from './booking-metrics.ts';
import { findSlotRejection } from './booking-rules.ts';
import { InFlightBookings } from './in-flight-bookings.ts';
import { BookingAttemptsService } from './booking-attempts.service.ts';
import {
  SlotBookingService,
  type BookingRequest,
  type CreatedReservationAnswer,
} from './slot-booking.service.ts';

/** Bookings by guests, around their transaction. */
@Injectable()
export class BookingService {
  private readonly inFlight = new InFlightBookings();

  constructor(
    private readonly slots: SlotBookingService,
    private readonly attempts: BookingAttemptsService,
    private readonly reservations: ReservationRepository,
    private readonly alternativeSlots: AlternativeSlotsService,
    private readonly cancellations: CancellationLimitService,
    private readonly metrics: BookingMetrics,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates a pending request, or a confirmed reservation with instant booking.
   * @throws DomainError SLOT_TAKEN with alternatives when another booking holds the slot
   */
  create(actor: Actor, request: BookingRequest): Promise<CreatedReservationAnswer> {
    const { spaceId } = request;
    return this.metrics.track(async () => {
      const slotRejection = findSlotRejection(request, this.clock.now());
      if (slotRejection) throw slotRejected(slotRejection);
      await this.cancellations.assertWithinLimit(request);
      const company = await this.slots.findCompany(request);
      try {
        return await this.inFlight.run(spaceId, async (others) => {
          // Under contention for one slot most requests fail here, before they wait for the schedule lock.
          if (others > 0 && (await this.reservations.isTaken(spaceId, request, this.clock.now())))
            throw slotTaken();
          return this.attempts.run(spaceId, (preparation) =>
            this.slots.book(actor, request, company, preparation),
          );
        });
      } catch (error) {
        if (!isSlotTaken(error)) throw error;
        const { choices, givenGuests } = request;
        const priced = { ...choices, company, guests: givenGuests };
        throw slotTaken(await this.alternativeSlots.findAlternatives(spaceId, request, priced));
      }
    });
  }
}
