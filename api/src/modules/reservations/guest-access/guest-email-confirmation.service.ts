import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { ConfirmationCodesService } from './confirmation-codes.service.ts';
import {
  GuestEmailConfirmationRepository,
  type UnconfirmedSibling,
} from '../guest-email-confirmation.repository.ts';
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

/** Wrong codes of a client after which a mailed code no longer counts. */
const MAX_ATTEMPTS = 5;
const RESEND_AFTER_SECONDS = 60;

type CodeCheck =
  | { result: 'confirmed-before' }
  | { result: 'right'; /** Ids of the reservations of each request. */ requests: number[][] }
  | { result: 'wrong' | 'locked'; left: number };

/**
 * Confirms the e-mail address of a guest by a mailed code (ADR 20). Until then a request holds its slot for
 * 30 minutes, the owner is not notified and nothing is confirmed. One code confirms all open requests of the
 * address from the same client.
 */
@Injectable()
export class GuestEmailConfirmationService {
  constructor(
    private readonly unit: UnitOfWork,
    private readonly reservations: ReservationRepository,
    private readonly confirmations: GuestEmailConfirmationRepository,
    private readonly links: ReservationLinksService,
    private readonly mails: ReservationMailsService,
    private readonly requests: GuestRequestService,
    private readonly codes: ConfirmationCodesService,
    private readonly clock: Clock,
  ) {}

  /** Mails the code and the link unless the mail limit of the address is reached. */
  async sendCode(reservation: Reservation): Promise<void> {
    const { code, hash } = this.codes.create(reservation.customerEmail);
    if (!(await this.mails.sendConfirmationCode(reservation.id, code))) return;
    Object.assign(reservation, {
      confirmationCodeHash: hash,
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
   * address, null when it was confirmed before: the code is not checked then.
   */
  async confirm(
    actor: Actor,
    id: number,
    { token, code, clientKey }: { token: string; code: string; clientKey: string },
  ): Promise<string | null> {
    const email = (await this.authorize(id, token)).customerEmail;
    const outcome = await this.codes.countWrong(
      { email, clientKey },
      () => this.unit.run(() => this.checkCode(id, token, email, code)),
      ({ result }) => result === 'wrong',
    );
    if (outcome.result === 'confirmed-before') return null;
    if (outcome.result !== 'right')
      throw outcome.left > 0 ? confirmationCodeWrong(outcome.left) : confirmationCodeLocked();
    for (const ids of outcome.requests) await this.requests.submit(actor, ids, email);
    return email;
  }

  /** A wrong code counts for every code of the address and client, as it was compared with all of them. */
  private async checkCode(id: number, token: string, email: string, code: string): Promise<CodeCheck> {
    await this.confirmations.lockCodes(email);
    const reservation = await this.findUnconfirmedForUpdate(id, token);
    if (!reservation.awaitsEmailConfirmation) return { result: 'confirmed-before' };
    const siblings = await this.confirmations.listSiblings(email, reservation.clientHash, this.clock.now());
    const open = siblings.filter(({ codeHash, attempts }) => codeHash !== null && attempts < MAX_ATTEMPTS);
    if (open.length === 0) return { result: 'locked', left: 0 };
    if (open.some(({ codeHash }) => codeHash !== null && this.codes.matches(codeHash, email, code)))
      return { result: 'right', requests: groupRequests(siblings) };
    await this.confirmations.countWrongCode(open.map((one) => one.id));
    return { result: 'wrong', left: MAX_ATTEMPTS - 1 - Math.min(...open.map(({ attempts }) => attempts)) };
  }

  /** @throws DomainError NOTFOUND */
  private async authorize(id: number, token: string): Promise<{ customerEmail: string }> {
    const keys = await this.reservations.findReservationKeys(id);
    if (!keys || !this.links.matches(keys, token)) throw reservationNotFound();
    return keys;
  }

  private async findUnconfirmedForUpdate(id: number, token: string): Promise<ReservationWithSpace> {
    await this.authorize(id, token);
    const reservation = await this.reservations.findForUpdate(id);
    if (!reservation || reservation.anonymizedAt !== null) throw reservationNotFound();
    if (!reservation.awaitsEmailConfirmation) return reservation;
    if (isExpired(reservation, this.clock.now()) || reservation.cancelledBy === 'system')
      throw reservationExpired();
    if (reservation.status !== 'pending') throw reservationClosed();
    return reservation;
  }
}

/** The dates of a series are one request. */
const groupRequests = (siblings: readonly UnconfirmedSibling[]): number[][] =>
  [...Map.groupBy(siblings, ({ id, seriesId }) => seriesId ?? `single-${id}`).values()].map((dates) =>
    dates.map(({ id }) => id),
  );
