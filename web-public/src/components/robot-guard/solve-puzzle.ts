import type { PuzzleAnswer } from '@prostora/api-client';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/sha';
import type { Challenge } from 'altcha-lib/types';

/** Work of a browser for a puzzle (proof of work, SHA-256), as the text that goes back to the API; null where it did not succeed. */
export async function solvePuzzle({ puzzle }: PuzzleAnswer): Promise<string | null> {
  const challenge = puzzle as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return solution && btoa(JSON.stringify({ challenge, solution }));
}
