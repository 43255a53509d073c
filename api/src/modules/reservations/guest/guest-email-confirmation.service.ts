import { Injectable, Optional } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/actor.ts';
import { Outbox } from '../../../platform/outbox/index.ts';
import { deriveKeys, getSecrets } from '../../../platform/crypto/secrets.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SpaceAvailabilityService } from '../../availability/index.ts';
import { BookingContextLoader } from '../booking/booking-context.loader.ts';
import { toAvailabilityContext, classifySlotHours } from '../booking/booking-context.ts';
import { ForeignCalendars } from '../calendar/foreign-calendars.ts';
import {
  GuestEmailConfirmationRepository,
  type OpenUnconfirmedRequest,
} from './guest-email-confirmation.repository.ts';
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
  unconfirmedLimit,
  unconfirmedTooLong,
} from '../reservation.errors.ts';
import { reservationChanged, toStepResult } from '../reservation.events.ts';
import { toReservationPriceState } from '../booking/reservation-price.ts';
import { ReservationRepository, type ReservationWithSpace } from '../reservation.repository.ts';
import { answerDeadline, isExpired } from '../reservation.states.ts';

const MINUTE_MS = 60_000;
const DAY_SECONDS = 24 * 3600;
const CODE_COUNT = 1_000_000;
const MAX_ATTEMPTS = 5;
const RESEND_AFTER_SECONDS = 60;

