import { Injectable } from '@nestjs/common';
import type { Counter } from 'prom-client';
import { Clock } from '../../../platform/clock/clock.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';
import { PricingService } from '../../pricing/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import type { CreatedReservationDto } from '../reservation.dto.ts';
import { isSlotTaken, slotRejected, slotTaken } from '../reservation.errors.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { toCreatedReservationDto } from '../reservation.mapper.ts';
import type { Reservation } from '../reservation.entity.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { BookingAttemptsService } from './booking-attempts.service.ts';
import { GUEST } from '../booking/booking-policy.ts';
import type { BookingRequest } from '../booking/booking-request.ts';
import { findSlotRejection } from '../booking-rules.ts';
import { BookingService } from '../booking/booking.service.ts';

/** A booking of one space by a guest. */
export type GuestBookingRequest = Omit<BookingRequest, 'rooms'> & {
  readonly spaceId: number;
  readonly rentalTermsHash: string | null;
};

export type CreatedReservationAnswer = { reservation: CreatedReservationDto };

/** Bookings by guests, around their transaction. */
@Injectable()
export class GuestBookingService {
  /** By outcome and reason, without personal data. */
  private readonly outcomes: Counter<'outcome' | 'reason'>;

  constructor(
    private readonly bookings: BookingService,
    private readonly attempts: BookingAttemptsService,
    private readonly alternativeSlots: AlternativeSlotsService,
    private readonly pricing: PricingService,
    private readonly settings: SiteSettingsService,
    private readonly links: ReservationLinksService,
    private readonly clock: Clock,
    metrics: Metrics,
  ) {
    this.outcomes = metrics.createCounter('reservations_total', 'Attempts to book, by outcome and reason', [
      'outcome',
      'reason',
    ]);
    for (const reason of ['INTERNAL', 'UNAVAILABLE']) this.outcomes.inc({ outcome: 'failed', reason }, 0);
  }

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
    { spaceId, rentalTermsHash, ...request }: GuestBookingRequest,
    toAnswer: (reservations: readonly Reservation[]) => Answer | Promise<Answer>,
  ): Promise<Answer> {
    const slot = { spaceId, startsAt: request.startsAt, endsAt: request.endsAt };
    return this.track(async () => {
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
          { spaceId, slot: request.repeat ? null : slot, rentalTermsHash },
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

  /** Runs the booking and counts its outcome. */
  private async track<T>(booking: () => Promise<T>): Promise<T> {
    try {
      const result = await booking();
      this.outcomes.inc({ outcome: 'made', reason: '' });
      return result;
    } catch (error) {
      const isRejection = error instanceof DomainError && error.kind !== 'unavailable';
      this.outcomes.inc({
        outcome: isRejection ? 'refused' : 'failed',
        reason: error instanceof DomainError ? error.code : 'INTERNAL',
      });
      throw error;
    }
  }
}
