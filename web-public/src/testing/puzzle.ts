import { jest } from '@jest/globals';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { Challenge, Payload } from 'altcha-lib/types';
import { webcrypto } from 'node:crypto';

const SECRET = 'test';

// Browsers have it in every secure context; jsdom has not.
if (!globalThis.crypto?.subtle)
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

/** A puzzle like the API's, only lighter. */
export const puzzleOf = (): Promise<Challenge> =>
  createChallenge({ algorithm: 'SHA-256', cost: 1, keyPrefix: '0', deriveKey, hmacSignatureSecret: SECRET });

/** Whether what a form sent solves a puzzle of ours. */
export async function solves(proof: unknown): Promise<boolean> {
  const payload = JSON.parse(atob(String(proof))) as Payload;
  return (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: SECRET })).verified;
}

/** Makes time fly between two looks at the clock: forms wait a few seconds before they send, tests do not. */
export function patience(): void {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 4000));
}
