import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { PricingService, type TimeSlot } from '../../pricing/index.ts';
import { keepGuestPrice, toPrice } from '../reservation-price.ts';
import { toAgreement } from '../reservation-change.policy.ts';
import { ChangeProposalService } from '../change-proposal.service.ts';
import { ReservationSlotService } from '../reservation-slot.service.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { ReservationStepService } from '../reservation-step.service.ts';
import { assertTransition, proposalRequired, reservationConflict } from '../reservation.errors.ts';
import { isAgreed } from '../reservation.states.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';

/** Moves requests to another slot of their space. */
@Injectable()
export class ReservationMoveService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly slots: ReservationSlotService,
    private readonly pricing: PricingService,
    private readonly locks: ReservationLockService,
    private readonly proposals: ChangeProposalService,
    private readonly steps: ReservationStepService,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves a request to another slot; a price that is not that of the list stays.
   * @throws DomainError RESERVATION_CHANGED when `sequence` is outdated, PROPOSAL_NEEDED for a confirmed
   * reservation
   */
  move(actor: Actor, id: number, sequence: number, newSlot: TimeSlot): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const { reservation, by } = await this.locks.acquireAsHost(id, actor);
      assertTransition(reservation, ['move', 'change'], 'host', this.clock.now());
      if (reservation.sequence !== sequence) throw reservationConflict();
      if (isAgreed(reservation)) throw proposalRequired();
      const formerAgreement = toAgreement(reservation);
      if (
        formerAgreement.startsAt.getTime() === newSlot.startsAt.getTime() &&
        formerAgreement.endsAt.getTime() === newSlot.endsAt.getTime()
      )
        return reservation;
      await this.assignSlot(reservation, newSlot);
      await this.proposals.rebaseOpen(reservation, formerAgreement);
      return this.steps.finish(
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

  private async assignSlot(reservation: ReservationWithSpace, newSlot: TimeSlot): Promise<void> {
    const { agreement, held, quote } = await this.slots.resolveChange(reservation, newSlot, 'host');
    const { expiresAt } = reservation;
    Object.assign(reservation, {
      ...keepGuestPrice(reservation),
      ...newSlot,
      ...(held && { heldFrom: held.from, heldUntil: held.until }),
      ...toPrice(agreement),
      ...(quote && { quote: this.pricing.store(quote) }),
      expiresAt: expiresAt && expiresAt > newSlot.startsAt ? newSlot.startsAt : expiresAt,
    });
  }
}
