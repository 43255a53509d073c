import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { RateLimiter, type Limit } from '../../platform/http/index.ts';

/** Links sent to one address: enough for who does not find the mail, too few to flood a mailbox. */
const LINKS: readonly Limit[] = [
  { name: 'account-link-quarter', points: 3, seconds: 900, shared: true },
  { name: 'account-link-day', points: 10, seconds: 86_400, shared: true },
];
/** Guesses of the present password by somebody who sits at a signed-in browser. */
const PASSWORDS: readonly Limit[] = [
  { name: 'account-password-minute', points: 5, seconds: 60, shared: true },
  { name: 'account-password-hour', points: 20, seconds: 3600, shared: true },
];
/** Addresses one account may ask to change to: each answer tells whether an address is taken. */
const NEW_EMAILS: Limit = { name: 'account-new-email', points: 10, seconds: 3600, shared: true };

/** Slows down what can be done with one account, wherever it is done from; existing and unknown addresses are counted alike. */
@Injectable()
export class AccountThrottle {
  constructor(private readonly limiter: RateLimiter) {}

  async countLink(email: string): Promise<void> {
    const key = createHash('sha256').update(email.trim().normalize('NFC').toLowerCase()).digest('base64url');
    for (const limit of LINKS) await this.limiter.consume(limit, key);
  }

  async countPassword(userId: number): Promise<void> {
    for (const limit of PASSWORDS) await this.limiter.consume(limit, String(userId));
  }

  /** The right password proves the owner. */
  async forgivePassword(userId: number): Promise<void> {
    await Promise.all(PASSWORDS.map((limit) => this.limiter.forgive(limit, String(userId))));
  }

  countNewEmail(userId: number): Promise<void> {
    return this.limiter.consume(NEW_EMAILS, String(userId));
  }
}
