import type {} from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import {
  hashMailbox,
  PROVED_MAILBOXES_COOKIE,
  ProvedMailboxes,
  type ProvedMailbox,
} from './proved-mailboxes.ts';

const PATH = '/api/reservations';
const MAX_MAILBOXES = 5;

/** E-mail addresses confirmed in this browser, in an encrypted HttpOnly cookie. */
@Injectable()
export class MailboxCookies {
  private readonly name: string;
  private readonly isSecure: boolean;
  private readonly mailboxes: ProvedMailboxes;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.isSecure = config.PUBLIC_URL.startsWith('https:');
    this.name = `${this.isSecure ? '__Secure-' : ''}${PROVED_MAILBOXES_COOKIE}`;
    this.mailboxes = new ProvedMailboxes(secretsOf(config));
  }

  has(request: FastifyRequest, email: string): boolean {
    return this.parse(request.cookies[this.name]).some(([mailbox]) => mailbox === hashMailbox(email));
  }

  /** Remembers the address; the oldest entry is dropped when the cookie is full. */
  add(request: FastifyRequest, reply: FastifyReply, email: string): void {
    const others = this.parse(request.cookies[this.name]).filter(
      ([mailbox]) => mailbox !== hashMailbox(email),
    );
    void reply.setCookie(this.name, this.toValue(email, others), {
      path: PATH,
      httpOnly: true,
      sameSite: 'strict',
      secure: this.isSecure,
      maxAge: BOOKING.proofDays * 24 * 3600,
    });
  }

  /** The `Cookie` header of a browser in which the address is confirmed. */
  toHeader(email: string): string {
    return `${this.name}=${this.toValue(email, [])}`;
  }

  private toValue(email: string, others: readonly ProvedMailbox[]): string {
    const until = this.clock.now().getTime() + BOOKING.proofDays * 24 * 3_600_000;
    return this.mailboxes.toValue([[hashMailbox(email), until] as const, ...others].slice(0, MAX_MAILBOXES));
  }

  private parse(value: string | undefined): ProvedMailbox[] {
    return this.mailboxes.parse(value, this.clock.now());
  }
}
