import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { IdempotencyStore } from '../../../platform/idempotency/index.ts';
import { PricingService, type BookingChoices, type RegisteredCompany } from '../../pricing/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { UnconfirmedRequestsService } from '../guest/unconfirmed-requests.service.ts';
import { notOffered, reservationNotFound, slotTaken, slotRejected } from '../reservation.errors.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { toCreatedReservationDto } from '../reservation.mapper.ts';
import { mayHost } from '../reservation.policy.ts';
import { ReservationRepository } from '../reservation.repository.ts';
import { toAvailabilityContext, classifySlotHours } from './booking-context.ts';
import { BookingContextLoader, type SpaceWithBookingContext } from './booking-context.loader.ts';
import { findBookingRejection, findLayoutRejection } from './booking-rules.ts';
import { buildReservation, type ReservationRequest } from './new-reservation.ts';
import { ReservationAnnouncementService } from './reservation-announcement.service.ts';
import { toPriceValues } from './reservation-price.ts';

export type BookingRequest = ReservationRequest & {
  choices: BookingChoices;
  /** Null when not given, which counts as one. */
  givenGuests: number | null;
  quoteToken: string | null;
  /** Confirmed in this browser. */
  isEmailConfirmed: boolean;
};
export type CreatedReservationAnswer = { reservation: ReturnType<typeof toCreatedReservationDto> };

/** Rolls back an instant booking that was attempted before foreign calendars were refreshed. */
export class StaleForeignCalendars extends Error {}
/** Rolls back a booking of a free slot that the waiting list of the space may have to get first. */
export class WaitingListAhead extends Error {}
/** What was done before the attempt, outside of its transaction. */
export type BookingPreparation = {
  readonly areCalendarsFresh: boolean;
  readonly isWaitingListServed: boolean;
};

/** Books a slot: everything that happens inside the transaction of a booking. */
@Injectable()
export class SlotBookingService {
  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly unconfirmed: UnconfirmedRequestsService,
    private readonly pricing: PricingService,
    private readonly settings: SiteSettingsService,
    private readonly reservations: ReservationRepository,
    private readonly announcements: ReservationAnnouncementService,
    private readonly links: ReservationLinksService,
    private readonly keys: IdempotencyStore,
  ) {}

  /** The company of the guest's IČO. Calls the company register, hence outside of the transaction. */
  findCompany({ spaceId, startsAt, choices }: BookingRequest): Promise<RegisteredCompany | null> {
    return this.pricing.findCompany({ spaceId, startsAt, ...choices });
  }

  /**
   * Locks the schedule, checks the slot and inserts the reservation. Called inside a unit of work.
   * @throws StaleForeignCalendars when the booking would be instant and `areCalendarsFresh` is false
   * @throws WaitingListAhead when the waiting list has an entry for the time and `isWaitingListServed` is false
   */
  async book(
    actor: Actor,
    request: BookingRequest,
    company: RegisteredCompany | null,
    { areCalendarsFresh, isWaitingListServed }: BookingPreparation,
  ): Promise<CreatedReservationAnswer> {
    const isEmailConfirmed =
      request.isEmailConfirmed || (await this.unconfirmed.isConfirmedByAccount(actor, request.email));
    if (!isEmailConfirmed) await this.unconfirmed.lockLimits(request);
    const space = await this.contexts.lockAndLoad(request.spaceId, request);
    assertOffered(actor, space);
    const { context, loadedAt: now } = space;
    const rejection =
      findLayoutRejection(request.guests, request.choices.layout, space.layoutCapacities) ??
      findBookingRejection(request, toAvailabilityContext(context, request), now);
    if (rejection) throw rejection.isTaken ? slotTaken() : slotRejected(rejection);
    if (space.hasWaiting && !isWaitingListServed) throw new WaitingListAhead();
    if (!isEmailConfirmed) await this.unconfirmed.assertWithinLimits(request);
    const { startsAt, endsAt, givenGuests: guests, choices, quoteToken } = request;
    const quote = await this.pricing.resolve(
      { ...choices, company, spaceId: space.id, startsAt, endsAt, guests },
      context,
      quoteToken,
    );
    const isInstant =
      isEmailConfirmed &&
      context.settings.instantBooking &&
      quote.snapshot.complete &&
      classifySlotHours(context, request) === 'inside';
    if (isInstant && !areCalendarsFresh) throw new StaleForeignCalendars();
    const reservation = await this.reservations.create(
      buildReservation(request, {
        ...toPriceValues(quote, this.pricing.store(quote)),
        termsVersion: (await this.settings.getCurrent()).termsVersion,
        termsAcceptedAt: now,
        settings: context.settings,
        isInstant,
        clientHash: isEmailConfirmed ? null : this.unconfirmed.hashClient(request.clientKey),
        now,
      }),
    );
    await this.announcements.announce(actor, reservation);
    const answer = {
      reservation: toCreatedReservationDto(reservation, now, this.links.buildShownPath(actor, reservation)),
    };
    await this.keys.saveAnswer(answer);
    return answer;
  }
}

/**
 * @throws DomainError SLOT_UNAVAILABLE to the host of an unpublished space and for a space whose owner is
 * blocked, NOTFOUND to others
 */
export function assertOffered(
  actor: Actor,
  space: SpaceWithBookingContext | null,
): asserts space is SpaceWithBookingContext {
  if (!space) throw reservationNotFound();
  const owned = { spaceId: space.id, customerId: space.customerId };
  if (space.status !== 'PUBLISHED')
    throw mayHost(actor, owned, 'view') ? notOffered() : reservationNotFound();
  if (space.isUnattended) throw notOffered();
}
