import { Injectable, Optional } from '@nestjs/common';
import type { CancelCode } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { joinMessages, toAgreement } from '../changes/agreement.ts';
import { ChangeProposalService } from '../changes/change-proposal.service.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import {
  assertTransition,
  calendarConflict,
  priceNeedsConsent,
  reasonRequired,
  reservationConflict,
  reservationIsOption,
  reservationNotFound,
} from '../reservation.errors.ts';
import type { ReservationStep } from '../reservation.events.ts';
import { decidePrice, toAcceptedPrice, toPrice } from '../booking/reservation-price.ts';
import { assertMayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { ReservationStepService } from '../reservation-step.service.ts';

/** Without a price the shown one becomes final. */
export type Confirmation = {
  readonly priceHaler: number | null;
  readonly message: string | null;
  /** The version the host has seen. */
  readonly sequence?: number;
  /** Whether only a request of a guest is confirmed, not an option. */
  readonly isRequestOnly?: boolean;
};

/** Confirms and cancels reservations. Each step is audited and published as an event. */
@Injectable()
export class ReservationWorkflowService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly availability: SpaceAvailabilityService,
    private readonly reservations: ReservationRepository,
    private readonly locks: ReservationLockService,
    private readonly proposals: ChangeProposalService,
    private readonly steps: ReservationStepService,
    private readonly clock: Clock,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /**
   * Confirms a request at the price the guest accepted or a lower one; a higher price is proposed to the
   * guest.
   * @throws DomainError RESERVATION_CHANGED when `sequence` is outdated, CALENDAR_CONFLICT when a refreshed foreign calendar has an event in the slot
   */
  async confirm(
    actor: Actor,
    id: number,
    { priceHaler, message, sequence, isRequestOnly = false }: Confirmation,
  ): Promise<ReservationWithSpace> {
    const { space } = await this.getForHost(actor, id);
    await this.foreign?.refresh(space.id);
    return this.unit.run(async () => {
      const { reservation, sharing, by } = await this.locks.acquireAsHost(id, actor);
      assertTransition(reservation, ['confirm'], 'host', this.clock.now());
      if (isRequestOnly && reservation.source === 'owner') throw reservationIsOption();
      if (sequence !== undefined && reservation.sequence !== sequence) throw reservationConflict();
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
      // A form sends the shown price as well.
      const isPriceGiven =
        priceHaler !== null &&
        (priceHaler !== reservation.priceHaler || toPrice(reservation).priceState === 'none');
      await this.proposals.closeOpen(actor, reservation);
      Object.assign(reservation, {
        status: 'confirmed',
        confirmedAt: this.clock.now(),
        expiresAt: null,
        priceHaler: decision.priceHaler,
        priceState,
        hostMessage: joinMessages(reservation.hostMessage, message),
        ...(isPriceGiven && { isPriceSet: true }),
        ...(reservation.source === 'owner' &&
          reservation.customerEmail !== '' && { guestNotifiedAt: this.clock.now() }),
      });
      return this.steps.finish(actor, reservation, 'confirmed', by, before, {
        status: 'confirmed',
        price: decision.priceHaler / 100,
      });
    });
  }

  /**
   * Refuses a request or cancels a booking; the guest is mailed the reason.
   * @param cancellation `code` is counted in the statistics
   */
  cancelAsHost(
    actor: Actor,
    id: number,
    { reason, code }: { reason: string | null; code: CancelCode | null },
  ): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const { reservation, by } = await this.locks.acquireAsHost(id, actor);
      const action = assertTransition(reservation, ['refuse', 'cancel'], 'host', this.clock.now());
      // The reason is mailed; a guest without an e-mail address is told by the host.
      if (reason === null && reservation.customerEmail !== '') throw reasonRequired();
      reservation.cancelCode = code;
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
      assertTransition(reservation, ['cancel'], 'guest', this.clock.now());
      return this.cancel(actor, reservation, 'cancelled', 'guest', reason);
    });
  }

  /** Saves a note visible to hosts only; no event is published. */
  updateNote(actor: Actor, id: number, text: string): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const { reservation } = await this.locks.acquireAsHost(id, actor);
      assertTransition(reservation, ['note'], 'host', this.clock.now());
      if (reservation.ownerNote !== text) await this.steps.saveNote(actor, reservation, text);
      return reservation;
    });
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
   * @throws DomainError NOTFOUND when the actor is not a host of the reservation, FORBIDDEN when they may not
   *   write
   */
  private async getForHost(actor: Actor, id: number): Promise<ReservationWithSpace> {
    const reservation = await this.reservations.findById(id);
    if (!reservation) throw reservationNotFound();
    assertMayHost(actor, toOwnedSpaceRef(reservation.space), 'write');
    return reservation;
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
    return this.steps.finish(actor, reservation, step, by, { status }, { status: 'cancelled', by });
  }
}
