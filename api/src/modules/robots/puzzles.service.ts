import { Injectable } from '@nestjs/common';
import { createChallenge, verifySolution, type Challenge, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { createHash, randomInt } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { RateLimiter } from '../../platform/http/index.ts';
import { keysOf, secretsOf } from '../../platform/sealing/secrets.ts';
import { proofFailed, proofUsed } from './robots.errors.ts';

/** Minimum time of filling in a form. */
const QUICKEST_MS = 3000;
const LIFETIME_SECONDS = 2 * 3600;
/** Number of hashes to compute: about 0.1 s in a phone browser. */
const WORK = { least: 1500, most: 2500 };
const LONGEST_PROOF = 4000;

type PuzzleSecrets = { hmacSignatureSecret: string; hmacKeySignatureSecret: string };

function puzzleSecrets(secret: string): PuzzleSecrets {
  const key = (purpose: string): string => keysOf([secret], purpose)[0].toString('base64url');
  return { hmacSignatureSecret: key('puzzle'), hmacKeySignatureSecret: key('puzzle-solution') };
}

/** Proof-of-work captcha (altcha, SHA-256) without a third party: signed, time-limited, single-use. */
@Injectable()
export class Puzzles {
  private readonly secrets: readonly [PuzzleSecrets, ...PuzzleSecrets[]];

  constructor(
    config: Config,
    private readonly clock: Clock,
    private readonly limiter: RateLimiter,
  ) {
    const [first, ...others] = secretsOf(config);
    this.secrets = [puzzleSecrets(first), ...others.map(puzzleSecrets)];
  }

  make(): Promise<Challenge> {
    return createChallenge({
      algorithm: 'SHA-256',
      cost: 1,
      counter: randomInt(WORK.least, WORK.most),
      deriveKey,
      data: { issued: this.clock.now().getTime() },
      ...this.secrets[0],
    });
  }

  /**
   * Verifies a solution and its age.
   * @param proof base64 of the JSON `{ challenge, solution }`
   * @returns id of the solution for `useUp`
   * @throws DomainError PROOF_FAILED
   */
  async judge(proof: string): Promise<string> {
    const payload = payloadOf(proof);
    const issued = payload?.challenge.parameters.data?.['issued'];
    if (payload === null || typeof issued !== 'number') throw proofFailed();
    const verified = await this.isSolved(payload);
    const age = this.clock.now().getTime() - issued;
    if (!verified || age < QUICKEST_MS || age > LIFETIME_SECONDS * 1000) throw proofFailed();
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
   * @throws DomainError PROOF_FAILED if it was used before
   */
  async useUp(mark: string): Promise<void> {
    if (!(await this.limiter.takeOnce('proof-used', mark, LIFETIME_SECONDS))) throw proofUsed();
  }
}

function payloadOf(proof: string): Payload | null {
  if (proof.length > LONGEST_PROOF) return null;
  try {
    const read = JSON.parse(Buffer.from(proof, 'base64').toString('utf8')) as Partial<Payload> | null;
    const { challenge, solution } = read ?? {};
    return challenge?.parameters && typeof challenge.signature === 'string' && solution
      ? { challenge, solution }
      : null;
  } catch {
    return null;
  }
}
