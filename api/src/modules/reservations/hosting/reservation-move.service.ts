import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import {
  PricingService,
  toMovedRequest,
  toPriceState,
  toTotalHaler,
  type TimeSlot,
} from '../../pricing/index.ts';
import { BookingContextLoader } from '../booking/booking-context.loader.ts';
import { toHeldPeriod, toAvailabilityContext } from '../booking/booking-context.ts';
import { findMoveRejection } from '../booking/booking-rules.ts';
import { keepGuestPrice, toPrice } from '../booking/reservation-price.ts';
import { toAgreement } from '../changes/agreement.ts';
import { keepPrice } from '../changes/reservation-change.policy.ts';
import { ChangeProposalService } from '../changes/change-proposal.service.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { ReservationStepService } from '../reservation-step.service.ts';
import {
  assertTransition,
  proposalRequired,
  reservationConflict,
  reservationNotFound,
  slotRejected,
  slotTaken,
} from '../reservation.errors.ts';
import type { ReservationWithSpace } from '../reservation.repository.ts';

/** Moves requests to another slot of their space. */
@Injectable()
export class ReservationMoveService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly contexts: BookingContextLoader,
    private readonly pricing: PricingService,
    private readonly locks: ReservationLockService,
    private readonly proposals: ChangeProposalService,
    private readonly steps: ReservationStepService,
    private readonly clock: Clock,
  ) {}

  /**
   * Moves a request to another slot; its price stays.
   * @throws DomainError RESERVATION_CHANGED when `sequence` is outdated, PROPOSAL_NEEDED for a confirmed
   * reservation
   */
  move(actor: Actor, id: number, sequence: number, newSlot: TimeSlot): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const { reservation, by } = await this.locks.acquireAsHost(id, actor);
      assertTransition(reservation, ['move', 'change'], 'host', this.clock.now());
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
    const target = { ...newSlot, spaceId: space.id, guests: numberOfGuests };
    const input = reservation.quote?.input ?? null;
    const quote = await this.pricing.priceMoved(toMovedRequest(input, target), context);
    const [priceHaler, priceState] = [toTotalHaler(quote.snapshot), toPriceState(quote.snapshot)];
    Object.assign(reservation, {
      ...keepGuestPrice(reservation),
      ...newSlot,
      heldFrom: held.from,
      heldUntil: held.until,
      ...keepPrice(toPrice(reservation), { priceHaler, priceState }),
      quote: this.pricing.store(quote),
      expiresAt: expiresAt && expiresAt > newSlot.startsAt ? newSlot.startsAt : expiresAt,
    });
  }
}
