import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/http/actor.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { AuditTrailService } from '../audit/index.ts';
import type { TimeSlot } from '../pricing/index.ts';
import type { CancelledBy } from './reservation.entity.ts';
import { reservationChanged, toStepResult, type ReservationStep } from './reservation.events.ts';
import { ReservationRepository, type ReservationWithSpace } from './reservation.repository.ts';

/** Records steps of a reservation, inside the unit of work that has locked it. */
@Injectable()
export class ReservationStepService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
  ) {}

  /** Saves a note visible to hosts only; no event is published. */
  async saveNote(actor: Actor, reservation: ReservationWithSpace, text: string): Promise<void> {
    reservation.ownerNote = text;
    await this.reservations.flush();
    await this.audit.record(actor, 'reservation.note', { type: 'reservation', id: reservation.id });
  }

  /**
   * Saves the step, audits it and publishes the event.
   * @param former slot before a move
   */
  async finish(
    actor: Actor,
    reservation: ReservationWithSpace,
    step: ReservationStep,
    by: CancelledBy,
    before: Record<string, unknown>,
    after: Record<string, unknown>,
    former?: TimeSlot,
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

const toSlotPayload = ({ startsAt, endsAt }: TimeSlot): { starts_at: string; ends_at: string } => ({
  starts_at: startsAt.toISOString(),
  ends_at: endsAt.toISOString(),
});
