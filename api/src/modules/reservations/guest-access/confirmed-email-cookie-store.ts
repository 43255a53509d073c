import type {} from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { BOOKING, DAY_MS } from '@prostora/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { getSecrets, type Secrets } from '../../../platform/crypto/secrets.ts';
import { createHash } from 'node:crypto';
import { FieldEncryption } from '../../../platform/crypto/field-encryption.ts';

/** Name of the cookie; over HTTPS with the prefix `__Secure-`. */
export const CONFIRMED_EMAILS_COOKIE = 'proved_mailboxes';

/** Hash of an e-mail address and the expiry of its confirmation in epoch milliseconds. */
export type ConfirmedEmail = readonly [mailbox: string, until: number];

export const hashEmail = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');

/** Encrypted and authenticated value of the cookie with confirmed e-mail addresses. */
export class ConfirmedEmailCookie {
  private readonly encryption: FieldEncryption;

  constructor(secrets: Secrets) {
    this.encryption = new FieldEncryption(secrets, 'proved-mailbox');
  }

  toValue(emails: readonly ConfirmedEmail[]): string {
    return this.encryption.encrypt(JSON.stringify(emails));
  }

  /** Entries that have not expired; none when the value is missing or not authentic. */
  parse(value: string | undefined, now: Date): ConfirmedEmail[] {
    if (value === undefined) return [];
    try {
      return (JSON.parse(this.encryption.decrypt(value)) as ConfirmedEmail[]).filter(
        ([, until]) => until > now.getTime(),
      );
    } catch {
      return [];
    }
  }
}

/** Bookings, demands and waiting lists. */
const COOKIE_PATH = '/api';
/** Path of former releases, whose cookie would come first. */
const FORMER_COOKIE_PATH = '/api/reservations';
const MAX_EMAILS = 5;

/** E-mail addresses confirmed in this browser, in an encrypted HttpOnly cookie. */
@Injectable()
export class ConfirmedEmailCookieStore {
  private readonly name: string;
  private readonly isSecure: boolean;
  private readonly cookieValue: ConfirmedEmailCookie;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.isSecure = config.PUBLIC_URL.startsWith('https:');
    this.name = `${this.isSecure ? '__Secure-' : ''}${CONFIRMED_EMAILS_COOKIE}`;
    this.cookieValue = new ConfirmedEmailCookie(getSecrets(config));
  }

  isConfirmed(request: FastifyRequest, email: string): boolean {
    return this.parse(request.cookies[this.name]).some(([emailHash]) => emailHash === hashEmail(email));
  }

  /** Remembers the address; the oldest entry is dropped when the cookie is full. */
  remember(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const others = this.parse(request.cookies[this.name]).filter(
      ([emailHash]) => emailHash !== hashEmail(email),
    );
    void reply.clearCookie(this.name, { path: FORMER_COOKIE_PATH });
    void reply.setCookie(this.name, this.toValue(email, others), {
      path: COOKIE_PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isSecure,
      maxAge: BOOKING.confirmDays * 24 * 3600,
    });
  }

  /** The `Cookie` header of a browser in which the address is confirmed. */
  toHeader(email: string): string {
    return `${this.name}=${this.toValue(email, [])}`;
  }

  private toValue(email: string, others: readonly ConfirmedEmail[]): string {
    const until = this.clock.now().getTime() + BOOKING.confirmDays * DAY_MS;
    return this.cookieValue.toValue([[hashEmail(email), until] as const, ...others].slice(0, MAX_EMAILS));
  }

  private parse(value: string | undefined): ConfirmedEmail[] {
    return this.cookieValue.parse(value, this.clock.now());
  }
}
