import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { ReservationLockService, type LockedReservation } from '../reservation-lock.service.ts';
import { proposalClosed } from '../reservation.errors.ts';
import { assertMayHost, toOwnedSpaceRef } from '../reservation.policy.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import type { ChangeProposal } from '../change-proposal.entity.ts';
import {
  toAgreement,
  toProposedAgreement,
  changedFields,
  isSlotChanged,
  type AgreementField,
} from '../reservation-change.policy.ts';
import { ChangeBatch } from '../change-batch.ts';
import {
  ChangeProposalRepository,
  type ProposalMember,
  type ProposalWithSpace,
} from '../change-proposal.repository.ts';
import { ChangeProposalService } from '../change-proposal.service.ts';
import { canDecide, type ProposalAction } from '../change-proposal.states.ts';
import { ReservationSlotService } from '../reservation-slot.service.ts';
import type { CancelledBy, Reservation } from '../reservation.entity.ts';
import { findTransition, isAgreed } from '../reservation.states.ts';
import { AgreementService } from './agreement.service.ts';

/** A host authenticated by the session (`token` is null), or the guest by the link's token. */
export type Decider = { readonly actor: Actor; readonly token: string | null };

/** A proposal with its locked reservation. */
type OpenProposal = { readonly reservation: ReservationWithSpace; readonly proposal: ProposalWithSpace };

const listChanges = (reservation: Reservation, proposal: ChangeProposal): AgreementField[] =>
  changedFields(toAgreement(reservation), toProposedAgreement(proposal));
/** Whether acceptance occupies a slot: another slot, or the slot of a request, which it confirms. */
const takesSlot = (reservation: Reservation, proposal: ChangeProposal): boolean =>
  !isAgreed(reservation) || isSlotChanged(listChanges(reservation, proposal));
const hasOtherTime = ({ reservation, proposal }: OpenProposal): boolean =>
  listChanges(reservation, proposal).some((field) => field === 'start_datetime' || field === 'end_datetime');

/**
 * Decisions on proposals; those of a bundle are decided together. Each is one unit of work that locks the schedules
 * of all spaces and the rows of the reservations.
 */
