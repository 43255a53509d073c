import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { PricingService } from '../../pricing/index.ts';
import { assertGuestsFit, BookingService } from '../booking/booking.service.ts';
import type { BookingPlan } from '../booking/booking-plan.ts';
import { GUEST } from '../booking/booking-policy.ts';
import type { SlotsRequest } from '../booking/booking-request.ts';
import { GuestBookingService, type GuestBookingRequest } from '../requests/guest-booking.service.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import type { CreatedReservationDto } from '../reservation.dto.ts';
import { toCreatedReservationDto } from '../reservation.mapper.ts';
import type { GuestSeriesDto } from '../guest-access/reservation-guest.dto.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { toGuestSeriesDto } from '../guest-access/reservation-guest.mapper.ts';

export type CreatedSeriesAnswer = {
  /** The first date. */
  reservation: CreatedReservationDto;
  series: GuestSeriesDto;
};
export type SeriesCheck = BookingPlan & {
  /** Guarantees the prices of the free dates. */ quoteToken: string | null;
};

/** Repeated bookings by guests. */
@Injectable()
export class SeriesRequestService {
  constructor(
    private readonly bookings: BookingService,
    private readonly guestBookings: GuestBookingService,
    private readonly pricing: PricingService,
    private readonly reservations: ReservationRepository,
    private readonly links: ReservationLinksService,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError VALIDATION on `number_of_guests`, which is the same on all days */
  async check(
    actor: Actor,
    { spaceId, ...request }: Omit<SlotsRequest, 'rooms'> & { readonly spaceId: number },
  ): Promise<SeriesCheck> {
    const { startsAt, choices } = request;
    const company = await this.pricing.findCompany({ spaceId, startsAt, ...choices });
    const rooms = [{ spaceId, priceHaler: null }];
    const plan = await this.bookings.preview(actor, { ...request, company, rooms }, GUEST);
    assertGuestsFit(plan.slots);
    const quotes = plan.slots.flatMap(({ quote, rejection }) => (quote && !rejection ? [quote] : []));
    return { ...plan, quoteToken: quotes.length === 0 ? null : this.pricing.issueToken(quotes) };
  }

  create(actor: Actor, request: GuestBookingRequest): Promise<CreatedSeriesAnswer> {
    return this.guestBookings.createAll(actor, request, async (reservations) =>
      this.toAnswer(actor, await this.reservations.populateSpaces(reservations)),
    );
  }

  private toAnswer(actor: Actor, reservations: readonly ReservationWithSpace[]): CreatedSeriesAnswer {
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
