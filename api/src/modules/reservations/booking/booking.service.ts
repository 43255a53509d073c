import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { PricingService, type TimeSlot } from '../../pricing/index.ts';
import { ReservationConfirmationService } from '../reservation-confirmation.service.ts';
import type { Reservation } from '../reservation.entity.ts';
import {
  notOffered,
  reservationNotFound,
  slotRejected,
  SlotTaken,
  slotTaken,
  slotTakenBy,
} from '../reservation.errors.ts';
import { assertMayHost, mayHost } from '../reservation.policy.ts';
import { BookingContextLoader, type SpaceSchedules } from '../booking-context.loader.ts';
import { toSpan } from '../booking-context.ts';
import { listBookingDays } from './booking-days.ts';
import { isFree, planBatch, type BatchPolicy } from './booking-batch.ts';
import { BookingAnnouncementService } from './booking-announcement.service.ts';
import { BookingLimitsService } from './booking-limits.service.ts';
import { planBooking, type BookingPlan } from './booking-plan.ts';
import type { BookingPolicy } from './booking-policy.ts';
import { BookingRepository } from './booking.repository.ts';
import type { BookingRequest, SlotsRequest } from './booking-request.ts';
import {
  decideStatus,
  toReservation,
  toSeries,
  type Booking,
  type EmailConfirmation,
} from './new-reservations.ts';

/** Rolls back an instant booking that was attempted before foreign calendars were refreshed. */
export class StaleForeignCalendars extends Error {}
/** Rolls back a booking of a free slot that the waiting list of the space may have to get first. */
export class WaitingListAhead extends Error {}
/** What was done before the attempt, outside of its transaction. */
export type BookingPreparation = {
  readonly areCalendarsFresh: boolean;
  readonly isWaitingListServed: boolean;
};

const CONFIRMED: EmailConfirmation = { isConfirmed: true, clientHash: null };
const PREPARED: BookingPreparation = { areCalendarsFresh: true, isWaitingListServed: true };

