import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { createHash, randomInt } from 'node:crypto';
import { Clock } from '../clock/clock.ts';
import { Config } from '../config/index.ts';
import { RateLimiter } from '../http/index.ts';
import { deriveKeys, getSecrets } from '../crypto/secrets.ts';
import { captchaSolutionInvalid, captchaSolutionUsed } from './bot-protection.errors.ts';

/** Minimum time of filling in a form. */
const MIN_SOLVING_MS = 3000;
const LIFETIME_SECONDS = 2 * 3600;
/** Number of hashes to compute: about 0.1 s in a phone browser. */
const COUNTER_RANGE = { least: 1500, most: 2500 };
const MAX_SOLUTION_LENGTH = 4000;

type ChallengeSecrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

function deriveChallengeSecrets(secret: string): ChallengeSecrets {
  const key = (purpose: string): string => deriveKeys([secret], purpose)[0].toString('base64url');
  return { hmacSignatureSecret: key('puzzle'), hmacKeySignatureSecret: key('puzzle-solution') };
}

/** Proof-of-work captcha (altcha, SHA-256) without a third party: signed, time-limited, single-use. */
@Injectable()
export class CaptchaChallengesService {
  private readonly secrets: readonly [ChallengeSecrets, ...ChallengeSecrets[]];

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {
    const [first, ...others] = getSecrets(config);
    this.secrets = [deriveChallengeSecrets(first), ...others.map(deriveChallengeSecrets)];
  }

  create(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'SHA-256',
      cost: 1,
      counter: randomInt(COUNTER_RANGE.least, COUNTER_RANGE.most),
      deriveKey,
      data: { issued: this.clock.now().getTime() },
      ...this.secrets[0],
    });
  }

  /**
   * Verifies a solution and its age.
   * @param solution base64 of the JSON `{ challenge, solution }`
   * @returns id of the solution for `consume`
   * @throws DomainError CAPTCHA_FAILED
   */
  async verify(solution: string): Promise<string> {
    const payload = parsePayload(solution);
    const issued = payload?.challenge.parameters.data?.['issued'];
    if (payload === null || typeof issued !== 'number') throw captchaSolutionInvalid();
    const verified = await this.isSolved(payload);
    const age = this.clock.now().getTime() - issued;
    if (!verified || age < MIN_SOLVING_MS || age > LIFETIME_SECONDS * 1000) throw captchaSolutionInvalid();
    return createHash('sha256')
      .update(payload.challenge.signature ?? '')
      .digest('base64url');
  }

  private async isSolved(payload: Payload): Promise<boolean> {
    for (const secrets of this.secrets) {
      const { verified } = await verifySolution({ ...payload, deriveKey, ...secrets }).catch(() => ({
        verified: false,
      }));
      if (verified) return true;
    }
    return false;
  }

  /**
   * Marks a verified solution as used for the lifetime of its challenge.
   * @throws DomainError CAPTCHA_FAILED if it was used before
   */
  async consume(solutionId: string): Promise<void> {
    if (!(await this.limiter.consumeOnce('proof-used', solutionId, LIFETIME_SECONDS)))
      throw captchaSolutionUsed();
  }
}

function parsePayload(encoded: string): Payload | null {
  if (encoded.length > MAX_SOLUTION_LENGTH) return null;
  try {
    const read = JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')) as Partial<Payload> | null;
    const { challenge, solution } = read ?? {};
    return challenge?.parameters && typeof challenge.signature === 'string' && solution
      ? { challenge, solution }
      : null;
  } catch {
    return null;
  }
}
