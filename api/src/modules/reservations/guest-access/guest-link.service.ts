import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { RateLimiter, type Actor, type RateLimit } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { ReservationMailsService } from '../mails/reservation-mails.service.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { ReservationRepository } from '../reservation.repository.ts';

/** New links of a guest's event, which are mailed. */
const NEW_LINKS: RateLimit = { name: 'guest-new-link', points: 10, seconds: 3600 };

/** Revokes links of guests' pages. */
@Injectable()
export class GuestLinkService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: ReservationLockService,
    private readonly reservations: ReservationRepository,
    private readonly mails: ReservationMailsService,
    private readonly audit: AuditTrailService,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * Invalidates the links of the guest's event sent before and mails a new one; the host passes it to a guest without
   * an address.
   * @param token of the guest; null for a host
   * @throws DomainError NOTFOUND, RESERVATION_GROUP_FORBIDDEN; RATE_LIMITED when the limit of new links or of mails to
   *   the address is reached, the links stay valid
   */
  renew(actor: Actor, id: number, token: string | null): Promise<void> {
    return this.unit.run(async () => {
      const { reservation, members } =
        token === null
          ? await this.locks.acquireGroupAsHost(id, actor, 'all')
          : await this.locks.acquireGroupAsGuest(id, token, 'all');
      const ofGuest = members.filter(({ customerEmail }) => customerEmail === reservation.customerEmail);
      await this.limiter.consume(NEW_LINKS, String(Math.min(...ofGuest.map((member) => member.id))));
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
