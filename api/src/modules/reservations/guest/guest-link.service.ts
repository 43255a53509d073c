import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { ReservationMailsService } from '../mails/reservation-mails.service.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { ReservationRepository } from '../reservation.repository.ts';

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
   * Invalidates the links of the guest's event sent before and mails a new one; the host passes it to a guest without
   * an address.
   * @param token of the guest; null for a host
   * @throws DomainError NOTFOUND, RESERVATION_GROUP_FORBIDDEN, RATE_LIMITED when the mail limit of the address is
   *   reached; the links stay valid
   */
  renew(actor: Actor, id: number, token: string | null): Promise<void> {
    return this.unit.run(async () => {
      const { reservation, members } =
        token === null
          ? await this.locks.acquireGroupAsHost(id, actor, 'all')
          : await this.locks.acquireGroupAsGuest(id, token, 'all');
      const ofGuest = members.filter(({ customerEmail }) => customerEmail === reservation.customerEmail);
      for (const member of ofGuest) member.linkVersion += 1;
      await this.reservations.flush();
      await this.mails.sendNewLink(id);
      await this.audit.recordAll(
        actor,
        ofGuest.map((member) => ({
          action: 'reservation.new-link' as const,
          subject: { type: 'reservation', id: member.id },
        })),
      );
    });
  }
}
