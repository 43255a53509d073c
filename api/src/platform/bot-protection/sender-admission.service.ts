import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DAY_SECONDS, HOUR_SECONDS } from '@prostora/contracts';
import { DomainError } from '../errors/index.ts';
import { toClientKey, RateLimiter, type RateLimit } from '../http/index.ts';
import { CaptchaChallengesService } from './captcha-challenges.service.ts';

/** Kinds of anonymous submissions, each with its own limits. */
export type SubmissionKind = 'contact' | 'demand' | 'saved-search';

/** An anonymous sender. */
export type Sender = {
  readonly ip: string;
  readonly email: string;
  readonly captchaSolution: string | undefined;
};

const limit = (name: string, points: number, seconds: number): RateLimit => ({
  name,
  points,
  seconds,
  shared: true,
});

/** Limits by IP address; lower without a captcha solution (API clients, no JavaScript). */
const LIMITS_BY_ADDRESS = {
  contact: {
    proved: limit('contact-proved', 20, HOUR_SECONDS),
    plain: limit('contact-plain', 3, HOUR_SECONDS),
  },
  demand: { proved: limit('demand-proved', 10, HOUR_SECONDS), plain: limit('demand-plain', 3, HOUR_SECONDS) },
  'saved-search': {
    proved: limit('saved-search-proved', 20, HOUR_SECONDS),
    plain: limit('saved-search-plain', 3, HOUR_SECONDS),
  },
} as const;
/** Limits by e-mail address, which may belong to a third party. */
const LIMITS_BY_MAILBOX = {
  contact: limit('contact-mailbox', 30, DAY_SECONDS),
  demand: limit('demand-mailbox', 5, DAY_SECONDS),
  'saved-search': limit('saved-search-mailbox', 5, DAY_SECONDS),
} as const;
/**
 * Limit of receipts; beyond it messages are still delivered, but the unverified address gets no more mail.
 */
const RECEIPT_LIMIT = limit('contact-receipt', 5, DAY_SECONDS);

/** Protects anonymous submissions from bots and floods. */
@Injectable()
export class SenderAdmissionService {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly captchaChallenges: CaptchaChallengesService,
  ) {}

  /** Counts the submission and throws beyond the limits. Call it after validation. */
  async admit(kind: SubmissionKind, { ip, email, captchaSolution }: Sender): Promise<void> {
    const solutionId = captchaSolution ? await this.captchaChallenges.verify(captchaSolution) : null;
    await this.limiter.consume(
      LIMITS_BY_ADDRESS[kind][solutionId === null ? 'plain' : 'proved'],
      toClientKey(ip),
    );
    await this.limiter.consume(LIMITS_BY_MAILBOX[kind], hashMailbox(email));
    if (solutionId !== null) await this.captchaChallenges.consume(solutionId);
  }

  /** Whether another receipt may be sent to the address today. */
  async canSendReceipt(email: string): Promise<boolean> {
    try {
      await this.limiter.consume(RECEIPT_LIMIT, hashMailbox(email));
      return true;
    } catch (error) {
      if (error instanceof DomainError) return false;
      throw error;
    }
  }
}

/** Counters store a hash instead of the address. Plus-addresses share one mailbox. */
const hashMailbox = (email: string): string =>
  createHash('sha256')
    .update(
      email
        .trim()
        .normalize('NFC')
        .toLowerCase()
        .replace(/(?<=.)\+[^@]*(?=@)/u, ''),
    )
    .digest('base64url');
