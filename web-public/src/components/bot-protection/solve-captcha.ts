import type { CaptchaChallengeAnswer } from '@prostora/api-client';
import { CAPTCHA_CHALLENGE_FIELD } from '@prostora/contracts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

/** Solves a proof-of-work challenge (SHA-256). Returns the payload for the API, or null on failure. */
export async function solveCaptcha(answer: CaptchaChallengeAnswer): Promise<string | null> {
  const challenge = answer[CAPTCHA_CHALLENGE_FIELD] as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
