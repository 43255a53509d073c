import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DomainError } from '../../platform/errors/index.ts';
import { clientKey, RateLimiter, type Limit } from '../../platform/http/index.ts';
import { Puzzles } from './puzzles.service.ts';

/** Kinds of anonymous submissions, each with its own limits. */
export type SenderKind = 'contact' | 'demand' | 'saved-search';

/** An anonymous sender. */
export type Sender = { readonly ip: string; readonly email: string; readonly proof: string | undefined };

const HOUR = 3600;
const DAY = 24 * HOUR;
const limit = (name: string, points: number, seconds: number): Limit => ({
  name,
  points,
  seconds,
  shared: true,
});

/** Limits by IP address; lower without a captcha solution (API clients, no JavaScript). */
const BY_ADDRESS = {
  contact: { proved: limit('contact-proved', 20, HOUR), plain: limit('contact-plain', 3, HOUR) },
  demand: { proved: limit('demand-proved', 10, HOUR), plain: limit('demand-plain', 3, HOUR) },
  'saved-search': {
    proved: limit('saved-search-proved', 20, HOUR),
    plain: limit('saved-search-plain', 3, HOUR),
  },
} as const;
/** Limits by e-mail address, which may belong to a third party. */
const BY_MAILBOX = {
  contact: limit('contact-mailbox', 30, DAY),
  demand: limit('demand-mailbox', 5, DAY),
  'saved-search': limit('saved-search-mailbox', 5, DAY),
} as const;
/**
 * Limit of receipts; beyond it messages are still delivered, but the unverified address gets no more mail.
 */
const RECEIPTS = limit('contact-receipt', 5, DAY);

/** Protects anonymous submissions from bots and floods. */
@Injectable()
export class SenderGuard {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly puzzles: Puzzles,
  ) {}

  /** Counts the submission and throws beyond the limits. Call it after validation. */
  async admit(kind: SenderKind, { ip, email, proof }: Sender): Promise<void> {
    const mark = proof ? await this.puzzles.judge(proof) : null;
    await this.limiter.consume(BY_ADDRESS[kind][mark === null ? 'plain' : 'proved'], clientKey(ip));
    await this.limiter.consume(BY_MAILBOX[kind], mailboxOf(email));
    if (mark !== null) await this.puzzles.useUp(mark);
  }

  /** Whether another receipt may be sent to the address today. */
  async mayReceipt(email: string): Promise<boolean> {
    try {
      await this.limiter.consume(RECEIPTS, mailboxOf(email));
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}

/** Counters store a hash instead of the address. Plus-addresses share one mailbox. */
const mailboxOf = (email: string): string =>
  createHash('sha256')
    .update(
      email
        .trim()
        .normalize('NFC')
        .toLowerCase()
        .replace(/(?<=.)\+[^@]*(?=@)/u, ''),
    )
    .digest('base64url');
