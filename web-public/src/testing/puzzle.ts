import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { Challenge, Payload } from 'altcha-lib/types';
import { webcrypto } from 'node:crypto';

const SECRET = 'test';

// Browsers have it in every secure context; jsdom has not.
if (!globalThis.crypto?.subtle) Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

/** A puzzle like the API's, only lighter. */
export const puzzleOf = (): Promise<Challenge> => createChallenge({ algorithm: 'SHA-256', cost: 1, keyPrefix: '0', deriveKey, hmacSignatureSecret: SECRET });

/** Whether what a form sent solves a puzzle of ours. */
export async function solves(proof: unknown): Promise<boolean> {
  const payload = JSON.parse(atob(String(proof))) as Payload;
  return (await verifySolution({ ...payload, deriveKey, hmacSignatureSecret: SECRET })).verified;
}
