import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { RateLimiter, type Limit } from '../../platform/http/index.ts';

/** Links to one mailbox that one browser's address, or the person signed in, may ask for: enough for who does not find the mail. */
const LINKS_OF_ONE: readonly Limit[] = [
  { name: 'account-link-quarter', points: 3, seconds: 900, shared: true },
  { name: 'account-link-day', points: 10, seconds: 86_400, shared: true },
];
/** Links to one mailbox from everywhere: no flood, and strangers who ask for them keep the owner from theirs for an hour at most. */
const LINKS_OF_ALL: Limit = { name: 'account-link-hour', points: 12, seconds: 3600, shared: true };
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

  /** `asker` is who wants the link: an address, or a signed-in person. */
  async countLink(email: string, asker: string): Promise<void> {
    const mailbox = email.trim().normalize('NFC').toLowerCase();
    for (const limit of LINKS_OF_ONE) await this.limiter.consume(limit, keyOf(`${mailbox} ${asker}`));
    await this.limiter.consume(LINKS_OF_ALL, keyOf(mailbox));
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

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');
