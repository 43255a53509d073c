import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { PricingService } from '../../pricing/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import type { CreatedReservationDto } from '../reservation.dto.ts';
import { isSlotTaken, slotRejected, slotTaken } from '../reservation.errors.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { toCreatedReservationDto } from '../reservation.mapper.ts';
import type { Reservation } from '../reservation.entity.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { BookingAttemptsService } from './booking-attempts.service.ts';
import { BookingMetrics } from './booking-metrics.ts';
import { GUEST } from '../booking/booking-policy.ts';
import type { BookingRequest } from '../booking/booking-request.ts';
import { findSlotRejection } from '../booking-rules.ts';
import { BookingService } from '../booking/booking.service.ts';

/** A booking of one space by a guest. */
export type GuestBookingRequest = Omit<BookingRequest, 'rooms'> & { readonly spaceId: number };

export type CreatedReservationAnswer = { reservation: CreatedReservationDto };

/** Bookings by guests, around their transaction. */
@Injectable()
export class GuestBookingService {
  constructor(
    private readonly bookings: BookingService,
    private readonly attempts: BookingAttemptsService,
    private readonly alternativeSlots: AlternativeSlotsService,
    private readonly pricing: PricingService,
    private readonly settings: SiteSettingsService,
    private readonly metrics: BookingMetrics,
    private readonly links: ReservationLinksService,
    private readonly clock: Clock,
  ) {}

  /** The same of a single slot. */
  create(actor: Actor, request: GuestBookingRequest): Promise<CreatedReservationAnswer> {
    return this.createAll(actor, request, ([reservation]) => {
      if (!reservation) throw new Error('A booking has a reservation.');
      const path = this.links.buildShownPath(actor, reservation);
      return { reservation: toCreatedReservationDto(reservation, this.clock.now(), path) };
    });
  }

  /**
   * Creates pending requests of all dates, or confirmed reservations with instant booking; or none.
   * @throws DomainError SLOT_TAKEN with alternatives of a single slot, or with the `dates` that are taken
   */
  async createAll<Answer>(
    actor: Actor,
    { spaceId, ...request }: GuestBookingRequest,
    toAnswer: (reservations: readonly Reservation[]) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const slot = { spaceId, startsAt: request.startsAt, endsAt: request.endsAt };
    return this.metrics.track(async () => {
      const rejection = findSlotRejection({ ...slot, guests: request.guests ?? 1 }, this.clock.now());
      if (rejection && !request.repeat) throw slotRejected(rejection);
      const { termsVersion } = await this.settings.getCurrent();
      const booking: BookingRequest = {
        ...request,
        rooms: [{ spaceId, priceHaler: null }],
        company: await this.pricing.findCompany({ ...slot, ...request.choices }),
        consent: { termsVersion, at: this.clock.now() },
      };
      try {
        return await this.attempts.run(
          { spaceId, slot: request.repeat ? null : slot },
          async (preparation) => (await this.bookings.book(actor, booking, GUEST, preparation)).reservations,
          toAnswer,
        );
      } catch (error) {
        if (!isSlotTaken(error)) throw error;
        throw request.repeat
          ? await this.bookings.explainTaken(actor, booking, GUEST, error)
          : slotTaken([slot], await this.findAlternatives(spaceId, booking));
      }
    });
  }

  private findAlternatives(spaceId: number, { choices, company, guests, startsAt, endsAt }: BookingRequest) {
    const priced = { ...choices, company: company ?? null, guests };
    const slot = { startsAt, endsAt, guests: guests ?? 1 };
    return this.alternativeSlots.findAlternatives(spaceId, slot, priced);
  }
}
