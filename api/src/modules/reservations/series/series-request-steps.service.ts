import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { AuditTrailService, type AuditAction } from '../../audit/index.ts';
import type { CancelledBy, Reservation } from '../reservation.entity.ts';
import {
  reservationChanged,
  toBundleFields,
  toStepResult,
  type ReservationStep,
} from '../reservation.events.ts';

type StepValues = Pick<AuditAction, 'before' | 'after'>;

/** Records one step of all dates of a repeated booking; one mail tells each side. */
@Injectable()
export class SeriesRequestStepsService {
  constructor(
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
  ) {}

  async recordCreated(actor: Actor, reservations: readonly Reservation[]): Promise<void> {
    await this.record(actor, 'reservation.create', reservations, (reservation) => ({
      after: {
        status: reservation.status,
        space_id: reservation.space.id,
        from: reservation.startsAt,
        until: reservation.endsAt,
        guests: reservation.numberOfGuests,
        price: reservation.priceHaler / 100,
        price_state: reservation.priceState,
      },
    }));
  }

  record(
    actor: Actor,
    action: string,
    reservations: readonly Reservation[],
    toValues: (reservation: Reservation) => StepValues,
  ): Promise<void> {
    return this.audit.recordAll(
      actor,
      reservations.map((reservation) => ({
        action,
        subject: { type: 'reservation', id: reservation.id },
        ...toValues(reservation),
      })),
    );
  }

  /** Called in the unit of work that changed the reservations. */
  async publish(reservations: readonly Reservation[], step: ReservationStep, by: CancelledBy): Promise<void> {
    for (const reservation of reservations)
      await this.outbox.publish(reservationChanged, {
        reservation_id: reservation.id,
        step,
        by,
        sequence: reservation.sequence,
        former: null,
        result: toStepResult(reservation),
        ...toBundleFields(reservations, reservation),
      });
  }
}
