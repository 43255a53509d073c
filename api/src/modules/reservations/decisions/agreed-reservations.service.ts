import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ReservationConfirmationService } from '../reservation-confirmation.service.ts';
import type { CancelledBy, Reservation } from '../reservation.entity.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { ReservationStepService } from '../reservation-step.service.ts';
import { ReservationWorkflowService, type GroupCancellation } from './reservation-workflow.service.ts';

/** Steps with the reservations of a deal, which has judged who may take them. Requires a unit of work. */
@Injectable()
export class AgreedReservationsService {
  constructor(
    private readonly locks: ReservationLockService,
    private readonly confirmation: ReservationConfirmationService,
    private readonly steps: ReservationStepService,
    private readonly workflow: ReservationWorkflowService,
    private readonly repository: ReservationRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the reservation and the others of its event that are not cancelled.
   * @returns by start
   */
  async lock(id: number): Promise<readonly ReservationWithSpace[]> {
    return (await this.locks.acquireEvent(id)).members;
  }

  /** New ones with their spaces. */
  load(reservations: readonly Reservation[]): Promise<ReservationWithSpace[]> {
    return this.repository.populateSpaces(reservations);
  }

  /** The guest has accepted the offer that they are of. */
  async agree(actor: Actor, reservations: readonly ReservationWithSpace[]): Promise<void> {
    for (const reservation of reservations)
      Object.assign(reservation, { awaitsEmailConfirmation: false, guestNotifiedAt: this.clock.now() });
    const step = (await this.confirmation.settle(actor, reservations)) ? 'confirmed' : 'agreed';
    await this.steps.finishAll(actor, reservations, 'guest', ({ status, priceHaler }) => ({
      step,
      before: { status: 'pending' },
      after: { status, price: priceHaler / 100 },
    }));
  }

  /** The offer that they hold time for has ended; its mail tells the guest. */
  async release(actor: Actor, reservations: readonly ReservationWithSpace[], by: CancelledBy): Promise<void> {
    for (const reservation of reservations)
      Object.assign(reservation, {
        status: 'cancelled',
        cancelledAt: this.clock.now(),
        cancelledBy: by,
        sequence: reservation.sequence + 1,
      });
    await this.steps.record(actor, reservations, 'cancelled', { status: 'cancelled', by });
  }

  /** Their deal waits for nothing more. */
  async confirm(actor: Actor, reservations: readonly ReservationWithSpace[], by: CancelledBy): Promise<void> {
    this.confirmation.confirm(reservations);
    await this.steps.finishAll(actor, reservations, by, ({ priceHaler }) => ({
      step: 'confirmed',
      before: { status: 'pending' },
      after: { status: 'confirmed', price: priceHaler / 100 },
    }));
  }

  /** @throws DomainError REASON_REQUIRED to a host */
  cancel(
    actor: Actor,
    reservations: readonly ReservationWithSpace[],
    by: CancelledBy,
    cancellation: GroupCancellation,
  ): Promise<void> {
    return this.workflow.cancelTogether(actor, reservations, by, cancellation);
  }
}
