import { ApiError, type Api } from '@prostora/api-client';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { useApi } from '../../lib/api-context.tsx';

/** Fields that an anonymous form sends: the honeypot's value and the captcha solution. */
export type Proof = { website: string; proof?: string };
export type RobotGuard = {
  trap: RefObject<HTMLInputElement | null>;
  /** Starts solving the captcha; call it at the first focus of the form. */
  begin: () => void;
  /** Sends with a solution; retries once with a new one when the API rejects it. */
  guarded: <Answer>(send: (proof: Proof) => Promise<Answer>) => Promise<Answer>;
};
/** `at`: time at which the challenge was received, in milliseconds. */
type Solved = { proof: string; at: number };
type Work = { since: number; solved: Promise<Solved | null> };

/** Minimal age of a solution: the API rejects those under three seconds, which autofill may reach. */
const RIPE_MS = 3100;
/** Maximal age of a solution; the API accepts it for two hours. */
const FRESH_MS = 100 * 60_000;

async function workOut(api: Api): Promise<Solved | null> {
  try {
    const [{ puzzle, at }, { solvePuzzle }] = await Promise.all([
      api.inquiries.puzzle().then((puzzle) => ({ puzzle, at: Date.now() })),
      import('./solve-puzzle.ts'),
    ]);
    const proof = await solvePuzzle(puzzle);
    return proof === null ? null : { proof, at };
  } catch {
    // Send without a solution: the API decides. The next attempt solves a new challenge.
    return null;
  }
}

async function ripe({ solved }: Work): Promise<string | null> {
  const found = await solved;
  const early = found === null ? 0 : RIPE_MS - (Date.now() - found.at);
  if (early > 0)
    await new Promise((resolve) => {
      setTimeout(resolve, early);
    });
  return found?.proof ?? null;
}

const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'PROOF_FAILED';

/** Bot protection of a form without a third party: a honeypot and a small proof of work (PRODUCT §6). */
export function useRobotGuard(): RobotGuard {
  const api = useApi();
  const trap = useRef<HTMLInputElement>(null);
  const work = useRef<Work | null>(null);
  const current = useCallback((): Work => {
    if (work.current && Date.now() - work.current.since > FRESH_MS) work.current = null;
    work.current ??= { since: Date.now(), solved: workOut(api) };
    return work.current;
  }, [api]);
  const begin = useCallback((): void => {
    current();
  }, [current]);
  const guarded = useCallback(
    async <Answer>(send: (proof: Proof) => Promise<Answer>): Promise<Answer> => {
      const once = async (): Promise<Answer> => {
        const proof = await ripe(current());
        if (proof === null) work.current = null;
        return send({ website: trap.current?.value ?? '', ...(proof && { proof }) });
      };
      try {
        return await once();
      } catch (error) {
        if (!isRefused(error)) throw error;
        work.current = null;
        return once();
      }
    },
    [current],
  );
  return useMemo(() => ({ trap, begin, guarded }), [begin, guarded]);
}
