import { Injectable, Optional } from '@nestjs/common';
import { fieldError, type FieldError } from '../../../platform/errors/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { IdempotencyStore } from '../../../platform/idempotency/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { buildQuoteSnapshot, PricingService } from '../../pricing/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { BookingMetrics } from './booking-metrics.ts';
import { BookingContextLoader, type SpaceWithBookingContext } from './booking-context.loader.ts';
import { toAvailabilityContext, classifySlotHours, priceInContext } from './booking-context.ts';
import { findBookingRejection, findSlotRejection, parseSlot, type SlotRequest } from './booking-rules.ts';
import { InFlightBookings } from './in-flight-bookings.ts';
import { AlternativeSlotsService } from './alternative-slots.service.ts';
import { CancellationLimitService } from '../guest/cancellation-limit.service.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { UnconfirmedRequestsService } from '../guest/unconfirmed-requests.service.ts';
import { ReservationCreationService, type ReservationRequest } from './reservation-creation.service.ts';
import {
  isSlotTaken,
  notOffered,
  reservationNotFound,
  slotTaken,
  slotRejected,
} from '../reservation.errors.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { toPriceValues } from './reservation-price.ts';
import { toCreatedReservationDto, type AvailabilityResult } from '../reservation.mapper.ts';
import { isHost } from '../reservation.policy.ts';
import { ReservationRepository } from '../reservation.repository.ts';

export type BookingRequest = ReservationRequest & {
  quoteToken: string | null;
  /** Confirmed in this browser. */
  isEmailConfirmed: boolean;
};
type CreatedReservationAnswer = { reservation: ReturnType<typeof toCreatedReservationDto> };

/** Result for an invalid slot or one that breaks a general rule. */
export const buildUnavailableResult = (rejection: FieldError): AvailabilityResult => ({
  isFree: false,
  rejection,
  offered: null,
  quote: null,
  pricePerHourHaler: null,
  alternatives: [],
});

/** Availability checks and bookings by guests. */
@Injectable()
export class BookingService {
  private readonly inFlight = new InFlightBookings();

