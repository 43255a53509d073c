import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { reservationClosed, reservationConflict, reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost } from '../reservation.policy.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';

export type Handling = {
  readonly isHandled: boolean;
  /** The version that the member has seen. */
  readonly sequence: number;
  /** When it was marked by the clock of the device; null: now. */
  readonly at: Date | null;
};

/** Whether the staff's work with a reservation is done; neither the guest nor calendars learn of it. */
@Injectable()
export class ReservationHandlingService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Idempotent: the first of several marks stays. Each space of an event is marked by itself.
   * @throws DomainError NOTFOUND, FORBIDDEN, RESERVATION_CLOSED unless it is confirmed, RESERVATION_CHANGED when
   *   `sequence` is outdated
   */
  handle(actor: Actor, id: number, { isHandled, sequence, at }: Handling): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const keys = await this.reservations.findReservationKeys(id);
      if (!keys) throw reservationNotFound();
      assertMayHost(actor, keys, 'handle');
      const reservation = await this.reservations.findForUpdate(id);
      if (!reservation) throw reservationNotFound();
      if (reservation.space.id !== keys.spaceId) throw reservationConflict();
      const wasHandled = reservation.handledAt !== null;
      if (wasHandled === isHandled) return reservation;
      if (isHandled && reservation.status !== 'confirmed') throw reservationClosed();
      if (isHandled && reservation.sequence !== sequence) throw reservationConflict();
      Object.assign(reservation, {
        handledAt: isHandled ? this.clampTime(at, reservation.createdAt) : null,
        handledBy: isHandled ? this.reservations.toUserReference(actor.userId) : null,
      });
      await this.reservations.flush();
      await this.audit.record(
        actor,
        'reservation.handle',
        { type: 'reservation', id },
        { handled: wasHandled },
        { handled: isHandled },
      );
      return this.reservations.populateSpace(reservation);
    });
  }

  /** The clock of a device may be wrong. */
  private clampTime(at: Date | null, earliest: Date): Date {
    const now = this.clock.now();
    if (at === null || at > now) return now;
    return at < earliest ? earliest : at;
  }
}
