import { Injectable, Optional } from '@nestjs/common';
import type { CancelCode } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError, translateDatabaseError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { decidePrice, splitPrice, toAcceptedPrice, toPrice, type Price } from '../reservation-price.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { joinMessages, toAgreement } from '../reservation-change.policy.ts';
import { ChangeBatch } from '../change-batch.ts';
import { ChangeProposalService } from '../change-proposal.service.ts';
import { defaultProposalExpiry } from '../change-proposal.states.ts';
import { ReservationLockService, type LockedGroup, type StepScope } from '../reservation-lock.service.ts';
import {
  assertTransition,
  calendarConflict,
  priceNeedsConsent,
  reasonRequired,
  reservationConflict,
  reservationIsOption,
} from '../reservation.errors.ts';
import { ReservationSlotService } from '../reservation-slot.service.ts';
import { countGroupVersion } from '../reservation-group.ts';
import type { CancelledBy } from '../reservation.entity.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { ReservationConfirmationService } from '../reservation-confirmation.service.ts';
import { ReservationDealsPort } from '../reservation-deals-port.ts';
import { ReservationStepService } from '../reservation-step.service.ts';
import { findTransition, type ReservationAction, type Side } from '../reservation.states.ts';

type GroupStepRequest = {
  readonly scope: StepScope;
  /** Version of the reservations that the step applies to, as the host has seen it. */
  readonly version?: number | undefined;
};
/** Without a price the shown one becomes final. */
export type Confirmation = GroupStepRequest & {
  /** Of all reservations together. */
  readonly priceHaler: number | null;
  readonly message: string | null;
  /** The version of the one reservation that the host has seen. */
  readonly sequence?: number;
  /** Whether only a request of a guest is confirmed, not an option. */
  readonly isRequestOnly?: boolean;
};
export type Cancellation = GroupStepRequest & {
  /** What a member may be ended by; others stay. */
  readonly actions?: readonly Extract<ReservationAction, 'refuse' | 'cancel'>[];
  readonly reason: string | null;
  /** Counted in the statistics. */
  readonly code: CancelCode | null;
};

export type GroupCancellation = Pick<Cancellation, 'reason' | 'code'> & {
  /** The fee to which the guest has agreed. */
  readonly acceptedFeeHaler?: number | null;
};

/**
 * Confirms and cancels reservations: all of an event, or none. Each step is audited and published as an event.
 */
