import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { createFieldError, fieldError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import { toPrice } from './reservation-price.ts';
import type { Reservation } from './reservation.entity.ts';
import {
  reservationChanged,
  proposalChanged,
  toAgreementRecord,
  type ProposalEvent,
  type ProposalStep,
} from './reservation.events.ts';
import { ChangeBatch } from './change-batch.ts';
import type { ChangeProposal } from './change-proposal.entity.ts';
import { ChangeProposalRepository, type ProposalWithSpace } from './change-proposal.repository.ts';
import {
  defaultProposalExpiry,
  latestProposalExpiry,
  proposalStateAt,
  type ProposalSide,
  type ProposalState,
} from './change-proposal.states.ts';
import {
  toAcceptedAgreement,
  toAuditValues,
  toProposedAgreement,
  changedFields,
  isSlotChanged,
  type Agreement,
} from './reservation-change.policy.ts';
import { isAgreed, toSide } from './reservation.states.ts';

const SYSTEM_ACTOR = { userId: null } as const;
const BATCH_SIZE = 100;

export type ProposalDraft = {
  readonly author: 'guest' | 'owner' | 'operator';
  readonly agreement: Agreement;
  /** The proposed slot with buffers; left out when slot and space stay. */
  readonly held?: { readonly from: Date; readonly until: Date };
  readonly message: string | null;
  /** Default: 48 hours. */
  readonly expiresAt?: Date | null;
  /** Collects the event of a proposal that is announced and answered with others. */
  readonly batch?: ChangeBatch | undefined;
};

/**
 * Change proposals. Requires the caller's unit of work with locks on the schedules of both spaces and the
 * reservation's row.
 */
@Injectable()
export class ChangeProposalService {
  constructor(
    private readonly proposals: ChangeProposalRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a proposal and closes an open one. A pending reservation does not expire before its proposal;
   * acceptance confirms it.
   * @throws DomainError 422 on `expires_at`; SLOT_TAKEN by the exclusion constraint when another booking
   * holds the slot
   */
  async propose(actor: Actor, reservation: Reservation, draft: ProposalDraft): Promise<ProposalWithSpace> {
    const { agreement, author } = draft;
    const side = toSide(author);
    const expiresAt = this.resolveExpiry(reservation, draft);
    const former = await this.closeOpen(actor, reservation);
    // The mail about the former proposal may be replaced by that about this one.
    const message = draft.message ?? (former?.side === side ? former.message : null);
    const proposal = await this.proposals.create({
      reservation: reservation.id,
      side,
      author,
      state: 'open',
      bundle: draft.batch?.getBundle(reservation.customerEmail) ?? null,
      baseSequence: reservation.sequence,
      space: agreement.spaceId,
      startsAt: agreement.startsAt,
      endsAt: agreement.endsAt,
      guests: agreement.guests,
      priceHaler: agreement.priceHaler,
      priceState: agreement.priceState,
      heldFrom: draft.held?.from ?? reservation.heldFrom,
      heldUntil: draft.held?.until ?? reservation.heldUntil,
      message,
      declineReason: null,
      declineCode: null,
      expiresAt,
      decidedAt: null,
      createdAt: this.clock.now(),
    });
    if (reservation.expiresAt !== null && reservation.expiresAt < expiresAt)
      reservation.expiresAt = expiresAt;
    await this.proposals.flush();
    await this.recordAndPublish(actor, reservation, proposal, 'proposed', draft.batch);
    return proposal;
  }

  /** Closes a proposal without a change of the agreement and frees its slot. */
  async close(
    actor: Pick<Actor, 'userId'>,
    reservation: Reservation,
    proposal: ProposalWithSpace,
    state: ProposalState & ProposalStep,
    batch?: ChangeBatch,
  ): Promise<void> {
    Object.assign(proposal, { state, decidedAt: this.clock.now() });
    await this.proposals.flush();
    await this.recordAndPublish(actor, reservation, proposal, state, batch);
  }

  /** Announces the steps of a batch, and of each bundle of proposals the first one. */
  async publish(batch: ChangeBatch): Promise<void> {
    for (const event of batch.listSteps()) await this.outbox.publish(reservationChanged, event);
    for (const event of batch.listProposals()) await this.outbox.publish(proposalChanged, event);
  }

  /** The open proposal; null when it is past its expiry. */
  async findOpen({ id }: Reservation): Promise<ProposalWithSpace | null> {
    const open = await this.proposals.findOpen(id);
    return open && proposalStateAt(open, this.clock.now()) === 'open' ? open : null;
  }

  /**
   * Updates the fields the open proposal does not change to the new agreement. The price proposed for a
   * request stays: the guest may be accepting it.
   */
  async rebaseOpen(reservation: Reservation, former: Agreement): Promise<void> {
    const proposal = await this.proposals.findOpen(reservation.id);
    if (!proposal) return;
    const proposed = changedFields(former, toProposedAgreement(proposal));
    const { space, startsAt, endsAt, heldFrom, heldUntil } = reservation;
    Object.assign(proposal, {
      baseSequence: reservation.sequence,
      ...(!isSlotChanged(proposed) && { space, startsAt, endsAt, heldFrom, heldUntil }),
      ...(!proposed.includes('number_of_guests') && { guests: reservation.numberOfGuests }),
      ...(isAgreed(reservation) && !proposed.includes('price') && toPrice(reservation)),
      ...(proposal.expiresAt > startsAt && { expiresAt: startsAt }),
    });
    await this.proposals.flush();
  }

  /** Expires proposals that hold time of the spaces. Requires their schedule locks. */
  async expireForSpaces(spaceIds: readonly number[]): Promise<void> {
    await this.announceExpired(await this.proposals.expire(this.clock.now(), { spaceIds }));
  }

  /** Expires one batch; returns whether there may be more. */
  async expireBatch(): Promise<boolean> {
    const expired = await this.proposals.expire(this.clock.now(), { limit: BATCH_SIZE });
    await this.announceExpired(expired);
    return expired.length === BATCH_SIZE;
  }

  /**
   * Withdraws the open proposal without an event, as the replacing step is published. An expired one is
   * published as expired.
   * @param side closes only a proposal of this side; null: of either side
   * @returns the withdrawn proposal
   */
  async closeOpen(
    actor: Actor,
    reservation: Reservation,
    side: ProposalSide | null = null,
  ): Promise<ChangeProposal | null> {
    const open = await this.proposals.findOpen(reservation.id);
    if (!open || (side !== null && open.side !== side)) return null;
    if (proposalStateAt(open, this.clock.now()) === 'expired') {
      await this.close(SYSTEM_ACTOR, reservation, open, 'expired');
      return null;
    }
    Object.assign(open, { state: 'withdrawn', decidedAt: this.clock.now() });
    await this.proposals.flush();
    await this.record(actor, reservation, open, 'withdrawn');
    return open;
  }

  private resolveExpiry(reservation: Reservation, { agreement, expiresAt }: ProposalDraft): Date {
    const now = this.clock.now();
    if (!expiresAt) return defaultProposalExpiry(now, reservation.startsAt, agreement.startsAt);
    if (expiresAt <= now) throw createFieldError('expires_at', fieldError('future'));
    if (expiresAt > latestProposalExpiry(now, reservation.startsAt, agreement.startsAt))
      throw createFieldError('expires_at', fieldError('proposalExpiry'));
    return expiresAt;
  }

  private async recordAndPublish(
    actor: Pick<Actor, 'userId'>,
    reservation: Reservation,
    proposal: ChangeProposal,
    step: ProposalStep,
    batch?: ChangeBatch,
  ): Promise<void> {
    await this.record(actor, reservation, proposal, step);
    const before = toAgreementRecord(toAcceptedAgreement(reservation));
    const event: ProposalEvent = { reservation_id: reservation.id, proposal_id: proposal.id, step, before };
    if (batch && proposal.bundle !== null) batch.addProposal(event, proposal.bundle);
    else await this.outbox.publish(proposalChanged, event);
  }

  private async record(
    actor: Pick<Actor, 'userId'>,
    reservation: Reservation,
    proposal: ChangeProposal,
    step: ProposalStep,
  ): Promise<void> {
    const [before, after] = [
      toAuditValues(toAcceptedAgreement(reservation)),
      toAuditValues(toProposedAgreement(proposal)),
    ];
    await this.audit.record(
      actor,
      `reservation.proposal-${step}`,
      { type: 'reservation', id: reservation.id },
      before,
      after,
    );
  }

  private async announceExpired(expired: readonly { id: number }[]): Promise<void> {
    const batch = new ChangeBatch();
    for (const { id } of expired) {
      const proposal = await this.proposals.findWithReservation(id);
      if (proposal)
        await this.recordAndPublish(SYSTEM_ACTOR, proposal.reservation, proposal, 'expired', batch);
    }
    await this.publish(batch);
  }
}