  constructor(
    private readonly unit: UnitOfWork,
    private readonly availability: SpaceAvailabilityService,
    private readonly contexts: BookingContextLoader,
    private readonly pricing: PricingService,
    private readonly reservations: ReservationRepository,
    private readonly creation: ReservationCreationService,
    private readonly alternativeSlots: AlternativeSlotsService,
    private readonly links: ReservationLinksService,
    private readonly keys: IdempotencyStore,
    private readonly settings: SiteSettingsService,
    private readonly clock: Clock,
    private readonly metrics: BookingMetrics,
    private readonly unconfirmed: UnconfirmedRequestsService,
    private readonly cancellations: CancellationLimitService,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /**
   * Whether the slot can be booked now and its price (SPEC §5); with the nearest free slots when it is taken.
   */
  async checkAvailability(request: SlotRequest & { spaceId: number }): Promise<AvailabilityResult> {
    const slot = parseSlot(request);
    if ('error' in slot) return buildUnavailableResult(slot.error);
    const now = this.clock.now();
    const slotRejection = findSlotRejection(slot, now);
    if (slotRejection) return buildUnavailableResult(slotRejection.error);
    const space = await this.contexts.loadForRead(request.spaceId, slot);
    if (space?.status !== 'PUBLISHED' || space.isUnattended)
      return buildUnavailableResult(fieldError('bookingNotOffered'));
    const { context } = space;
    const rejection = findBookingRejection(slot, toAvailabilityContext(context, slot), now);
    const alternatives = rejection?.isTaken ? await this.alternativeSlots.listSlots(space.id, slot) : [];
    const offered = classifySlotHours(context, slot);
    const price = priceInContext(context, slot);
    const quote = this.pricing.issue(buildQuoteSnapshot({ ...slot, spaceId: space.id }, price));
    return {
      isFree: rejection === null,
      rejection: rejection?.error ?? null,
      offered,
      quote,
      pricePerHourHaler: price.pricePerHourHaler,
      alternatives,
    };
  }

  /**
   * Creates a pending request, or a confirmed reservation with instant booking.
   * @throws DomainError SLOT_TAKEN with alternatives when another booking holds the slot
   */
  create(actor: Actor, request: BookingRequest): Promise<CreatedReservationAnswer> {
    return this.metrics.track(() => this.createOrSuggest(actor, request));
  }

  private async createOrSuggest(actor: Actor, request: BookingRequest): Promise<CreatedReservationAnswer> {
    const slotRejection = findSlotRejection(request, this.clock.now());
    if (slotRejection) throw slotRejected(slotRejection);
    await this.cancellations.assertWithinLimit(request);
    try {
      return await this.inFlight.run(request.spaceId, async (others) => {
        // Under contention for one slot most requests fail here, before they wait for the schedule lock.
        if (others > 0 && (await this.reservations.isTaken(request.spaceId, request, this.clock.now())))
          throw slotTaken();
        return this.bookWithFreshCalendars(actor, request);
      });
    } catch (error) {
      if (!isSlotTaken(error)) throw error;
      throw slotTaken(await this.alternativeSlots.findAlternatives(request.spaceId, request));
    }
  }

  /**
   * Instant booking has no review by the owner, so foreign calendars are refreshed first, outside any
   * transaction.
   */
  private async bookWithFreshCalendars(
    actor: Actor,
    request: BookingRequest,
  ): Promise<CreatedReservationAnswer> {
    try {
      return await this.unit.run(() => this.book(actor, request, this.foreign === undefined));
    } catch (error) {
      if (!(error instanceof StaleForeignCalendars)) throw error;
      await this.foreign?.refresh(request.spaceId);
      return this.unit.run(() => this.book(actor, request, true));
    }
  }

  private async book(
    actor: Actor,
    request: BookingRequest,
    areCalendarsFresh: boolean,
  ): Promise<CreatedReservationAnswer> {
    const isEmailConfirmed =
      request.isEmailConfirmed || (await this.unconfirmed.isConfirmedByAccount(actor, request.email));
    if (!isEmailConfirmed) await this.unconfirmed.lockLimits(request);
    await this.availability.lockSchedule(request.spaceId);
    const space = await this.contexts.loadForUpdate(request.spaceId, request);
    assertOffered(actor, space);
    const now = this.clock.now();
    const { context } = space;
    const rejection = findBookingRejection(request, toAvailabilityContext(context, request), now);
    if (rejection) throw rejection.isTaken ? slotTaken() : slotRejected(rejection);
    if (!isEmailConfirmed) await this.unconfirmed.assertWithinLimits(request);
    const currentQuote = buildQuoteSnapshot(
      { ...request, spaceId: space.id },
      priceInContext(context, request),
    );
    const quote = this.pricing.resolve(currentQuote, request.quoteToken);
    const isInstant =
      isEmailConfirmed &&
      context.settings.instantBooking &&
      quote.complete &&
      classifySlotHours(context, request) === 'inside';
    if (isInstant && !areCalendarsFresh) throw new StaleForeignCalendars();
    const reservation = await this.creation.create(actor, request, {
      ...toPriceValues(quote, this.pricing.store(quote)),
      termsVersion: (await this.settings.getCurrent()).termsVersion,
      termsAcceptedAt: now,
      settings: context.settings,
      isInstant,
      isEmailConfirmed,
      now,
    });
    const answer = {
      reservation: toCreatedReservationDto(reservation, now, this.links.buildPath(reservation)),
    };
    await this.keys.saveAnswer(answer);
    return answer;
  }
}

/** Rolls back an instant booking that was attempted before foreign calendars were refreshed. */
class StaleForeignCalendars extends Error {}

/**
 * @throws DomainError TERM_UNAVAILABLE to the host of an unpublished space and for a space whose owner is
 * blocked, NOTFOUND to others
 */
function assertOffered(
  actor: Actor,
  space: SpaceWithBookingContext | null,
): asserts space is SpaceWithBookingContext {
  if (!space) throw reservationNotFound();
  if (space.status !== 'PUBLISHED') throw isHost(actor, space) ? notOffered() : reservationNotFound();
  if (space.isUnattended) throw notOffered();
}
