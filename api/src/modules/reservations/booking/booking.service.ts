import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { CancellationLimitService } from '../guest/cancellation-limit.service.ts';
import { isSlotTaken, slotTaken, slotRejected } from '../reservation.errors.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { BookingMetrics } from './booking-metrics.ts';
import { findSlotRejection } from './booking-rules.ts';
import { InFlightBookings } from './in-flight-bookings.ts';
import {
  SlotBookingService,
  StaleForeignCalendars,
  type BookingRequest,
  type CreatedReservationAnswer,
} from './slot-booking.service.ts';

/** Bookings by guests, around their transaction. */
@Injectable()
export class BookingService {
  private readonly inFlight = new InFlightBookings();

  constructor(
    private readonly unit: UnitOfWork,
    private readonly slots: SlotBookingService,
    private readonly reservations: ReservationRepository,
    private readonly alternativeSlots: AlternativeSlotsService,
    private readonly cancellations: CancellationLimitService,
    private readonly metrics: BookingMetrics,
    private readonly clock: Clock,
    @Optional() private readonly foreign?: ForeignCalendars,
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
          try {
            return await this.unit.run(() =>
              this.slots.book(actor, request, company, this.foreign === undefined),
            );
          } catch (error) {
            // Instant booking has no review by the owner: foreign calendars are refreshed outside a transaction.
            if (!(error instanceof StaleForeignCalendars)) throw error;
            await this.foreign?.refresh(spaceId);
            return await this.unit.run(() => this.slots.book(actor, request, company, true));
          }
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
