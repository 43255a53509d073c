import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DomainError } from '../../platform/errors/index.ts';
import { clientKey, RateLimiter, type Limit } from '../../platform/http/index.ts';
import { Puzzles } from './puzzles.service.ts';

/** What strangers may send; each kind is counted by itself. */
export type SenderKind = 'contact' | 'demand' | 'saved-search';

/** Who sends, by what can be told of a stranger. */
export type Sender = { readonly ip: string; readonly email: string; readonly proof: string | undefined };

const HOUR = 3600;
const DAY = 24 * HOUR;
const limit = (name: string, points: number, seconds: number): Limit => ({
  name,
  points,
  seconds,
  shared: true,
});

/** By address; without a proof of work (plain API clients, people without JavaScript) far less. */
const BY_ADDRESS = {
  contact: { proved: limit('contact-proved', 20, HOUR), plain: limit('contact-plain', 3, HOUR) },
  demand: { proved: limit('demand-proved', 10, HOUR), plain: limit('demand-plain', 3, HOUR) },
  'saved-search': {
    proved: limit('saved-search-proved', 20, HOUR),
    plain: limit('saved-search-plain', 3, HOUR),
  },
} as const;
/** By mailbox: what somebody sends in another's name. */
const BY_MAILBOX = {
  contact: limit('contact-mailbox', 30, DAY),
  demand: limit('demand-mailbox', 5, DAY),
  'saved-search': limit('saved-search-mailbox', 5, DAY),
} as const;
/** Receipts of messages; beyond these the message goes on, only the mailbox that may be somebody else's is left alone. */
const RECEIPTS = limit('contact-receipt', 5, DAY);

/** Keeps robots and floods out of what strangers may send. */
@Injectable()
export class SenderGuard {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly puzzles: Puzzles,
  ) {}

  /** Called once everything else is in order: lets the sender through and counts it, or refuses. */
  async admit(kind: SenderKind, { ip, email, proof }: Sender): Promise<void> {
    const mark = proof ? await this.puzzles.judge(proof) : null;
    await this.limiter.consume(BY_ADDRESS[kind][mark === null ? 'plain' : 'proved'], clientKey(ip));
    await this.limiter.consume(BY_MAILBOX[kind], mailboxOf(email));
    if (mark !== null) await this.puzzles.useUp(mark);
  }

  /** Whether the mailbox may get another receipt today. */
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

/** The counter is told no address. What stands behind a plus leads into the same mailbox. */
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