/** Makes reservations: the only writer of new ones. */
@Injectable()
export class BookingService {
  constructor(
    private readonly contexts: BookingContextLoader,
    private readonly limits: BookingLimitsService,
    private readonly pricing: PricingService,
    private readonly repository: BookingRepository,
    private readonly announcements: BookingAnnouncementService,
    private readonly confirmation: ReservationConfirmationService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /** Plans without locks. */
  async preview(actor: Actor, request: SlotsRequest, policy: BookingPolicy): Promise<BookingPlan> {
    return this.plan(actor, request, policy, (ids, span) => this.contexts.listForRead(ids, span));
  }

  /**
   * Books all slots or none, inside a unit of work.
   * @throws DomainError SLOT_TAKEN with `conflicts`, PRICE_CHANGED, or VALIDATION of the broken rule
   * @throws StaleForeignCalendars when the booking would be instant and `areCalendarsFresh` is false
   * @throws WaitingListAhead when the waiting list has an entry for the time and `isWaitingListServed` is false
   */
  async book(
    actor: Actor,
    request: BookingRequest,
    policy: BookingPolicy,
    { areCalendarsFresh, isWaitingListServed }: BookingPreparation = PREPARED,
  ): Promise<Booking> {
    const confirmation = await this.limits.lock(actor, request, policy);
    const plan = await this.plan(actor, request, policy, async (ids, span) => {
      if (policy.access === 'host') await this.assertMayHostAll(actor, ids);
      return this.contexts.lockSchedules(ids, span);
    });
    assertFree(plan, request, policy);
    const isWaiting = policy.yields && plan.chosen.some(({ space }) => space.hasWaiting);
    if (isWaiting && !isWaitingListServed) throw new WaitingListAhead();
    const { expectedHaler = null } = request;
    const totalHaler = plan.total.priceHaler;
    this.pricing.assertShownPrice(plan.chosen, { totalHaler, expectedHaler });
    await this.limits.assertWithin(request, plan, policy, confirmation);
    const isInstant = policy.isInstant && confirmation.isConfirmed && canBookInstantly(plan);
    if (isInstant && !areCalendarsFresh) throw new StaleForeignCalendars();
    const reservations = await this.insert(plan, request, { policy, confirmation, isInstant });
    if (policy.hasRentalTerms && (await this.confirmation.join(actor, reservations, isInstant)))
      await this.repository.flush();
    const booking = { plan, reservations };
    await this.announcements.announce(actor, booking, policy);
    return booking;
  }

  /** Plans bookings one after the other, without locks: a free one holds its time against those after it. */
  previewAll(actor: Actor, requests: readonly BookingRequest[], policy: BatchPolicy): Promise<BookingPlan[]> {
    return this.planAll(actor, requests, policy, (ids, span) => this.contexts.listForRead(ids, span));
  }

  /**
   * Books those of the requests whose slots are free, inside a unit of work, without notifications.
   * @returns the reservations of each request; none where the slot is taken
   */
  async bookFree(
    actor: Actor,
    requests: readonly BookingRequest[],
    policy: BatchPolicy,
  ): Promise<Reservation[][]> {
    const plans = await this.planAll(actor, requests, policy, async (ids, span) => {
      await this.assertMayHostAll(actor, ids);
      return this.contexts.lockSchedules(ids, span);
    });
    const store = this.pricing.store.bind(this.pricing);
    const options = { policy, group: null, series: null, store };
    const values = requests.map((request, index) => {
      const plan = plans[index];
      if (!plan || !isFree(plan)) return [];
      const status = decideStatus(plan, request, { policy, confirmation: CONFIRMED, isInstant: false });
      return plan.chosen.map((slot) => toReservation(slot, request, { ...options, status, now: plan.now }));
    });
    const reservations = await this.repository.createMany(values.flat());
    await this.announcements.record(actor, reservations);
    return values.map(({ length }) => reservations.splice(0, length));
  }

  /**
   * Deletes those of the owner's own bookings that are unchanged, as if they had never been made, inside a unit of
   * work, without notifications.
   * @returns ids of the deleted ones
   */
  async deleteUnchanged(actor: Actor, ids: readonly number[]): Promise<number[]> {
    const deleted = await this.repository.deleteUnchanged(ids);
    await this.audit.recordAll(
      actor,
      deleted.map(({ id, spaceId, status, from, until }) => ({
        action: 'reservation.delete',
        subject: { type: 'reservation', id },
        before: { status, space_id: spaceId, from, until },
      })),
    );
    return deleted.map(({ id }) => id);
  }

  /** The error of taken slots with what is taken, which the exclusion constraint does not name. */
  async explainTaken(
    actor: Actor,
    request: SlotsRequest,
    policy: BookingPolicy,
    error: unknown,
  ): Promise<SlotTaken> {
    if (error instanceof SlotTaken && error.conflicts.length > 0) return error;
    const plan = await this.preview(actor, request, policy);
    return findTakenError(plan, request, policy) ?? slotTaken([]);
  }

  private async plan(
    actor: Actor,
    request: SlotsRequest,
    policy: BookingPolicy,
    load: (ids: readonly number[], span: TimeSlot) => Promise<SpaceSchedules>,
  ): Promise<BookingPlan> {
    const ids = request.rooms.map(({ spaceId }) => spaceId);
    const now = this.clock.now();
    const days = listBookingDays(request, policy.limits, now);
    const spaces = await load(ids, toSpan(days));
    assertAccess(actor, ids, spaces, policy);
    const slots = ids.flatMap((spaceId) => days.map(({ startsAt }) => ({ spaceId, startsAt })));
    const price = await this.pricing.loadPrices(slots, request.choices.purpose);
    const shown = this.pricing.readShownQuotes(request.quoteToken ?? null);
    return planBooking(request, { days, spaces, price, shown }, policy, now);
  }

  private async planAll(
    actor: Actor,
    requests: readonly BookingRequest[],
    policy: BatchPolicy,
    load: (ids: readonly number[], span: TimeSlot) => Promise<SpaceSchedules>,
  ): Promise<BookingPlan[]> {
    if (requests.length === 0) return [];
    const ids = [...new Set(requests.flatMap(({ rooms }) => rooms.map(({ spaceId }) => spaceId)))];
    const spaces = await load(ids, toSpan(requests));
    assertAccess(actor, ids, spaces, policy);
    return planBatch(requests, spaces, policy, this.clock.now());
  }

  /** Before the locks, which keep others from booking. */
  private async assertMayHostAll(actor: Actor, spaceIds: readonly number[]): Promise<void> {
    for (const owned of await this.repository.listOwners(spaceIds)) assertMayHost(actor, owned, 'write');
  }

  private async insert(
    plan: BookingPlan,
    request: BookingRequest,
    decision: { policy: BookingPolicy; confirmation: EmailConfirmation; isInstant: boolean },
  ): Promise<Reservation[]> {
    const { chosen, now } = plan;
    const [first] = chosen;
    if (!first) return [];
    const status = decideStatus(plan, request, decision);
    const isGroup = request.rooms.length > 1;
    const group = isGroup ? await this.repository.createGroup(first.space.customerId, now) : null;
    const pattern = toSeries(plan, request);
    const series = pattern && (await this.repository.createSeries(pattern));
    const { policy } = decision;
    const store = this.pricing.store.bind(this.pricing);
    return this.repository.createAll(
      chosen.map((slot) => toReservation(slot, request, { policy, status, group, series, now, store })),
    );
  }
}

/**
 * @throws DomainError NOTFOUND for spaces that the actor may not see, or of several owners; SLOT_UNAVAILABLE for one
 * that cannot be booked now, or that was offered and has been deleted
 */
function assertAccess(
  actor: Actor,
  ids: readonly number[],
  spaces: SpaceSchedules,
  { access }: BookingPolicy,
): void {
  const owner = spaces.get(ids[0] ?? 0)?.customerId;
  for (const id of ids) {
    const space = spaces.get(id);
    if (access === 'offered' && space?.status !== 'PUBLISHED') throw notOffered();
    if (space?.customerId !== owner || !space || space.status === 'DELETED') throw reservationNotFound();
    const owned = { spaceId: id, customerId: space.customerId };
    if (access === 'host') assertMayHost(actor, owned, 'write');
    else if (space.status !== 'PUBLISHED')
      throw mayHost(actor, owned, 'view') ? notOffered() : reservationNotFound();
    else if (space.isUnattended) throw notOffered();
  }
}

/** @throws DomainError SLOT_TAKEN, or VALIDATION: of the broken rule, or on `repeat` with the closed days */
function assertFree(plan: BookingPlan, request: SlotsRequest, policy: BookingPolicy): void {
  assertGuestsFit(plan.chosen);
  const error = findTakenError(plan, request, policy);
  if (error) throw error;
  const closed = plan.chosen.filter(({ rejection }) => rejection !== null);
  const [first] = closed;
  if (request.repeat && first)
    throw createFieldError('repeat', fieldError('repeatClosed', { days: closed.map(({ day }) => day) }));
  if (first?.rejection) throw slotRejected(first.rejection);
}

function findTakenError(
  plan: BookingPlan,
  { repeat }: SlotsRequest,
  { access }: BookingPolicy,
): SlotTaken | null {
  const taken = plan.chosen.filter(({ rejection }) => rejection?.isTaken);
  if (taken.length === 0) return null;
  if (access === 'host') return slotTakenBy(taken);
  return slotTaken(taken, repeat ? { dates: taken.map(({ day }) => day) } : {});
}

/** @throws DomainError VALIDATION on `number_of_guests`, which is the same on all days */
export function assertGuestsFit(slots: BookingPlan['slots']): void {
  const tooMany = slots.find(({ rejection }) => rejection?.field === 'number_of_guests');
  if (tooMany?.rejection) throw slotRejected(tooMany.rejection);
}

/** Instant booking confirms all slots or none. */
const canBookInstantly = ({ chosen }: BookingPlan): boolean =>
  chosen.every(
    ({ space, quote, offered }) =>
      space.context.settings.instantBooking && quote?.snapshot.complete === true && offered === 'inside',
  );
