import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { ReservationMailsService } from '../mails/reservation-mails.service.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';

/** Revokes links of guests' pages. */
@Injectable()
export class GuestLinkService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: ReservationLockService,
    private readonly reservations: ReservationRepository,
    private readonly mails: ReservationMailsService,
    private readonly audit: AuditTrailService,
  ) {}

  /**
   * Invalidates the links sent before and mails a new one; the host passes it to a guest without an address.
   * @param token of the guest; null for a host
   * @throws DomainError NOTFOUND
   */
  renew(actor: Actor, id: number, token: string | null): Promise<ReservationWithSpace> {
    return this.unit.run(async () => {
      const { reservation } =
        token === null
          ? await this.locks.acquireAsHost(id, actor)
          : await this.locks.acquireAsGuest(id, token);
      reservation.linkVersion += 1;
      await this.reservations.flush();
      await this.mails.sendNewLink(id);
      await this.audit.record(actor, 'reservation.new-link', { type: 'reservation', id });
      return reservation;
    });
  }
}
