import { Injectable, Optional } from '@nestjs/common';
import type { OfferedHours } from '@prostora/pricing';
import { bookingTexts } from '@prostora/strings/cs/booking-api.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { IdempotencyKeys } from '../../platform/idempotency/index.ts';
import { SpaceTime } from '../availability/index.ts';
import { buildQuoteSnapshot, PricingService, type IssuedQuote } from '../pricing/index.ts';
import { SiteSettings } from '../settings/index.ts';
import type { FreeTerm } from './booking-alternatives.ts';
import { BookingFigures } from './booking-figures.ts';
import { BookingGrounds, type Place } from './booking-grounds.service.ts';
import { houseOf, offeredHours, priceInGround } from './booking-ground.ts';
import { refusalOfBooking, refusalOfTerm, wholeTerm, type AskedTerm } from './booking-rules.ts';
import { BookingsUnderWay } from './bookings-under-way.ts';
import { BookingsInstead } from './bookings-instead.service.ts';
import { CancellationLimitService } from './cancellation-limit.service.ts';
import { ForeignCalendars } from './foreign-calendars.ts';
import { MailboxProofService } from './mailbox-proof.service.ts';
import { ReservationCreationService, type ReservationRequest } from './reservation-creation.service.ts';
import {
  isSlotTaken,
  notOffered,
  reservationNotFound,
  slotTaken,
  termRefused,
} from './reservation.errors.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import { toPriceValues } from './reservation-price.ts';
import { createdReservation } from './reservation.mapper.ts';
import { isHost } from './reservation.policy.ts';
import { ReservationRepository } from './reservation.repository.ts';

export type BookingRequest = ReservationRequest & {
  quoteToken: string | null;
  /** Confirmed in this browser. */
  isMailboxProved: boolean;
};
type Created = { reservation: ReturnType<typeof createdReservation> };
/** Result of an availability check; `quote` is null for an incomplete or invalid slot. */
export type BookingAnswer = {
  isFree: boolean;
  message: string;
  offered: OfferedHours | null;
  quote: IssuedQuote | null;
  pricePerHourHaler: number | null;
  alternatives: FreeTerm[];
};

/** Result for an invalid slot or one that breaks a general rule. */
export const refusedCheck = (message: string): BookingAnswer => ({
  isFree: false,
  message,
  offered: null,
  quote: null,
  pricePerHourHaler: null,
  alternatives: [],
});

/** Availability checks and bookings by guests. */
@Injectable()
export class Bookings {
  private readonly underWay = new BookingsUnderWay();

  constructor(
    private readonly unit: UnitOfWork,
    private readonly time: SpaceTime,
    private readonly grounds: BookingGrounds,
    private readonly pricing: PricingService,
    private readonly reservations: ReservationRepository,
    private readonly creation: ReservationCreationService,
    private readonly instead: BookingsInstead,
    private readonly links: ReservationLinks,
    private readonly keys: IdempotencyKeys,
    private readonly settings: SiteSettings,
    private readonly clock: Clock,
    private readonly figures: BookingFigures,
    private readonly proofs: MailboxProofService,
    private readonly cancellations: CancellationLimitService,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /**
   * Whether the slot can be booked now and its price (SPEC §5); with the nearest free slots when it is taken.
   */
  async check(asked: AskedTerm & { spaceId: number }): Promise<BookingAnswer> {
    const term = wholeTerm(asked);
    if ('message' in term) return refusedCheck(term.message);
    const now = this.clock.now();
    const broken = refusalOfTerm(term, now);
    if (broken) return refusedCheck(broken.message);
    const space = await this.grounds.seen(asked.spaceId, term);
    if (space?.status !== 'PUBLISHED' || space.isUnattended) return refusedCheck(bookingTexts.notOffered);
    const { ground } = space;
    const refusal = refusalOfBooking(term, houseOf(ground, term), now);
    const alternatives = refusal?.isTaken ? await this.instead.termsFor(space.id, term) : [];
    const offered = offeredHours(ground, term);
    const price = priceInGround(ground, term);
    const quote = this.pricing.issue(buildQuoteSnapshot({ ...term, spaceId: space.id }, price));
    const message = refusal?.message ?? bookingTexts.offered[offered];
    return {
      isFree: refusal === null,
      message,
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
  create(actor: Actor, request: BookingRequest): Promise<Created> {
    return this.figures.of(() => this.attempt(actor, request));
  }

  private async attempt(actor: Actor, request: BookingRequest): Promise<Created> {
    const broken = refusalOfTerm(request, this.clock.now());
    if (broken) throw termRefused(broken);
    await this.cancellations.assertWithinLimit(request);
    try {
      return await this.underWay.of(request.spaceId, async (others) => {
        // Under contention for one slot most requests fail here, before they wait for the schedule lock.
        if (others > 0 && (await this.reservations.isTaken(request.spaceId, request, this.clock.now())))
          throw slotTaken();
        return this.booked(actor, request);
      });
    } catch (error) {
      if (!isSlotTaken(error)) throw error;
      throw slotTaken(await this.instead.of(request.spaceId, request));
    }
  }

  /**
   * Instant booking has no review by the owner, so foreign calendars are refreshed first, outside any
   * transaction.
   */
  private async booked(actor: Actor, request: BookingRequest): Promise<Created> {
    try {
      return await this.unit.run(() => this.book(actor, request, this.foreign === undefined));
    } catch (error) {
      if (!(error instanceof CalendarsUnread)) throw error;
      await this.foreign?.refresh(request.spaceId);
      return this.unit.run(() => this.book(actor, request, true));
    }
  }

  private async book(actor: Actor, request: BookingRequest, areCalendarsRead: boolean): Promise<Created> {
    const isProved = request.isMailboxProved || (await this.proofs.isProvedByAccount(actor, request.email));
    if (!isProved) await this.proofs.lock(request);
    await this.time.hold(request.spaceId);
    const space = await this.grounds.held(request.spaceId, request);
    assertOffered(actor, space);
    const now = this.clock.now();
    const { ground } = space;
    const refusal = refusalOfBooking(request, houseOf(ground, request), now);
    if (refusal) throw refusal.isTaken ? slotTaken() : termRefused(refusal);
    if (!isProved) await this.proofs.assertWithinLimits(request);
    const current = buildQuoteSnapshot({ ...request, spaceId: space.id }, priceInGround(ground, request));
    const quote = this.pricing.resolve(current, request.quoteToken);
    const isInstant =
      isProved &&
      ground.settings.instantBooking &&
      quote.complete &&
      offeredHours(ground, request) === 'inside';
    if (isInstant && !areCalendarsRead) throw new CalendarsUnread();
    const reservation = await this.creation.create(actor, request, {
      ...toPriceValues(quote, this.pricing.store(quote)),
      termsVersion: (await this.settings.current()).termsVersion,
      termsAcceptedAt: now,
      settings: ground.settings,
      isInstant,
      isProved,
      now,
    });
    const answer = { reservation: createdReservation(reservation, now, this.links.pathOf(reservation)) };
    await this.keys.answerWithin(answer);
    return answer;
  }
}

/** Rolls back an instant booking that was attempted before foreign calendars were refreshed. */
class CalendarsUnread extends Error {}

/**
 * @throws DomainError TERM_UNAVAILABLE to the host of an unpublished space and for a space whose owner is
 * blocked, NOTFOUND to others
 */
function assertOffered(actor: Actor, space: Place | null): asserts space is Place {
  if (!space) throw reservationNotFound();
  if (space.status !== 'PUBLISHED') throw isHost(actor, space) ? notOffered() : reservationNotFound();
  if (space.isUnattended) throw notOffered();
}
