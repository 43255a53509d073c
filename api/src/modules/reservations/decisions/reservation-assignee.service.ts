import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AssigneesService } from '../../accounts/members/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { reservationConflict, reservationNotFound } from '../reservation.errors.ts';
import { assertMayHost } from '../reservation.policy.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';

/** Who of the team handles a reservation; neither the guest nor calendars learn of it. */
@Injectable()
export class ReservationAssigneeService {
  constructor(
    private readonly reservations: ReservationRepository,
    private readonly assignees: AssigneesService,
    private readonly audit: AuditTrailService,
    private readonly unit: UnitOfWork,
  ) {}

  /**
   * Idempotent.
   * @param userId null ends the assignment
   * @throws DomainError VALIDATION on `user_id` unless the user is a member who sees the space,
   *   RESERVATION_CHANGED when the reservation moves to another space meanwhile
   */
  assign(actor: Actor, id: number, userId: number | null): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const keys = await this.reservations.findReservationKeys(id);
      if (!keys) throw reservationNotFound();
      assertMayHost(actor, keys, 'write');
      const assignee = await this.assignees.loadForUpdate(userId, keys, 'view');
      const reservation = await this.reservations.findForUpdate(id);
      if (!reservation) throw reservationNotFound();
      if (reservation.space.id !== keys.spaceId) throw reservationConflict();
      const formerId = reservation.assignee?.user.id ?? null;
      if (formerId === userId) return reservation;
      reservation.assignee = assignee;
      await this.reservations.flush();
      const subject = { type: 'reservation', id };
      await this.audit.record(actor, 'reservation.assign', subject, { user: formerId }, { user: userId });
      return reservation;
    });
  }
}
