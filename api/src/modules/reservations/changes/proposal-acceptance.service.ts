import { Injectable } from '@nestjs/common';
import { toWallSlot } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import type { CancelledBy, Reservation } from '../reservation.entity.ts';
import { proposalClosed } from '../reservation.errors.ts';
import { reservationChanged } from '../reservation.events.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';
import { findTransition } from '../reservation.states.ts';
import { SeriesRepository } from '../series.repository.ts';
import { AgreementService } from './agreement.service.ts';
import { toAgreement, toProposedAgreement } from '../agreement.ts';
import { ChangeBatch } from '../change-batch.ts';
import type { ProposalWithSpace } from '../change-proposal.repository.ts';
import { changedFields, isSlotChanged, type Agreement } from '../reservation-change.policy.ts';
import { ReservationSlotService } from '../reservation-slot.service.ts';

/** A proposal with its locked reservation. */
export type OpenProposal = {
  readonly reservation: ReservationWithSpace;
  readonly proposal: ProposalWithSpace;
};

const hasOtherSlot = (reservation: Reservation, agreement: Agreement): boolean =>
  isSlotChanged(changedFields(toAgreement(reservation), agreement));
/** Whether acceptance occupies a slot: another slot, or the slot of a request, which it confirms. */
export const takesSlot = (reservation: Reservation, agreement: Agreement): boolean =>
  reservation.status === 'pending' || hasOtherSlot(reservation, agreement);

/**
 * Applies accepted proposals. Requires a unit of work that has locked the schedules of all spaces and the
 * reservations.
 */
@Injectable()
export class ProposalAcceptanceService {
  constructor(
    private readonly slots: ReservationSlotService,
    private readonly agreements: AgreementService,
    private readonly series: SeriesRepository,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * All of them, or none; the rule of a series follows its occurrences. Each side gets one mail.
   * @throws DomainError PROPOSAL_CLOSED, CALENDAR_CONFLICT when a foreign calendar has an event in a slot to occupy
   */
  async applyAll(actor: Actor, members: readonly OpenProposal[], by: CancelledBy): Promise<void> {
    const moved = members.filter(({ reservation, proposal }) =>
      hasOtherSlot(reservation, toProposedAgreement(proposal)),
    );
    const batch = members.length > 1 ? new ChangeBatch() : undefined;
    for (const member of members) await this.apply(actor, member, by, batch);
    for (const event of batch?.listSteps() ?? []) await this.outbox.publish(reservationChanged, event);
    const first = moved.find(({ proposal }) => proposal.bundle !== null)?.reservation;
    if (first?.series && first.seriesDay !== null)
      await this.series.saveTime(first.series.id, first.seriesDay, toWallSlot(first));
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
    const isChanged = changedFields(toAgreement(reservation), agreement).length > 0;
    if (takesSlot(reservation, agreement)) await this.slots.assertNoForeignEvent(agreement);
    const held = { from: proposal.heldFrom, until: proposal.heldUntil };
    Object.assign(proposal, { state: 'accepted', decidedAt: now });
    const quote = isChanged ? await this.slots.findQuote(reservation, agreement) : undefined;
    const { id: proposalId, message, side: author } = proposal;
    await this.agreements.apply(actor, reservation, {
      ...{ by, agreement, held, quote, proposalId, message, author, batch },
    });
  }
}
