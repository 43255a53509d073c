import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { deriveKeys, getSecrets } from '../../../platform/crypto/secrets.ts';
import { GuestEmailConfirmationRepository } from './guest-email-confirmation.repository.ts';
import { GuestRequestService } from './guest-request.service.ts';
import { ReservationLinksService } from '../reservation-links.service.ts';
import { ReservationMailsService } from '../mails/reservation-mails.service.ts';
import type { Reservation } from '../reservation.entity.ts';
import {
  confirmationCodeLocked,
  confirmationCodeWrong,
  confirmationResentTooSoon,
  reservationClosed,
  reservationExpired,
  reservationNotFound,
} from '../reservation.errors.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { isExpired } from '../reservation.states.ts';

const MINUTE_MS = 60_000;
const CODE_COUNT = 1_000_000;
const MAX_ATTEMPTS = 5;
const RESEND_AFTER_SECONDS = 60;

/**
 * Confirms the e-mail address of a guest by a mailed code (ADR 20). Until then a request holds its slot for
 * 30 minutes, the owner is not notified and nothing is confirmed. One code confirms all open requests of the
 * address from the same client.
 */
@Injectable()
export class GuestEmailConfirmationService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly unit: UnitOfWork,
    private readonly reservations: ReservationRepository,
    private readonly confirmations: GuestEmailConfirmationRepository,
    private readonly links: ReservationLinksService,
    private readonly mails: ReservationMailsService,
    private readonly requests: GuestRequestService,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.keys = deriveKeys(getSecrets(config), 'mailbox-proof');
  }

  /** Mails the code and the link unless the mail limit of the address is reached. */
  async sendCode(reservation: Reservation): Promise<void> {
    const code = String(randomInt(CODE_COUNT)).padStart(6, '0');
    if (!(await this.mails.sendConfirmationCode(reservation.id, code))) return;
    Object.assign(reservation, {
      confirmationCodeHash: this.hashCode(this.keys[0], reservation.customerEmail, code),
      confirmationAttempts: 0,
      confirmationSentAt: this.clock.now(),
    });
    await this.reservations.flush();
  }

  /** Mails a new code. */
  resendCode(id: number, token: string): Promise<void> {
    return this.unit.run(async () => {
      const reservation = await this.findUnconfirmedForUpdate(id, token);
      if (!reservation.awaitsEmailConfirmation) return;
      const secondsSinceSent =
        reservation.confirmationSentAt === null
          ? RESEND_AFTER_SECONDS
          : (this.clock.now().getTime() - reservation.confirmationSentAt.getTime()) / 1000;
      if (secondsSinceSent < RESEND_AFTER_SECONDS)
        throw confirmationResentTooSoon(RESEND_AFTER_SECONDS - secondsSinceSent);
      const sentBefore = reservation.confirmationSentAt;
      await this.sendCode(reservation);
      if (reservation.confirmationSentAt === sentBefore) throw confirmationResentTooSoon(3600);
    });
  }

  /**
   * Accepts the code; each request then waits for its owner or is confirmed by instant booking. Returns the
   * address.
   */
  async confirm(actor: Actor, id: number, token: string, code: string): Promise<string> {
    const outcome = await this.unit.run(() => this.checkCode(id, token, code));
    if ('left' in outcome)
      throw outcome.left > 0 ? confirmationCodeWrong(outcome.left) : confirmationCodeLocked();
    for (const ids of outcome.requests) await this.requests.submit(actor, ids);
    return outcome.email;
  }

  /**
   * Ids of the reservations of each request the code confirms, or the attempts left; a wrong code is counted.
   */
  private async checkCode(
    id: number,
    token: string,
    code: string,
  ): Promise<{ email: string; requests: number[][] } | { left: number }> {
    const reservation = await this.findUnconfirmedForUpdate(id, token);
    const { customerEmail: email } = reservation;
    if (!reservation.awaitsEmailConfirmation) return { email, requests: [] };
    if (reservation.confirmationAttempts >= MAX_ATTEMPTS) return { left: 0 };
    const siblings = await this.confirmations.listSiblings(email, reservation.clientHash, this.clock.now());
    if (siblings.some(({ codeHash }) => this.matchesCode(codeHash, email, code)))
      return { email, requests: groupRequests(siblings) };
    reservation.confirmationAttempts += 1;
    await this.reservations.flush();
    return { left: MAX_ATTEMPTS - reservation.confirmationAttempts };
  }

  private async findUnconfirmedForUpdate(id: number, token: string): Promise<ReservationWithSpace> {
    const reservationKeys = await this.reservations.findReservationKeys(id);
    const isGuest =
      reservationKeys !== null && this.links.matches({ id, linkVersion: reservationKeys.linkVersion }, token);
    const reservation = isGuest ? await this.reservations.findForUpdate(id) : null;
    if (!reservation || reservation.anonymizedAt !== null) throw reservationNotFound();
    if (!reservation.awaitsEmailConfirmation) return reservation;
    if (isExpired(reservation, this.clock.now()) || reservation.cancelledBy === 'system')
      throw reservationExpired();
    if (reservation.status !== 'pending') throw reservationClosed();
    return reservation;
  }

  private matchesCode(codeHash: string | null, email: string, code: string): boolean {
    if (codeHash === null) return false;
    const expected = Buffer.from(codeHash);
    const hashes = this.keys.map((key) => Buffer.from(this.hashCode(key, email, code)));
    return hashes.some((actual) => actual.length === expected.length && timingSafeEqual(actual, expected));
  }

  private hashCode(key: Buffer, email: string, code: string): string {
    return createHmac('sha256', key).update(`code:${email.toLowerCase()}:${code}`).digest('base64url');
  }
}

/** The dates of a series are one request. */
const groupRequests = (siblings: readonly { id: number; seriesId: number | null }[]): number[][] =>
  [...Map.groupBy(siblings, ({ id, seriesId }) => seriesId ?? `single-${id}`).values()].map((dates) =>
    dates.map(({ id }) => id),
  );

/** Time until which an unconfirmed request holds its slot. */
export const confirmationDeadline = (requestedAt: Date, startsAt: Date): Date =>
  new Date(Math.min(requestedAt.getTime() + BOOKING.confirmMinutes * MINUTE_MS, startsAt.getTime()));
