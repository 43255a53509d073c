import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { buildQuoteSnapshot, PricingService } from '../../pricing/index.ts';
import { BookingContextLoader } from '../booking/booking-context.loader.ts';
import { toHeldPeriod, toAvailabilityContext, priceInContext } from '../booking/booking-context.ts';
import { findMoveRejection } from '../booking/booking-rules.ts';
import { toAgreement } from '../changes/agreement.ts';
import { ChangeProposalService } from '../changes/change-proposal.service.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import {
  calendarConflict,
  priceNeedsConsent,
  proposalRequired,
  reasonRequired,
  reservationConflict,
  reservationClosed,
  reservationExpired,
  reservationNotFound,
  slotTaken,
  slotRejected,
} from '../reservation.errors.ts';
import { reservationChanged, toStepResult, type ReservationStep } from '../reservation.events.ts';
import { decidePrice, keepGuestPrice, toAcceptedPrice, toPriceValues } from '../booking/reservation-price.ts';
import { isHost } from '../reservation.policy.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { isExpired, findTransition, type ReservationAction, type Side } from '../reservation.states.ts';

type Span = { readonly startsAt: Date; readonly endsAt: Date };
/** Without a price the shown one becomes final. */
export type Confirmation = { readonly priceHaler: number | null; readonly message: string | null };

