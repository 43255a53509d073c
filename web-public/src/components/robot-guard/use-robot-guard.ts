import { ApiError, type Api } from '@prostora/api-client';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { useApi } from '../../lib/api-context.tsx';

/** What a form for strangers sends along: what stood in the field people do not see, and the solved puzzle. */
export type Proof = { website: string; proof?: string };
export type RobotGuard = {
  trap: RefObject<HTMLInputElement | null>;
  /** Starts the work while the form is still being filled in; at the first focus. */
  begin: () => void;
  /** Sends with the proof; one the API does not take is replaced, and the form sent again. */
  guarded: <Answer>(send: (proof: Proof) => Promise<Answer>) => Promise<Answer>;
};
/** `at`: when its puzzle came, in milliseconds. */
type Solved = { proof: string; at: number };
type Work = { since: number; solved: Promise<Solved | null> };

/** A proof younger than three seconds is a robot's to the API; a browser may be that quick where it fills forms in itself. */
const RIPE_MS = 3100;
/** The API takes a proof for two hours. */
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
    // The API judges what comes without a proof; the next try works anew.
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

/** Keeps robots out of a form without a third party: a field only they fill in, and a small proof of work (PRODUCT §6). */
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
