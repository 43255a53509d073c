import { Injectable, Optional } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import { ReservationLockService, type LockedReservation } from '../reservation-lock.service.ts';
import type { Reservation } from '../reservation.entity.ts';
import { proposalClosed } from '../reservation.errors.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { findTransition } from '../reservation.states.ts';
import { AgreementService } from './agreement.service.ts';
import { toAgreement, toProposedAgreement } from './agreement.ts';
import { ChangeProposalRepository, type ProposalWithSpace } from './change-proposal.repository.ts';
import { ChangeProposalService } from './change-proposal.service.ts';
import { canDecide, type ProposalAction } from './change-proposal.states.ts';
import {
  changedFields,
  isSlotChanged,
  type Agreement,
  type AgreementField,
} from './reservation-change.policy.ts';
import { ReservationSlotService } from './reservation-slot.service.ts';

/** A host authenticated by the session (`token` is null), or the guest by the link's token. */
export type Decider = { readonly actor: Actor; readonly token: string | null };

const listChanges = (reservation: Reservation, agreement: Agreement): AgreementField[] =>
  changedFields(toAgreement(reservation), agreement);
/** Whether acceptance occupies a slot: another slot, or the slot of a request, which it confirms. */
const takesSlot = (reservation: Reservation, agreement: Agreement): boolean =>
  reservation.status === 'pending' || isSlotChanged(listChanges(reservation, agreement));

/**
 * Decisions on proposals. Each is one unit of work that locks the schedules of both spaces and the
 * reservation's row.
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
    return this.decide(decider, id, proposalId, 'accept', async ({ reservation, by }, proposal) => {
      const now = this.clock.now();
      if (!findTransition(reservation, ['change'], 'host', now)) throw proposalClosed();
      const agreement = toProposedAgreement(proposal);
      const isChanged = listChanges(reservation, agreement).length > 0;
      if (takesSlot(reservation, agreement)) await this.slots.assertNoForeignEvent(agreement);
      const { heldFrom, heldUntil } = proposal;
      Object.assign(proposal, { state: 'accepted', decidedAt: now });
      const held = { from: heldFrom, until: heldUntil };
      const quote = isChanged ? await this.slots.findQuote(reservation, agreement) : undefined;
      await this.agreements.apply(decider.actor, reservation, { by, agreement, held, quote, proposalId });
    });
  }

  /** Runs outside any transaction, and only when the decider may accept the proposal. */
  private async refreshCalendars({ actor, token }: Decider, id: number, proposalId: number): Promise<void> {
    if (!this.foreign) return;
    await this.locks.assertAccess(id, actor, token);
    const proposal = await this.proposals.findWithReservation(proposalId);
    const side = token === null ? 'host' : 'guest';
    if (proposal?.reservation.id !== id || !canDecide(proposal, 'accept', side, this.clock.now())) return;
    if (takesSlot(proposal.reservation, toProposedAgreement(proposal)))
      await this.foreign.refresh(proposal.space.id);
  }

  decline(
    decider: Decider,
    id: number,
    proposalId: number,
    reason: string | null,
  ): Promise<ReservationWithSpace> {
    return this.decide(decider, id, proposalId, 'decline', async ({ reservation }, proposal) => {
      proposal.declineReason = reason;
      await this.changes.close(decider.actor, reservation, proposal, 'declined');
    });
  }

  withdraw(decider: Decider, id: number, proposalId: number): Promise<ReservationWithSpace> {
    return this.decide(decider, id, proposalId, 'withdraw', async ({ reservation }, proposal) => {
      await this.changes.close(decider.actor, reservation, proposal, 'withdrawn');
    });
  }

  private decide(
    { actor, token }: Decider,
    id: number,
    proposalId: number,
    action: ProposalAction,
    apply: (locked: LockedReservation, proposal: ProposalWithSpace) => Promise<void>,
  ): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const spaceIds = await this.proposals.findSpaceIds(proposalId, id);
      const locked = await (token === null
        ? this.locks.acquireAsHost(id, actor, spaceIds)
        : this.locks.acquireAsGuest(id, token, spaceIds));
      const proposal = await this.proposals.findForReservation(proposalId, id);
      const side = token === null ? 'host' : 'guest';
      if (!proposal || !canDecide(proposal, action, side, this.clock.now())) throw proposalClosed();
      await apply(locked, proposal);
      return locked.reservation;
    });
  }
}
