import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { RateLimiter, type Limit } from '../../platform/http/index.ts';

/** Links to one mailbox per requester (client address or signed-in user). */
const LINKS_OF_ONE: readonly Limit[] = [
  { name: 'account-link-quarter', points: 3, seconds: 900, shared: true },
  { name: 'account-link-day', points: 10, seconds: 86_400, shared: true },
];
/**
 * Links to one mailbox from all requesters. Requests of strangers can block those of the owner for an hour at
 * most.
 */
const LINKS_OF_ALL: Limit = { name: 'account-link-hour', points: 12, seconds: 3600, shared: true };
/** Attempts to enter the current password in an open session. */
const PASSWORDS: readonly Limit[] = [
  { name: 'account-password-minute', points: 5, seconds: 60, shared: true },
  { name: 'account-password-hour', points: 20, seconds: 3600, shared: true },
];
/** E-mail changes per account. Each response reveals whether an address is taken. */
const NEW_EMAILS: Limit = { name: 'account-new-email', points: 10, seconds: 3600, shared: true };

/**
 * Rate limits per account, independent of the client address. Unknown addresses are counted like existing
 * ones.
 */
@Injectable()
export class AccountThrottle {
  constructor(private readonly limiter: RateLimiter) {}

  /** @param requester client key or user, as `user <id>` */
  async countLink(email: string, asker: string): Promise<void> {
    const mailbox = email.trim().normalize('NFC').toLowerCase();
    for (const limit of LINKS_OF_ONE) await this.limiter.consume(limit, keyOf(`${mailbox} ${asker}`));
    await this.limiter.consume(LINKS_OF_ALL, keyOf(mailbox));
  }

  async countPassword(userId: number): Promise<void> {
    for (const limit of PASSWORDS) await this.limiter.consume(limit, String(userId));
  }

  async forgivePassword(userId: number): Promise<void> {
    await Promise.all(PASSWORDS.map((limit) => this.limiter.forgive(limit, String(userId))));
  }

  countNewEmail(userId: number): Promise<void> {
    return this.limiter.consume(NEW_EMAILS, String(userId));
  }
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