@Injectable()
export class ProposalDecisionService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: ReservationLockService,
    private readonly proposals: ChangeProposalRepository,
    private readonly changes: ChangeProposalService,
    private readonly slots: ReservationSlotService,
    private readonly agreements: AgreementService,
    private readonly clock: Clock,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {}

  /**
   * Applies the proposed agreement; confirms a pending reservation.
   * @throws DomainError PROPOSAL_CLOSED; CALENDAR_CONFLICT when a refreshed foreign calendar has an event in
   * the slot to occupy
   */
  async accept(decider: Decider, id: number, proposalId: number): Promise<ReservationWithSpace> {
    await this.refreshCalendars(decider, id, proposalId);
    return this.decide(decider, id, proposalId, 'accept', ({ by }, members) =>
      this.applyAll(decider.actor, members, by),
    );
  }

  /** Runs outside any transaction, and only when the decider may accept the proposal. */
  private async refreshCalendars({ actor, token }: Decider, id: number, proposalId: number): Promise<void> {
    if (!this.foreign) return;
    await this.locks.assertAccess(id, actor, token);
    const proposal = await this.proposals.findWithReservation(proposalId);
    const side = token === null ? 'host' : 'guest';
    if (proposal?.reservation.id !== id || !canDecide(proposal, 'accept', side, this.clock.now())) return;
    if (!takesSlot(proposal.reservation, proposal)) return;
    const members = await this.proposals.listAnsweredTogether(proposalId, id);
    for (const spaceId of new Set(members.map((one) => one.proposedSpaceId)))
      await this.foreign.refresh(spaceId);
  }

  decline(
    decider: Decider,
    id: number,
    proposalId: number,
    reason: string | null,
  ): Promise<ReservationWithSpace> {
    return this.decide(decider, id, proposalId, 'decline', (_locked, members) => {
      for (const { proposal } of members) proposal.declineReason = reason;
      return this.closeAll(decider.actor, members, 'declined');
    });
  }

  withdraw(decider: Decider, id: number, proposalId: number): Promise<ReservationWithSpace> {
    return this.decide(decider, id, proposalId, 'withdraw', (_locked, members) =>
      this.closeAll(decider.actor, members, 'withdrawn'),
    );
  }

  /**
   * All of them, or none; the rule of a series follows its occurrences. Each side gets one mail.
   * @throws DomainError PROPOSAL_CLOSED, CALENDAR_CONFLICT when a foreign calendar has an event in a slot to occupy
   */
  private async applyAll(actor: Actor, members: readonly OpenProposal[], by: CancelledBy): Promise<void> {
    const moved = members.filter((one) => one.proposal.bundle !== null && hasOtherTime(one));
    const batch = members.length > 1 ? new ChangeBatch() : undefined;
    for (const member of members) await this.apply(actor, member, by, batch);
    if (batch) await this.changes.publish(batch);
    await this.agreements.followOccurrences(moved.map(({ reservation }) => reservation));
  }

  private async apply(
    actor: Actor,
    { reservation, proposal }: OpenProposal,
    by: CancelledBy,
    batch: ChangeBatch | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    if (!findTransition(reservation, ['change'], 'host', now)) throw proposalClosed();
    const agreement = toProposedAgreement(proposal);
    const isChanged = listChanges(reservation, proposal).length > 0;
    if (takesSlot(reservation, proposal)) await this.slots.assertNoForeignEvent(agreement);
    const held = { from: proposal.heldFrom, until: proposal.heldUntil };
    Object.assign(proposal, { state: 'accepted', decidedAt: now });
    const quote = isChanged ? await this.slots.findQuote(reservation, agreement) : undefined;
    const { id: proposalId, message, side: author } = proposal;
    await this.agreements.apply(actor, reservation, {
      ...{ by, agreement, held, quote, proposalId, message, author, batch },
    });
  }

  private async closeAll(
    actor: Actor,
    members: readonly OpenProposal[],
    state: 'declined' | 'withdrawn',
  ): Promise<void> {
    const batch = new ChangeBatch();
    for (const { reservation, proposal } of members)
      await this.changes.close(actor, reservation, proposal, state, batch);
    await this.changes.publish(batch);
  }

  private decide(
    { actor, token }: Decider,
    id: number,
    proposalId: number,
    action: ProposalAction,
    apply: (locked: LockedReservation, members: OpenProposal[]) => Promise<void>,
  ): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const members = await this.proposals.listAnsweredTogether(proposalId, id);
      const spaceIds = members.flatMap((one) => [one.spaceId, one.proposedSpaceId]);
      const locked = await (token === null
        ? this.locks.acquireAsHost(id, actor, spaceIds)
        : this.locks.acquireAsGuest(id, token, spaceIds));
      const side = token === null ? 'host' : 'guest';
      const proposal = await this.proposals.findForReservation(proposalId, id);
      if (!proposal || !canDecide(proposal, action, side, this.clock.now())) throw proposalClosed();
      const others = members.filter(({ reservationId }) => reservationId !== id);
      const open = [{ reservation: locked.reservation, proposal }, ...(await this.lockOthers(others))];
      if (token === null)
        for (const { reservation } of open) assertMayHost(actor, toOwnedSpaceRef(reservation.space), 'write');
      await apply(locked, open);
      return locked.reservation;
    });
  }

  /** The others of the bundle that are still open; one that has been replaced or cancelled is left out. */
  private async lockOthers(members: readonly ProposalMember[]): Promise<OpenProposal[]> {
    if (members.length === 0) return [];
    const expected = members.map(({ reservationId, spaceId }) => ({ id: reservationId, spaceId }));
    const reservations = await this.locks.acquireMore(expected);
    const open: OpenProposal[] = [];
    for (const reservation of reservations) {
      const member = members.find(({ reservationId }) => reservationId === reservation.id);
      const proposal = member && (await this.proposals.findForReservation(member.id, reservation.id));
      if (proposal?.state === 'open') open.push({ reservation, proposal });
    }
    return open;
  }
}
