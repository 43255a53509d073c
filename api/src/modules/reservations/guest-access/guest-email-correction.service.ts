import { Injectable } from '@nestjs/common';
import { HOUR_SECONDS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { ReservationLockService } from '../reservation-lock.service.ts';
import { confirmationResentTooSoon, reservationClosed, reservationExpired } from '../reservation.errors.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { isExpired } from '../reservation.states.ts';
import { GuestEmailConfirmationService } from './guest-email-confirmation.service.ts';
import { UnconfirmedRequestsService } from './unconfirmed-requests.service.ts';

/** Corrects the address of a request that waits for its confirmation code. */
@Injectable()
export class GuestEmailCorrectionService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly locks: ReservationLockService,
    private readonly reservations: ReservationRepository,
    private readonly unconfirmed: UnconfirmedRequestsService,
    private readonly confirmations: GuestEmailConfirmationService,
    private readonly links: ReservationLinksService,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the address of all unconfirmed reservations of the event and mails a code to it. The former code and link
   * are invalid, as a stranger may have received them; the end of the hold stays.
   * @returns path of the guest's page with its new token
   * @throws DomainError NOTFOUND, RESERVATION_EXPIRED, RESERVATION_CLOSED, UNCONFIRMED_LIMIT; VALIDATION on
   *   `customer_email` when it is the present address; RATE_LIMITED after three corrections;
   *   CONFIRMATION_RESENT_TOO_SOON when the new address has got too many codes, nothing is changed then
   */
  correct(
    actor: Actor,
    id: number,
    { token, email, clientKey }: { token: string; email: string; clientKey: string },
  ): Promise<string> {
    return this.unit.run(async () => {
      await this.unconfirmed.lockLimits({ email, clientKey });
      const { reservation, members } = await this.locks.acquireGroupAsGuest(id, token, 'all');
      this.assertUnconfirmed(reservation);
      if (reservation.customerEmail.toLowerCase() === email.toLowerCase())
        throw createFieldError('customer_email', fieldError('emailUnchanged'));
      const unconfirmed = members.filter((member) => this.isUnconfirmed(member));
      const ids = unconfirmed.map((member) => member.id);
      await this.unconfirmed.countCorrection(Math.min(...ids));
      await this.assertWithinLimits(unconfirmed, ids, { email, clientKey });
      for (const member of unconfirmed)
        Object.assign(member, {
          customerEmail: email,
          linkVersion: member.linkVersion + 1,
          confirmationCodeHash: null,
          confirmationSentAt: null,
        });
      await this.reservations.flush();
      await this.confirmations.sendCode(reservation);
      if (reservation.confirmationSentAt === null) throw confirmationResentTooSoon(HOUR_SECONDS);
      // The audit trail names the field; the addresses are personal.
      await this.audit.recordAll(
        actor,
        ids.map((memberId) => ({
          action: 'reservation.contact' as const,
          subject: { type: 'reservation', id: memberId },
          after: { fields: ['customer_email'] },
        })),
      );
      return this.links.buildPath(reservation);
    });
  }

  /** A series is one request. */
  private assertWithinLimits(
    [first, ...others]: readonly ReservationWithSpace[],
    ids: readonly number[],
    guest: { email: string; clientKey: string },
  ): Promise<void> {
    if (!first) return Promise.resolve();
    const heldMs = [first, ...others].reduce(
      (sum, { startsAt, endsAt }) => sum + endsAt.getTime() - startsAt.getTime(),
      0,
    );
    const { startsAt, endsAt, space } = first;
    return this.unconfirmed.assertWithinLimits(
      { ...guest, spaceId: space.id, startsAt, endsAt },
      heldMs,
      ids,
    );
  }

  /** A slot held for the waiting list waits for an answer, not for a code. */
  private isUnconfirmed(reservation: ReservationWithSpace): boolean {
    const { awaitsEmailConfirmation, status, source } = reservation;
    return (
      awaitsEmailConfirmation &&
      status === 'pending' &&
      source !== 'waitlist' &&
      !isExpired(reservation, this.clock.now())
    );
  }

  private assertUnconfirmed(reservation: ReservationWithSpace): void {
    if (this.isUnconfirmed(reservation)) return;
    const isOver = isExpired(reservation, this.clock.now()) || reservation.cancelledBy === 'system';
    throw reservation.awaitsEmailConfirmation && isOver ? reservationExpired() : reservationClosed();
  }
}
