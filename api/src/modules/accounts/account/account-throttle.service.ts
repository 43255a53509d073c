import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { RateLimiter, type RateLimit } from '../../../platform/http/index.ts';

/** Links to one mailbox per requester (client address or signed-in user). */
const LINKS_PER_REQUESTER: readonly RateLimit[] = [
  { name: 'account-link-quarter', points: 3, seconds: 900, shared: true },
  { name: 'account-link-day', points: 10, seconds: 86_400, shared: true },
];
/**
 * Links to one mailbox from all requesters. Requests of strangers can block those of the owner for an hour at
 * most.
 */
const LINKS_PER_MAILBOX: RateLimit = { name: 'account-link-hour', points: 12, seconds: 3600, shared: true };
/** Attempts to enter the current password in an open session. */
const PASSWORD_ATTEMPTS: readonly RateLimit[] = [
  { name: 'account-password-minute', points: 5, seconds: 60, shared: true },
  { name: 'account-password-hour', points: 20, seconds: 3600, shared: true },
];
/** E-mail changes per account. Each response reveals whether an address is taken. */
const EMAIL_CHANGES: RateLimit = { name: 'account-new-email', points: 10, seconds: 3600, shared: true };

/**
 * Rate limits per account, independent of the client address. Unknown addresses are counted like existing
 * ones.
 */
@Injectable()
export class AccountThrottleService {
  constructor(private readonly limiter: RateLimiter) {}

  /** @param requester client key or user, as `user <id>` */
  async countLinkRequest(email: string, requester: string): Promise<void> {
    const mailbox = email.trim().normalize('NFC').toLowerCase();
    for (const limit of LINKS_PER_REQUESTER)
      await this.limiter.consume(limit, hashKey(`${mailbox} ${requester}`));
    await this.limiter.consume(LINKS_PER_MAILBOX, hashKey(mailbox));
  }

  async countPasswordAttempt(userId: number): Promise<void> {
    for (const limit of PASSWORD_ATTEMPTS) await this.limiter.consume(limit, String(userId));
  }

  async resetPasswordAttempts(userId: number): Promise<void> {
    await Promise.all(PASSWORD_ATTEMPTS.map((limit) => this.limiter.reset(limit, String(userId))));
  }

  countEmailChange(userId: number): Promise<void> {
    return this.limiter.consume(EMAIL_CHANGES, String(userId));
  }
}

const hashKey = (text: string): string => createHash('sha256').update(text).digest('base64url');
