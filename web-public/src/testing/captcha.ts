import { jest } from '@jest/globals';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { Challenge, Payload } from 'altcha-lib/types';
import { webcrypto } from 'node:crypto';

const SECRET = 'test';

// jsdom lacks the Web Crypto API.
if (!globalThis.crypto?.subtle)
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

/** A challenge like the API's with a lower cost. */
export const createTestChallenge = (): Promise<Challenge> =>
  createChallenge({ algorithm: 'SHA-256', cost: 1, keyPrefix: '0', deriveKey, hmacSignatureSecret: SECRET });

/** Whether a sent solution is valid for a challenge of `createTestChallenge`. */
export async function isSolved(solution: unknown): Promise<boolean> {
  const payload = JSON.parse(atob(String(solution))) as Payload;
  return (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: SECRET })).verified;
}

/** Advances the clock by 4 s at each reading, so that forms skip their minimal delay. */
export function skipFormDelay(): void {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 4000));
}