@Injectable()
export class ReservationWorkflowService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly slots: ReservationSlotService,
    private readonly locks: ReservationLockService,
    private readonly proposals: ChangeProposalService,
    private readonly steps: ReservationStepService,
    private readonly confirmation: ReservationConfirmationService,
    private readonly clock: Clock,
    @Optional() private readonly foreign?: ForeignCalendars,
    @Optional() private readonly deals?: ReservationDealsPort,
  ) {}

  /**
   * Confirms requests at the price the guest accepted or a lower one; a higher price is proposed to the guest.
   * @throws DomainError RESERVATION_CHANGED when `sequence` or `version` is outdated, CALENDAR_CONFLICT when a
   *   refreshed foreign calendar has an event in a slot
   */
  async confirm(actor: Actor, id: number, confirmation: Confirmation): Promise<ReservationWithSpace> {
    const { scope, version, priceHaler, message, sequence, isRequestOnly = false } = confirmation;
    for (const spaceId of await this.locks.listSpaceIdsAsHost(id, actor, scope))
      await this.foreign?.refresh(spaceId);
    return this.unit.run(async () => {
      const group = await this.locks.acquireGroupAsHost(id, actor, scope);
      const { reservation } = group;
      const open = this.listOpen(group, ['confirm'], 'host');
      if (isRequestOnly && reservation.source === 'owner') throw reservationIsOption();
      if (sequence !== undefined && reservation.sequence !== sequence) throw reservationConflict();
      assertVersion(group, version);
      await this.assertNoForeignEvents(open, group);
      const prices = priceHaler === null ? null : splitPrice(priceHaler, open.map(toPriceHaler));
      const decisions = open.map((one, index) => decidePrice(one, prices?.[index] ?? null));
      if (decisions.some(({ kind }) => kind === 'proposal')) {
        const proposed = decisions.map((decision) => decision.priceHaler);
        await this.proposePrices(actor, open, group, { prices: proposed, message });
        return reservation;
      }
      const former = new Map(open.map((one) => [one.id, one.priceHaler / 100]));
      for (const [index, one] of open.entries()) {
        const decision = decisions[index];
        if (decision?.kind === 'final')
          await this.agreeOne(actor, one, { ...decision, message, isPriceGiven: prices !== null });
      }
      const isConfirmed = await this.confirmation.settle(actor, open);
      await this.steps.finishAll(actor, open, group.by, (one) => ({
        step: isConfirmed ? 'confirmed' : 'agreed',
        before: { status: 'pending', price: former.get(one.id) },
        after: { status: one.status, price: one.priceHaler / 100 },
      }));
      return reservation;
    });
  }

  /** Refuses requests, releases options and cancels bookings; the guest is mailed the reason. */
  cancelAsHost(actor: Actor, id: number, cancellation: Cancellation): Promise<ReservationWithSpace> {
    const { actions = ['refuse', 'cancel'], scope, version } = cancellation;
    return this.unit.run(async () => {
      const group = await this.locks.acquireGroupAsHost(id, actor, scope);
      const open = this.listOpen(group, actions, 'host');
      assertVersion(group, version);
      await this.cancelTogether(actor, open, group.by, cancellation);
      return group.reservation;
    });
  }

  /** Cancels for the guest authenticated by the link's token. */
  cancelAsGuest(
    actor: Actor,
    id: number,
    { token, reason, scope }: { token: string; reason: string | null; scope: StepScope },
  ): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const group = await this.locks.acquireGroupAsGuest(id, token, scope);
      const open = this.listOpen(group, ['cancel'], 'guest');
      await this.cancelTogether(actor, open, group.by, { reason, code: null });
      return group.reservation;
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

  /** Whether the public programs name the event: in all of its spaces, on all of its days. */
  async setTitlePublic(actor: Actor, id: number, isPublic: boolean): Promise<void> {
    await this.unit.run(async () => {
      const { members } = await this.locks.acquireGroupAsHost(id, actor, 'all');
      await this.steps.saveTitlePublic(actor, members, isPublic);
    });
  }

  /**
   * One mail to each side names all of them. Requires a unit of work that has locked them.
   * @throws DomainError REASON_REQUIRED to a host: the reason is mailed; a guest without an e-mail address is told by the
   *   host
   */
  async cancelTogether(
    actor: Actor,
    open: readonly ReservationWithSpace[],
    by: CancelledBy,
    { reason, code, acceptedFeeHaler = null }: GroupCancellation,
  ): Promise<void> {
    if (by !== 'guest' && reason === null && open.some(({ customerEmail }) => customerEmail !== ''))
      throw reasonRequired();
    await this.deals?.cancel(actor, open, { by, acceptedFeeHaler, reason });
    const former = new Map(open.map(({ id, status }) => [id, status]));
    for (const one of open)
      Object.assign(one, {
        status: 'cancelled',
        cancelledAt: this.clock.now(),
        cancelledBy: by,
        cancelReason: reason,
        cancelCode: code,
      });
    await this.steps.finishAll(actor, open, by, ({ id }) => ({
      step: by !== 'guest' && former.get(id) === 'pending' ? 'refused' : 'cancelled',
      before: { status: former.get(id) },
      after: { status: 'cancelled', by },
    }));
  }

  /** A refused item does not stop the others; an unexpected error does. */
  async confirmEach(actor: Actor, items: readonly BulkConfirmationItem[]): Promise<BulkConfirmationResult[]> {
    const results: BulkConfirmationResult[] = [];
    for (const { id, sequence } of items) results.push(await this.tryToConfirm(actor, id, sequence));
    return results;
  }

  /**
   * The members that the side may take one of the actions with; others are answered already.
   * @throws DomainError RESERVATION_CLOSED or RESERVATION_EXPIRED without any, and to a host when the reservation itself
   *   is not among them; the link of a date that has begun cancels those to come
   */
  private listOpen(
    { reservation, members }: LockedGroup,
    actions: readonly ReservationAction[],
    side: Side,
  ): ReservationWithSpace[] {
    const now = this.clock.now();
    const open = members.filter((member) => findTransition(member, actions, side, now) !== null);
    if (side === 'host' || open.length === 0) assertTransition(reservation, actions, side, now);
    return open;
  }

  /** @throws DomainError CALENDAR_CONFLICT, with the days of a series on which a connected calendar has an event */
  private async assertNoForeignEvents(
    reservations: readonly ReservationWithSpace[],
    { sharing }: LockedGroup,
  ): Promise<void> {
    const met = await this.slots.listForeignConflicts(reservations, sharing);
    if (met.length === 0) return;
    const dates = met.flatMap(({ seriesDay }) => seriesDay ?? []);
    throw dates.length === 0
      ? calendarConflict()
      : new DomainError('conflict', 'CALENDAR_CONFLICT', { extra: { dates } });
  }

  private async agreeOne(
    actor: Actor,
    reservation: ReservationWithSpace,
    {
      priceHaler,
      priceState,
      message,
      isPriceGiven,
    }: Price & { message: string | null; isPriceGiven: boolean },
  ): Promise<void> {
    // A form sends the shown price as well.
    const isPriceSet =
      isPriceGiven && (priceHaler !== reservation.priceHaler || toPrice(reservation).priceState === 'none');
    await this.proposals.closeOpen(actor, reservation);
    const isGuestNotified = reservation.source === 'owner' && reservation.customerEmail !== '';
    Object.assign(reservation, {
      priceHaler,
      priceState,
      hostMessage: joinMessages(reservation.hostMessage, message),
      ...(isPriceSet && { isPriceSet }),
      ...(isGuestNotified && { guestNotifiedAt: this.clock.now() }),
    });
  }

  /**
   * Proposes prices above those the guest accepted, in one bundle; the requests then wait for the guest.
   * @throws DomainError 422 on `price` when the guest has no e-mail address
   */
  private async proposePrices(
    actor: Actor,
    reservations: readonly ReservationWithSpace[],
    { by }: LockedGroup,
    { prices, message }: { prices: readonly number[]; message: string | null },
  ): Promise<void> {
    const batch = reservations.length > 1 ? new ChangeBatch() : undefined;
    const starts = reservations.map(({ startsAt }) => startsAt);
    const expiresAt = defaultProposalExpiry(this.clock.now(), ...starts);
    for (const [index, reservation] of reservations.entries()) {
      if (reservation.customerEmail === '') throw priceNeedsConsent(toAcceptedPrice(reservation));
      const priceHaler = prices[index] ?? reservation.priceHaler;
      await this.proposals.propose(actor, reservation, {
        author: by === 'owner' ? 'owner' : 'operator',
        agreement: { ...toAgreement(reservation), priceHaler, priceState: 'agreed' },
        message,
        expiresAt,
        batch,
      });
    }
    if (batch) await this.proposals.publish(batch);
  }

  private async tryToConfirm(actor: Actor, id: number, sequence: number): Promise<BulkConfirmationResult> {
    try {
      const { status } = await this.confirm(actor, id, {
        priceHaler: null,
        message: null,
        sequence,
        scope: 'all',
        isRequestOnly: true,
      });
      return { id, status: status === 'confirmed' ? 'confirmed' : 'proposed', error: null };
    } catch (error) {
      const reason = error instanceof DomainError ? error : translateDatabaseError(error);
      if (reason) return { id, status: 'failed', error: reason };
      throw error;
    }
  }
}

const toPriceHaler = ({ priceHaler }: { priceHaler: number }): number => priceHaler;

function assertVersion({ members }: LockedGroup, version: number | undefined): void {
  if (version !== undefined && countGroupVersion(members) !== version) throw reservationConflict();
}

export type BulkConfirmationItem = { readonly id: number; readonly sequence: number };
/** `proposed`: the price needs the guest. */
export type BulkConfirmationResult = {
  readonly id: number;
  readonly status: 'confirmed' | 'proposed' | 'failed';
  readonly error: DomainError | null;
};
