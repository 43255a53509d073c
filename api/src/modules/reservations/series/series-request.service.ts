import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { IdempotencyStore } from '../../../platform/idempotency/index.ts';
import { BookingAttemptsService } from '../booking/booking-attempts.service.ts';
import { BookingMetrics } from '../booking/booking-metrics.ts';
import { CancellationLimitService } from '../guest/cancellation-limit.service.ts';
import type { Reservation } from '../reservation.entity.ts';
import { isSlotTaken, slotTaken } from '../reservation.errors.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { toCreatedReservationDto } from '../reservation.mapper.ts';
import { listDaysIn, SeriesRequestBookingService } from './series-request-booking.service.ts';
import type { SeriesRequest } from './series-request.input.ts';
import { toGuestSeriesDto } from './series-request-guest.mapper.ts';
import { SeriesRequestPlannerService } from './series-request-planner.service.ts';

export type CreatedSeriesAnswer = {
  /** The first date. */
  reservation: ReturnType<typeof toCreatedReservationDto>;
  series: ReturnType<typeof toGuestSeriesDto>;
};

/** Repeated bookings by guests, around their transaction. */
@Injectable()
export class SeriesRequestService {
  constructor(
    private readonly planner: SeriesRequestPlannerService,
    private readonly attempts: BookingAttemptsService,
    private readonly bookings: SeriesRequestBookingService,
    private readonly cancellations: CancellationLimitService,
    private readonly metrics: BookingMetrics,
    private readonly links: ReservationLinksService,
    private readonly keys: IdempotencyStore,
    private readonly clock: Clock,
  ) {}

  /**
   * Creates pending requests of all chosen dates, or confirmed reservations with instant booking; or none.
   * @throws DomainError SLOT_TAKEN with `dates`, the days that are taken
   */
  create(actor: Actor, request: SeriesRequest): Promise<CreatedSeriesAnswer> {
    return this.metrics.track(async () => {
      await this.cancellations.assertWithinLimit(request);
      const company = await this.planner.findCompany(request);
      try {
        return await this.attempts.run(request.spaceId, async (preparation) => {
          const reservations = await this.bookings.book(actor, request, company, preparation);
          const answer = this.toAnswer(actor, reservations);
          await this.keys.saveAnswer(answer);
          return answer;
        });
      } catch (error) {
        // The exclusion constraint names no date.
        if (!isSlotTaken(error) || (error instanceof DomainError && error.options.extra?.['dates']))
          throw error;
        throw slotTaken({ dates: listDaysIn(await this.planner.preview(actor, request, company), 'taken') });
      }
    });
  }

  private toAnswer(actor: Actor, reservations: readonly Reservation[]): CreatedSeriesAnswer {
    const [first] = reservations;
    if (!first) throw new Error('A series has at least one date.');
    const now = this.clock.now();
    return {
      reservation: toCreatedReservationDto(first, now, this.links.buildShownPath(actor, first)),
      series: toGuestSeriesDto(reservations, now, {
        buildPath: (date) => this.links.buildShownPath(actor, date),
      }),
    };
  }
}