export type UnconfirmedRequest = {
  email: string;
  spaceId: number;
  clientKey: string;
  startsAt: Date;
  endsAt: Date;
};

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
    private readonly availability: SpaceAvailabilityService,
    private readonly contexts: BookingContextLoader,
    private readonly reservations: ReservationRepository,
    private readonly confirmations: GuestEmailConfirmationRepository,
    private readonly links: ReservationLinksService,
    private readonly mails: ReservationMailsService,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrailService,
    private readonly clock: Clock,
    private readonly config: Config,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {
    this.keys = deriveKeys(getSecrets(config), 'mailbox-proof');
  }

  /** Whether it is the confirmed address of the signed-in user. */
  async isConfirmedByAccount(actor: Actor, email: string): Promise<boolean> {
    return actor.userId !== null && (await this.confirmations.isConfirmedAccountEmail(actor.userId, email));
  }

  hashClient(clientKey: string): string {
    return this.hash(this.keys[0], `client:${clientKey}`);
  }

  /**
   * Must run in the booking's unit of work before the schedule lock, so parallel requests cannot exceed the
   * limits together.
   */
  async lockLimits({ email, clientKey }: UnconfirmedRequest): Promise<void> {
    if (this.config.RATE_LIMITS)
      await this.confirmations.lockEmailAndClient({ email, clientHash: this.hashClient(clientKey) });
  }

  /** Limits of open requests and held time per address, client and space. */
  async assertWithinLimits({
    email,
    clientKey,
    spaceId,
    startsAt,
    endsAt,
  }: UnconfirmedRequest): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    const now = this.clock.now();
    const maxSeconds = BOOKING.unconfirmedDays * DAY_SECONDS;
    const seconds = (endsAt.getTime() - startsAt.getTime()) / 1000;
    if (seconds > maxSeconds) throw unconfirmedTooLong();
    const open = await this.confirmations.listOpen(
      { email, clientHash: this.hashClient(clientKey), spaceId },
      now,
    );
    for (const dimension of ['mailbox', 'client', 'space'] as const) {
      const counted = open.filter((one) => one[dimension]);
      const held = counted.reduce((sum, one) => sum + one.seconds, 0);
      if (counted.length >= BOOKING.unconfirmedRequests || held + seconds > maxSeconds)
        throw unconfirmedLimit(secondsUntilFirstExpiry(counted, now));
    }
  }

  /** Mails the code and the link unless the mail limit of the address is reached. */
  async sendCode(reservation: Reservation): Promise<void> {
    const code = String(randomInt(CODE_COUNT)).padStart(6, '0');
    if (!(await this.mails.sendConfirmationCode(reservation.id, code))) return;
    Object.assign(reservation, {
      proofCodeHash: this.hashCode(this.keys[0], reservation.customerEmail, code),
      proofAttempts: 0,
      proofSentAt: this.clock.now(),
    });
    await this.reservations.flush();
  }

  /** Mails a new code. */
  resendCode(id: number, token: string): Promise<void> {
    return this.unit.run(async () => {
      const reservation = await this.findUnconfirmedForUpdate(id, token);
      if (!reservation.awaitsProof) return;
      const secondsSinceSent =
        reservation.proofSentAt === null
          ? RESEND_AFTER_SECONDS
          : (this.clock.now().getTime() - reservation.proofSentAt.getTime()) / 1000;
      if (secondsSinceSent < RESEND_AFTER_SECONDS)
        throw confirmationResentTooSoon(RESEND_AFTER_SECONDS - secondsSinceSent);
      const sentBefore = reservation.proofSentAt;
      await this.sendCode(reservation);
      if (reservation.proofSentAt === sentBefore) throw confirmationResentTooSoon(3600);
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
    for (const sibling of outcome.ids) await this.confirmRequest(actor, sibling);
    return outcome.email;
  }

  /** Ids of the requests the code confirms, or the attempts left; a wrong code is counted. */
  private async checkCode(
    id: number,
    token: string,
    code: string,
  ): Promise<{ email: string; ids: number[] } | { left: number }> {
    const reservation = await this.findUnconfirmedForUpdate(id, token);
    const { customerEmail: email } = reservation;
    if (!reservation.awaitsProof) return { email, ids: [] };
    if (reservation.proofAttempts >= MAX_ATTEMPTS) return { left: 0 };
    const siblings = await this.confirmations.listSiblings(email, reservation.clientHash, this.clock.now());
    if (siblings.some(({ codeHash }) => this.matchesCode(codeHash, email, code)))
      return { email, ids: siblings.map((sibling) => sibling.id) };
    reservation.proofAttempts += 1;
    await this.reservations.flush();
    return { left: MAX_ATTEMPTS - reservation.proofAttempts };
  }

  private async findUnconfirmedForUpdate(id: number, token: string): Promise<ReservationWithSpace> {
    const reservationKeys = await this.reservations.findReservationKeys(id);
    const isGuest =
      reservationKeys !== null && this.links.matches({ id, linkVersion: reservationKeys.linkVersion }, token);
    const reservation = isGuest ? await this.reservations.findForUpdate(id) : null;
    if (!reservation || reservation.forgottenAt !== null) throw reservationNotFound();
    if (!reservation.awaitsProof) return reservation;
    if (isExpired(reservation, this.clock.now()) || reservation.cancelledBy === 'system')
      throw reservationExpired();
    if (reservation.status !== 'pending') throw reservationClosed();
    return reservation;
  }

  /** Foreign calendars are refreshed first, outside the transaction, as for every confirmation. */
  private async confirmRequest(actor: Actor, id: number): Promise<void> {
    const reservationKeys = await this.reservations.findReservationKeys(id);
    if (!reservationKeys) return;
    const { spaceId } = reservationKeys;
    if ((await this.availability.loadSettings(spaceId)).instantBooking) await this.foreign?.refresh(spaceId);
    await this.unit.run(async () => {
      await this.availability.lockSchedule(spaceId);
      const reservation = await this.reservations.findForUpdate(id);
      const now = this.clock.now();
      if (!reservation?.awaitsProof || reservation.status !== 'pending' || isExpired(reservation, now))
        return;
      const isInstant = await this.canConfirmInstantly(reservation);
      Object.assign(reservation, {
        awaitsProof: false,
        mailboxProvedAt: now,
        proofCodeHash: null,
        clientHash: null,
        ...(isInstant
          ? { status: 'confirmed', confirmedAt: now, expiresAt: null }
          : { expiresAt: answerDeadline(now, reservation.startsAt, BOOKING.answerHours) }),
      });
      await this.reservations.flush();
      const { status, sequence } = reservation;
      await this.audit.record(actor, 'reservation.proved', { type: 'reservation', id }, {}, { status });
      await this.outbox.publish(reservationChanged, {
        reservation_id: id,
        step: isInstant ? 'booked' : 'requested',
        by: 'guest',
        sequence,
        former: null,
        result: toStepResult(reservation),
      });
    });
  }

  private async canConfirmInstantly(reservation: ReservationWithSpace): Promise<boolean> {
    const space = await this.contexts.loadForUpdate(reservation.space.id, reservation, reservation.id);
    if (space?.status !== 'PUBLISHED' || space.isUnattended || !space.context.settings.instantBooking)
      return false;
    const hasPrice =
      toReservationPriceState(reservation) === 'complete' &&
      classifySlotHours(space.context, reservation) === 'inside';
    return hasPrice && !toAvailabilityContext(space.context, reservation).isTaken;
  }

  private matchesCode(codeHash: string | null, email: string, code: string): boolean {
    if (codeHash === null) return false;
    const expected = Buffer.from(codeHash);
    const hashes = this.keys.map((key) => Buffer.from(this.hashCode(key, email, code)));
    return hashes.some((actual) => actual.length === expected.length && timingSafeEqual(actual, expected));
  }

  private hashCode(key: Buffer, email: string, code: string): string {
    return this.hash(key, `code:${email.toLowerCase()}:${code}`);
  }

  private hash(key: Buffer, text: string): string {
    return createHmac('sha256', key).update(text).digest('base64url');
  }
}

/** Time until which an unconfirmed request holds its slot. */
export const confirmationDeadline = (requestedAt: Date, startsAt: Date): Date =>
  new Date(Math.min(requestedAt.getTime() + BOOKING.confirmMinutes * MINUTE_MS, startsAt.getTime()));

const secondsUntilFirstExpiry = (open: readonly OpenUnconfirmedRequest[], now: Date): number =>
  Math.max(
    1,
    Math.min(...open.map(({ expiresAt }) => (new Date(expiresAt).getTime() - now.getTime()) / 1000)),
  );
