import { Injectable } from '@nestjs/common';
import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { DAY_SECONDS } from '@prostora/contracts';
import { Config } from '../../../platform/config/index.ts';
import { deriveKeys, getSecrets } from '../../../platform/crypto/secrets.ts';
import { RateLimiter, type RateLimit } from '../../../platform/http/index.ts';

const CODE_COUNT = 1_000_000;
/** Wrong codes of an e-mail address in all its requests and from all clients, and of a client for all addresses. */
const WRONG_CODES = {
  email: { name: 'wrong-code-email', points: 20, seconds: DAY_SECONDS, shared: true },
  client: { name: 'wrong-code-client', points: 20, seconds: DAY_SECONDS, shared: true },
} as const satisfies Record<string, RateLimit>;

/** Six-digit codes that confirm an e-mail address: their hashes and the daily limits of wrong ones. */
@Injectable()
export class ConfirmationCodesService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly limiter: RateLimiter,
    config: Config,
  ) {
    this.keys = deriveKeys(getSecrets(config), 'mailbox-proof');
  }

  create(email: string): { code: string; hash: string } {
    const code = String(randomInt(CODE_COUNT)).padStart(6, '0');
    return { code, hash: this.hash(this.keys[0], email, code) };
  }

  matches(codeHash: string, email: string, code: string): boolean {
    const expected = Buffer.from(codeHash);
    const hashes = this.keys.map((key) => Buffer.from(this.hash(key, email, code)));
    return hashes.some((actual) => actual.length === expected.length && timingSafeEqual(actual, expected));
  }

  /**
   * Runs the check of a code and counts it unless `isWrong` denies it. The point is taken before, so that parallel
   * checks do not exceed the limits.
   * @throws DomainError RATE_LIMITED
   */
  async countWrong<Result>(
    { email, clientKey }: { email: string; clientKey: string },
    check: () => Promise<Result>,
    isWrong: (result: Result) => boolean,
  ): Promise<Result> {
    const keys = { email: this.digest(`mailbox:${email.toLowerCase()}`), client: this.digest(clientKey) };
    await this.limiter.consume(WRONG_CODES.client, keys.client);
    await this.limiter.consume(WRONG_CODES.email, keys.email);
    let isCounted = false;
    try {
      const result = await check();
      isCounted = isWrong(result);
      return result;
    } finally {
      if (!isCounted) {
        await this.limiter.refund(WRONG_CODES.client, keys.client);
        await this.limiter.refund(WRONG_CODES.email, keys.email);
      }
    }
  }

  private hash(key: Buffer, email: string, code: string): string {
    return createHmac('sha256', key).update(`code:${email.toLowerCase()}:${code}`).digest('base64url');
  }

  /** Counters do not store addresses. */
  private digest(text: string): string {
    return createHmac('sha256', this.keys[0]).update(text).digest('base64url');
  }
}
