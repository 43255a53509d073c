import { Injectable, Optional } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { Outbox } from '../../platform/outbox/index.ts';
import { keysOf, secretsOf } from '../../platform/sealing/secrets.ts';
import { AuditTrail } from '../audit/index.ts';
import { SpaceTime } from '../availability/index.ts';
import { BookingGrounds } from './booking-grounds.service.ts';
import { houseOf, offeredHours } from './booking-ground.ts';
import { ForeignCalendars } from './foreign-calendars.ts';
import { MailboxProofRepository, type OpenUnproved } from './mailbox-proof.repository.ts';
import { ReservationLinks } from './reservation-links.service.ts';
import { ReservationMails } from './reservation-mails.service.ts';
import type { Reservation } from './reservation.entity.ts';
import {
  proofCodeLocked,
  proofCodeWrong,
  proofResentTooSoon,
  reservationClosed,
  reservationExpired,
  reservationNotFound,
  unprovedLimit,
  unprovedTooLong,
} from './reservation.errors.ts';
import { reservationChanged, resultOf } from './reservation.events.ts';
import { toReservationPriceState } from './reservation-price.ts';
import { ReservationRepository, type ReservationWithSpace } from './reservation.repository.ts';
import { answerBy, isLapsed } from './reservation.states.ts';

const MINUTE = 60_000;
const DAY_SECONDS = 24 * 3600;
const CODES = 1_000_000;
const MAX_ATTEMPTS = 5;
const RESEND_AFTER_SECONDS = 60;

