import type {} from '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import { BOOKING } from '@prostora/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import { TextSeal } from '../../platform/sealing/text-seal.ts';

const PATH = '/api/reservations';
const MAX_MAILBOXES = 5;

/** Hash of a mailbox and the moment in milliseconds until which its proof is remembered. */
type Remembered = readonly [mailbox: string, until: number];

/** Mailboxes proved in this browser, in a sealed cookie that no script can read. */
@Injectable()
export class MailboxCookies {
  private readonly name: string;
  private readonly isSecure: boolean;
  private readonly seal: TextSeal;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.isSecure = config.PUBLIC_URL.startsWith('https:');
    this.name = `${this.isSecure ? '__Secure-' : ''}proved_mailboxes`;
    this.seal = new TextSeal(secretsOf(config), 'proved-mailbox');
  }

  has(request: FastifyRequest, email: string): boolean {
    return this.parse(request.cookies[this.name]).some(([mailbox]) => mailbox === hashMailbox(email));
  }

  /** Remembers the mailbox; the oldest proof gives way. */
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

  /** The `Cookie` header of a browser in which the mailbox is proved. */
  toHeader(email: string): string {
    return `${this.name}=${this.toValue(email, [])}`;
  }

  private toValue(email: string, others: readonly Remembered[]): string {
    const until = this.clock.now().getTime() + BOOKING.proofDays * 24 * 3_600_000;
    return this.seal.seal(JSON.stringify([[hashMailbox(email), until], ...others].slice(0, MAX_MAILBOXES)));
  }

  private parse(value: string | undefined): Remembered[] {
    if (value === undefined) return [];
    try {
      const now = this.clock.now().getTime();
      return (JSON.parse(this.seal.open(value)) as Remembered[]).filter(([, until]) => until > now);
    } catch {
      return [];
    }
  }
}

const hashMailbox = (email: string): string =>
  createHash('sha256').update(email.toLowerCase()).digest('base64url');
