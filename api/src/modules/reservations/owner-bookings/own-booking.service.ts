import { Injectable } from '@nestjs/common';
import { toWallSlot } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, DomainError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { IdempotencyStore } from '../../../platform/idempotency/index.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { PricingService } from '../../pricing/index.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { isSlotTaken, slotTaken } from '../reservation.errors.ts';
import { reservationChanged, toStepResult } from '../reservation.events.ts';
import { resolveHost } from '../reservation.policy.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { decideOptionEnd } from './own-booking-rules.ts';
import type { OwnBookingRequest } from './own-booking.input.ts';
import { toOwnBookingAnswer, toSlotConflictDto } from './own-booking.mapper.ts';
import {
  OwnBookingPlannerService,
  type OwnBookingPlan,
  type PlannedSlot,
} from './own-booking-planner.service.ts';
import { OwnBookingRepository, type NewOwnReservation } from './own-booking.repository.ts';

export type OwnBookingAnswer = ReturnType<typeof toOwnBookingAnswer>;
type Bundle = { readonly groupId: number | null; readonly seriesId: number | null };

/** Bookings that the owner enters: all spaces and days, or none. */
@Injectable()
export class OwnBookingService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly planner: OwnBookingPlannerService,
    private readonly repository: OwnBookingRepository,
    private readonly pricing: PricingService,
    private readonly links: ReservationLinksService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly keys: IdempotencyStore,
  ) {}

  /** @throws DomainError SLOT_TAKEN with `conflicts` when anything holds the time of a slot */
  async create(actor: Actor, request: OwnBookingRequest): Promise<OwnBookingAnswer> {
    if (request.notifiesGuest && request.email === null)
      throw createFieldError('customer_email', fieldError('notifyGuestEmail'));
    try {
      return await this.unit.run(() => this.createAll(actor, request));
    } catch (error) {
      // The exclusion constraint names no conflict.
      if (!isSlotTaken(error) || (error instanceof DomainError && error.options.extra)) throw error;
      throw toTakenError(await this.planner.preview(actor, request));
    }
  }

  private async createAll(actor: Actor, request: OwnBookingRequest): Promise<OwnBookingAnswer> {
    const plan = await this.planner.lockAndPlan(actor, request);
    const { slots, now } = plan;
    const optionUntil = decideOptionEnd(request, slots[0]?.startsAt ?? request.startsAt, now);
    if (slots.some(({ conflicts }) => conflicts.length > 0)) throw toTakenError(plan);
    const bundle = await this.createBundle(plan, request);
    const reservations = await this.repository.createAll(
      slots.map((slot) => ({
        ...toNewReservation(slot, request, { ...bundle, now, optionUntil }),
        quote: slot.quote && this.pricing.store(slot.quote),
        createdBy: actor.userId,
      })),
    );
    const [first] = reservations;
    if (first && request.notifiesGuest) await this.planner.assertMayNotify(first.id);
    await this.announce(actor, plan, reservations);
    const answer = toOwnBookingAnswer({
      reservations,
      ...bundle,
      warnings: slots.flatMap(({ warnings }) => warnings),
      now,
      links: this.links.shownTo(actor),
    });
    await this.keys.saveAnswer(answer);
    return answer;
  }

  private async createBundle(
    { customerId, slots, now }: OwnBookingPlan,
    request: OwnBookingRequest,
  ): Promise<Bundle> {
    const { rooms, repeat } = request;
    const groupId = rooms.length > 1 ? await this.repository.createGroup(customerId, now) : null;
    if (repeat === null) return { groupId, seriesId: null };
    const { startMinute, lengthMinutes } = toWallSlot(request);
    const { weekdays, every, until, skipHolidays } = repeat;
    const seriesId = await this.repository.createSeries({
      customer: customerId,
      weekdays: [...weekdays].sort(),
      every,
      fromDay: slots[0]?.day ?? until,
      untilDay: until,
      startMinute,
      lengthMinutes,
      skipHolidays,
      createdAt: now,
    });
    return { groupId, seriesId };
  }

  /** One mail is sent to each side: the event of the first reservation names the others. */
  private async announce(
    actor: Actor,
    { customerId }: OwnBookingPlan,
    reservations: readonly ReservationWithSpace[],
  ): Promise<void> {
    await this.audit.recordAll(
      actor,
      reservations.map((reservation) => ({
        action: 'reservation.create',
        subject: { type: 'reservation', id: reservation.id },
        after: {
          status: reservation.status,
          source: reservation.source,
          space_id: reservation.space.id,
          from: reservation.startsAt,
          until: reservation.endsAt,
          guests: reservation.numberOfGuests,
          price: reservation.priceHaler / 100,
          price_state: reservation.priceState,
        },
      })),
    );
    const [notified, ...others] = reservations.filter(({ guestNotifiedAt }) => guestNotifiedAt !== null);
    const first = notified ?? reservations[0];
    const listOthers = (rows: readonly ReservationWithSpace[]): number[] =>
      rows.flatMap(({ id }) => (id === first?.id ? [] : [id]));
    for (const reservation of reservations)
      await this.outbox.publish(reservationChanged, {
        reservation_id: reservation.id,
        step: reservation.status === 'confirmed' ? 'booked' : 'requested',
        by: resolveHost(actor, { customerId, spaceId: reservation.space.id }),
        sequence: 0,
        former: null,
        result: toStepResult(reservation),
        ...(reservation === notified && { notified_with: listOthers(others) }),
        ...(reservations.length > 1 && {
          bundled_with: reservation === first ? listOthers(reservations) : [],
        }),
      });
  }
}

const toTakenError = ({ slots }: OwnBookingPlan): DomainError =>
  slotTaken({ conflicts: slots.flatMap(({ conflicts }) => conflicts.map(toSlotConflictDto)) });

function toNewReservation(
  { spaceId, day, startsAt, endsAt, held, price, quote }: PlannedSlot,
  request: OwnBookingRequest,
  { now, optionUntil, groupId, seriesId }: Bundle & { readonly now: Date; readonly optionUntil: Date | null },
): Omit<NewOwnReservation, 'quote' | 'createdBy'> {
  const isConfirmed = optionUntil === null;
  // A price that both sides agreed on is not an estimate.
  const priceState = isConfirmed && price.priceState === 'estimate' ? 'agreed' : price.priceState;
  return {
    space: spaceId,
    source: 'owner',
    status: isConfirmed ? 'confirmed' : 'pending',
    startsAt,
    endsAt,
    heldFrom: held.from,
    heldUntil: held.until,
    customerName: request.name,
    customerEmail: request.email ?? '',
    customerPhone: request.phone,
    numberOfGuests: request.guests ?? 1,
    notes: '',
    title: request.title,
    titlePublic: request.isTitlePublic,
    ownerNote: request.ownerNote,
    staffNote: request.staffNote,
    group: groupId,
    series: seriesId,
    seriesDay: seriesId === null ? null : day,
    priceHaler: price.priceHaler,
    priceState,
    guestPriceHaler: price.priceHaler,
    guestPriceState: priceState,
    isPriceSet: quote === null,
    guestNotifiedAt: request.notifiesGuest && startsAt > now ? now : null,
    sequence: 0,
    expiresAt: optionUntil,
    confirmedAt: isConfirmed ? now : null,
    awaitsEmailConfirmation: false,
    confirmationAttempts: 0,
    createdAt: now,
    updatedAt: now,
  };
}