export type UnprovedRequest = {
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
export class MailboxProofService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly unit: UnitOfWork,
    private readonly time: SpaceTime,
    private readonly grounds: BookingGrounds,
    private readonly reservations: ReservationRepository,
    private readonly proofs: MailboxProofRepository,
    private readonly links: ReservationLinks,
    private readonly mails: ReservationMails,
    private readonly outbox: Outbox,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly config: Config,
    @Optional() private readonly foreign?: ForeignCalendars,
  ) {
    this.keys = keysOf(secretsOf(config), 'mailbox-proof');
  }

  /** Whether it is the confirmed address of the signed-in user. */
  async isProvedByAccount(actor: Actor, email: string): Promise<boolean> {
    return actor.userId !== null && (await this.proofs.isConfirmedAddress(actor.userId, email));
  }

  hashClient(clientKey: string): string {
    return this.hash(this.keys[0], `client:${clientKey}`);
  }

  /**
   * Must run in the booking's unit of work before the schedule lock, so parallel requests cannot exceed the
   * limits together.
   */
  async lock({ email, clientKey }: UnprovedRequest): Promise<void> {
    if (this.config.RATE_LIMITS) await this.proofs.lock({ email, clientHash: this.hashClient(clientKey) });
  }

  /** Limits of open requests and held time per address, client and space. */
  async assertWithinLimits({ email, clientKey, spaceId, startsAt, endsAt }: UnprovedRequest): Promise<void> {
    if (!this.config.RATE_LIMITS) return;
    const now = this.clock.now();
    const mostSeconds = BOOKING.unprovedDays * DAY_SECONDS;
    const seconds = (endsAt.getTime() - startsAt.getTime()) / 1000;
    if (seconds > mostSeconds) throw unprovedTooLong();
    const open = await this.proofs.listOpen({ email, clientHash: this.hashClient(clientKey), spaceId }, now);
    for (const dimension of ['mailbox', 'client', 'space'] as const) {
      const counted = open.filter((one) => one[dimension]);
      const held = counted.reduce((sum, one) => sum + one.seconds, 0);
      if (counted.length >= BOOKING.unprovedRequests || held + seconds > mostSeconds)
        throw unprovedLimit(secondsUntilFirstEnds(counted, now));
    }
  }

  /** Mails the code and the link unless the mail limit of the address is reached. */
  async send(reservation: Reservation): Promise<void> {
    const code = String(randomInt(CODES)).padStart(6, '0');
    if (!(await this.mails.sendProof(reservation.id, code))) return;
    Object.assign(reservation, {
      proofCodeHash: this.hashCode(this.keys[0], reservation.customerEmail, code),
      proofAttempts: 0,
      proofSentAt: this.clock.now(),
    });
    await this.reservations.flush();
  }

  /** Mails a new code. */
  resend(id: number, token: string): Promise<void> {
    return this.unit.run(async () => {
      const reservation = await this.lockAwaiting(id, token);
      if (!reservation.awaitsProof) return;
      const waited =
        reservation.proofSentAt === null
          ? RESEND_AFTER_SECONDS
          : (this.clock.now().getTime() - reservation.proofSentAt.getTime()) / 1000;
      if (waited < RESEND_AFTER_SECONDS) throw proofResentTooSoon(RESEND_AFTER_SECONDS - waited);
      const sentBefore = reservation.proofSentAt;
      await this.send(reservation);
      if (reservation.proofSentAt === sentBefore) throw proofResentTooSoon(3600);
    });
  }

  /**
   * Accepts the code; each request then waits for its owner or is confirmed by instant booking. Returns the
   * address.
   */
  async prove(actor: Actor, id: number, token: string, code: string): Promise<string> {
    const accepted = await this.unit.run(() => this.check(id, token, code));
    if ('left' in accepted) throw accepted.left > 0 ? proofCodeWrong(accepted.left) : proofCodeLocked();
    for (const sibling of accepted.ids) await this.accept(actor, sibling);
    return accepted.email;
  }

  /** Ids of the requests the code confirms, or the attempts left; a wrong code is counted. */
  private async check(
    id: number,
    token: string,
    code: string,
  ): Promise<{ email: string; ids: number[] } | { left: number }> {
    const reservation = await this.lockAwaiting(id, token);
    const { customerEmail: email } = reservation;
    if (!reservation.awaitsProof) return { email, ids: [] };
    if (reservation.proofAttempts >= MAX_ATTEMPTS) return { left: 0 };
    const siblings = await this.proofs.listSiblings(email, reservation.clientHash, this.clock.now());
    if (siblings.some(({ codeHash }) => this.matches(codeHash, email, code)))
      return { email, ids: siblings.map((sibling) => sibling.id) };
    reservation.proofAttempts += 1;
    await this.reservations.flush();
    return { left: MAX_ATTEMPTS - reservation.proofAttempts };
  }

  private async lockAwaiting(id: number, token: string): Promise<ReservationWithSpace> {
    const reservationKeys = await this.reservations.placeOf(id);
    const isGuest =
      reservationKeys !== null && this.links.matches({ id, linkVersion: reservationKeys.linkVersion }, token);
    const reservation = isGuest ? await this.reservations.locked(id) : null;
    if (!reservation || reservation.forgottenAt !== null) throw reservationNotFound();
    if (!reservation.awaitsProof) return reservation;
    if (isLapsed(reservation, this.clock.now()) || reservation.cancelledBy === 'system')
      throw reservationExpired();
    if (reservation.status !== 'pending') throw reservationClosed();
    return reservation;
  }

  /** Foreign calendars are refreshed first, outside the transaction, as for every confirmation. */
  private async accept(actor: Actor, id: number): Promise<void> {
    const reservationKeys = await this.reservations.placeOf(id);
    if (!reservationKeys) return;
    const { spaceId } = reservationKeys;
    if ((await this.time.settingsOf(spaceId)).instantBooking) await this.foreign?.refresh(spaceId);
    await this.unit.run(async () => {
      await this.time.hold(spaceId);
      const reservation = await this.reservations.locked(id);
      const now = this.clock.now();
      if (!reservation?.awaitsProof || reservation.status !== 'pending' || isLapsed(reservation, now)) return;
      const isInstant = await this.isConfirmedAtOnce(reservation);
      Object.assign(reservation, {
        awaitsProof: false,
        mailboxProvedAt: now,
        proofCodeHash: null,
        clientHash: null,
        ...(isInstant
          ? { status: 'confirmed', confirmedAt: now, expiresAt: null }
          : { expiresAt: answerBy(now, reservation.startsAt, BOOKING.answerHours) }),
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
        result: resultOf(reservation),
      });
    });
  }

  private async isConfirmedAtOnce(reservation: ReservationWithSpace): Promise<boolean> {
    const place = await this.grounds.held(reservation.space.id, reservation, reservation.id);
    if (place?.status !== 'PUBLISHED' || place.isUnattended || !place.ground.settings.instantBooking)
      return false;
    const hasPrice =
      toReservationPriceState(reservation) === 'complete' &&
      offeredHours(place.ground, reservation) === 'inside';
    return hasPrice && !houseOf(place.ground, reservation).isTaken;
  }

  private matches(codeHash: string | null, email: string, code: string): boolean {
    if (codeHash === null) return false;
    const expected = Buffer.from(codeHash);
    const hashes = this.keys.map((key) => Buffer.from(this.hashCode(key, email, code)));
    return hashes.some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  }

  private hashCode(key: Buffer, email: string, code: string): string {
    return this.hash(key, `code:${email.toLowerCase()}:${code}`);
  }

  private hash(key: Buffer, text: string): string {
    return createHmac('sha256', key).update(text).digest('base64url');
  }
}

/** Time until which an unconfirmed request holds its slot. */
export const proofBy = (asked: Date, startsAt: Date): Date =>
  new Date(Math.min(asked.getTime() + BOOKING.proofMinutes * MINUTE, startsAt.getTime()));

const secondsUntilFirstEnds = (open: readonly OpenUnproved[], now: Date): number =>
  Math.max(
    1,
    Math.min(...open.map(({ expiresAt }) => (new Date(expiresAt).getTime() - now.getTime()) / 1000)),
  );