/** Transitions of a reservation after its creation. Each one is audited and published as an event. */
@Injectable()
export class ReservationWorkflowService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly availability: SpaceAvailabilityService,
    private readonly contexts: BookingContextLoader,
    private readonly reservations: ReservationRepository,
    private readonly pricing: PricingService,
    private readonly locks: ReservationLockService,
    private readonly proposals: ChangeProposalService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /**
   * Confirms a request at the price the guest accepted or a lower one; a higher price is proposed to the
   * guest.
   * @throws DomainError CALENDAR_CONFLICT when a refreshed foreign calendar has an event in the slot
   */
  async confirm(
    actor: Actor,
    id: number,
    { priceHaler, message }: Confirmation,
  ): Promise<ReservationWithSpace> {
    const { space } = await this.getForHost(actor, id);
    await this.foreign?.refresh(space.id);
    return this.unit.run(async () => {
      const { reservation, sharing, by } = await this.locks.acquireAsHost(id, actor);
      this.assertTransition(reservation, ['confirm'], 'host');
      const { startsAt, endsAt } = reservation;
      if (
        (await this.availability.listBlocks(sharing, startsAt, endsAt)).some(({ feedId }) => feedId !== null)
      )
        throw calendarConflict();
      const before = { status: 'pending', price: reservation.priceHaler / 100 };
      const decision = decidePrice(reservation, priceHaler);
      if (decision.kind === 'proposal')
        return this.proposePrice(actor, reservation, by, { priceHaler: decision.priceHaler, message });
      const { priceState } = decision;
      await this.proposals.closeOpen(actor, reservation);
      Object.assign(reservation, {
        status: 'confirmed',
        confirmedAt: this.clock.now(),
        expiresAt: null,
        priceHaler: decision.priceHaler,
        priceState,
        hostMessage: message,
      });
      return this.finishStep(actor, reservation, 'confirmed', by, before, {
        status: 'confirmed',
        price: decision.priceHaler / 100,
      });
    });
  }

  /** Refuses a request or cancels a booking; the guest is mailed the reason. */
  cancelAsHost(actor: Actor, id: number, reason: string | null): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const { reservation, by } = await this.locks.acquireAsHost(id, actor);
      const action = this.assertTransition(reservation, ['refuse', 'cancel'], 'host');
      if (reason === null) throw reasonRequired();
      return this.cancel(actor, reservation, action === 'refuse' ? 'refused' : 'cancelled', by, reason);
    });
  }

  /** Cancels for the guest authenticated by the link's token. */
  cancelAsGuest(
    actor: Actor,
    id: number,
    token: string,
    reason: string | null,
  ): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const { reservation } = await this.locks.acquireAsGuest(id, token);
      this.assertTransition(reservation, ['cancel'], 'guest');
      return this.cancel(actor, reservation, 'cancelled', 'guest', reason);
    });
  }

  /**
   * Moves a request to another slot at the price of that slot.
   * @throws DomainError RESERVATION_CHANGED when `sequence` is outdated, PROPOSAL_NEEDED for a confirmed
   * reservation
   */
  move(actor: Actor, id: number, sequence: number, newSlot: Span): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const { reservation, by } = await this.locks.acquireAsHost(id, actor);
      this.assertTransition(reservation, ['move', 'change'], 'host');
      if (reservation.sequence !== sequence) throw reservationConflict();
      if (reservation.status === 'confirmed') throw proposalRequired();
      const formerAgreement = toAgreement(reservation);
      if (
        formerAgreement.startsAt.getTime() === newSlot.startsAt.getTime() &&
        formerAgreement.endsAt.getTime() === newSlot.endsAt.getTime()
      )
        return reservation;
      await this.assignSlot(reservation, newSlot);
      await this.proposals.rebaseOpen(reservation, formerAgreement);
      return this.finishStep(
        actor,
        reservation,
        'moved',
        by,
        { from: formerAgreement.startsAt, until: formerAgreement.endsAt },
        { from: newSlot.startsAt, until: newSlot.endsAt },
        formerAgreement,
      );
    });
  }

  /** Saves a note visible to hosts only; no event is published. */
  updateNote(actor: Actor, id: number, text: string): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const { reservation } = await this.locks.acquireAsHost(id, actor);
      this.assertTransition(reservation, ['note'], 'host');
      if (reservation.ownerNote !== text) await this.saveNote(actor, reservation, text);
      return reservation;
    });
  }

  /** Requires a unit of work that has locked the reservation. */
  async saveNote(actor: Actor, reservation: ReservationWithSpace, text: string): Promise<void> {
    reservation.ownerNote = text;
    await this.reservations.flush();
    await this.audit.record(actor, 'reservation.note', { type: 'reservation', id: reservation.id });
  }

  /**
   * Proposes a price above the one the guest accepted; the request then waits for the guest.
   * @throws DomainError 422 on `price` when the guest has no e-mail address
   */
  private async proposePrice(
    actor: Actor,
    reservation: ReservationWithSpace,
    by: CancelledBy,
    { priceHaler, message }: { priceHaler: number; message: string | null },
  ): Promise<ReservationWithSpace> {
    if (reservation.customerEmail === '') throw priceNeedsConsent(toAcceptedPrice(reservation));
    const author = by === 'owner' ? 'owner' : 'operator';
    await this.proposals.propose(actor, reservation, {
      author,
      agreement: { ...toAgreement(reservation), priceHaler, priceState: 'agreed' },
      message,
    });
    return reservation;
  }

  /**
   * @throws DomainError NOTFOUND when the actor is not a host of the reservation
   */
  private async getForHost(actor: Actor, id: number): Promise<ReservationWithSpace> {
    const reservation = await this.reservations.findById(id);
    if (!reservation || !isHost(actor, { customerId: reservation.space.building.customer.id }))
      throw reservationNotFound();
    return reservation;
  }

  private assertTransition(
    reservation: ReservationWithSpace,
    actions: readonly ReservationAction[],
    side: Side,
  ): ReservationAction {
    const now = this.clock.now();
    const transition = findTransition(reservation, actions, side, now);
    if (transition) return transition.action;
    throw isExpired(reservation, now) || reservation.cancelledBy === 'system'
      ? reservationExpired()
      : reservationClosed();
  }

  private async assignSlot(reservation: ReservationWithSpace, newSlot: Span): Promise<void> {
    const space = await this.contexts.loadForUpdate(reservation.space.id, newSlot, reservation.id);
    if (!space) throw reservationNotFound();
    const { context } = space;
    const rejection = findMoveRejection(
      { ...newSlot, guests: reservation.numberOfGuests },
      toAvailabilityContext(context, newSlot),
      this.clock.now(),
    );
    if (rejection) throw rejection.isTaken ? slotTaken() : slotRejected(rejection);
    const held = toHeldPeriod(newSlot, context.settings);
    const { expiresAt, numberOfGuests } = reservation;
    const quote = buildQuoteSnapshot(
      { ...newSlot, spaceId: space.id, guests: numberOfGuests },
      priceInContext(context, newSlot),
    );
    Object.assign(reservation, {
      ...keepGuestPrice(reservation),
      ...newSlot,
      heldFrom: held.from,
      heldUntil: held.until,
      ...toPriceValues(quote, this.pricing.store(quote)),
      expiresAt: expiresAt && expiresAt > newSlot.startsAt ? newSlot.startsAt : expiresAt,
    });
  }

  private async cancel(
    actor: Actor,
    reservation: ReservationWithSpace,
    step: ReservationStep,
    by: CancelledBy,
    reason: string | null,
  ): Promise<ReservationWithSpace> {
    const { status } = reservation;
    Object.assign(reservation, {
      status: 'cancelled',
      cancelledAt: this.clock.now(),
      cancelledBy: by,
      cancelReason: reason,
    });
    return this.finishStep(actor, reservation, step, by, { status }, { status: 'cancelled', by });
  }

  /** Saves the step, audits it and publishes the event. */
  private async finishStep(
    actor: Actor,
    reservation: ReservationWithSpace,
    step: ReservationStep,
    by: CancelledBy,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
    former?: Span,
  ): Promise<ReservationWithSpace> {
    const { id } = reservation;
    reservation.sequence += 1;
    await this.reservations.flush();
    await this.audit.record(actor, `reservation.${step}`, { type: 'reservation', id }, before, after);
    await this.outbox.publish(reservationChanged, {
      reservation_id: id,
      step,
      by,
      sequence: reservation.sequence,
      former: former ? toSlotPayload(former) : null,
      result: toStepResult(reservation),
    });
    return reservation;
  }
}

const toSlotPayload = ({ startsAt, endsAt }: Span): { starts_at: string; ends_at: string } => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});
