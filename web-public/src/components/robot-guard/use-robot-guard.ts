import { ApiError, type Api } from '@prostora/api-client';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { useApi } from '../../lib/api-context.tsx';

/** What a form for strangers sends along: what stood in the field people do not see, and the solved puzzle. */
export type Proof = { website: string; proof?: string };
export type RobotGuard = {
  trap: RefObject<HTMLInputElement | null>;
  /** Starts the work while the form is still being filled in; at the first focus. */
  begin: () => void;
  /** Sends with the proof; a proof that was refused, or is used up, is never sent again. */
  guarded: <Answer>(send: (proof: Proof) => Promise<Answer>) => Promise<Answer>;
};

async function workOut(api: Api): Promise<string | null> {
  try {
    const [puzzle, { solvePuzzle }] = await Promise.all([api.inquiries.puzzle(), import('./solve-puzzle.ts')]);
    return await solvePuzzle(puzzle);
  } catch {
    // The API judges what comes without a proof; what was typed stays, and the next try works anew.
    return null;
  }
}

/** Whether the call may have been done although its answer was lost: then the very same is sent again. */
const mayBeDone = (error: unknown): boolean => error instanceof ApiError && error.status === 0;

/** Keeps robots out of a form without a third party: a field only they fill in, and a small proof of work. */
export function useRobotGuard(): RobotGuard {
  const api = useApi();
  const trap = useRef<HTMLInputElement>(null);
  const work = useRef<Promise<string | null> | null>(null);
  const begin = useCallback((): void => { work.current ??= workOut(api); }, [api]);
  const guarded = useCallback(async <Answer,>(send: (proof: Proof) => Promise<Answer>): Promise<Answer> => {
    begin();
    const proof = await work.current;
    if (proof === null) work.current = null;
    try {
      return await send({ website: trap.current?.value ?? '', ...(proof && { proof }) });
    } catch (error) {
      if (!mayBeDone(error)) {
        work.current = null;
        begin();
      }
      throw error;
    }
  }, [begin]);
  return useMemo(() => ({ trap, begin, guarded }), [begin, guarded]);
}
