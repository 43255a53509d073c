import { ApiError, getCaptchaChallenge, type Client } from '@prostora/api-client';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { useApi } from '../../lib/api-context.tsx';

/** Fields that an anonymous form sends: the honeypot's value and the captcha solution. */
export type CaptchaSolution = { website: string; proof?: string };
export type BotProtection = {
  honeypot: RefObject<HTMLInputElement | null>;
  /** Starts solving the captcha; call it at the first focus of the form. */
  begin: () => void;
  /** Sends with a solution; retries once with a new one when the API rejects it. */
  sendProtected: <Answer>(send: (solution: CaptchaSolution) => Promise<Answer>) => Promise<Answer>;
};
/** `at`: time at which the challenge was received, in milliseconds. */
type SolvedChallenge = { proof: string; at: number };
type PendingSolution = { since: number; solved: Promise<SolvedChallenge | null> };

/** Minimal age of a solution: the API rejects those under three seconds, which autofill may reach. */
const MIN_AGE_MS = 3100;
/** Maximal age of a solution; the API accepts it for two hours. */
const MAX_AGE_MS = 100 * 60_000;

async function solveChallenge(api: Client): Promise<SolvedChallenge | null> {
  try {
    const [{ puzzle, at }, { solveCaptcha }] = await Promise.all([
      getCaptchaChallenge({ client: api }).then((puzzle) => ({ puzzle, at: Date.now() })),
      import('./solve-captcha.ts'),
    ]);
    const proof = await solveCaptcha(puzzle);
    return proof === null ? null : { proof, at };
  } catch {
    // Send without a solution: the API decides. The next attempt solves a new challenge.
    return null;
  }
}

async function waitForSolution({ solved }: PendingSolution): Promise<string | null> {
  const found = await solved;
  const early = found === null ? 0 : MIN_AGE_MS - (Date.now() - found.at);
  if (early > 0)
    await new Promise((resolve) => {
      setTimeout(resolve, early);
    });
  return found?.proof ?? null;
}

const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'PROOF_FAILED';

/** Bot protection of a form without a third party: a honeypot and a small proof of work (PRODUCT §6). */
export function useBotProtection(): BotProtection {
  const api = useApi();
  const honeypot = useRef<HTMLInputElement>(null);
  const pending = useRef<PendingSolution | null>(null);
  const getPending = useCallback((): PendingSolution => {
    if (pending.current && Date.now() - pending.current.since > MAX_AGE_MS) pending.current = null;
    pending.current ??= { since: Date.now(), solved: solveChallenge(api) };
    return pending.current;
  }, [api]);
  const begin = useCallback((): void => {
    getPending();
  }, [getPending]);
  const sendProtected = useCallback(
    async <Answer>(send: (solution: CaptchaSolution) => Promise<Answer>): Promise<Answer> => {
      const attempt = async (): Promise<Answer> => {
        const proof = await waitForSolution(getPending());
        if (proof === null) pending.current = null;
        return send({ website: honeypot.current?.value ?? '', ...(proof && { proof }) });
      };
      try {
        return await attempt();
      } catch (error) {
        if (!isRejected(error)) throw error;
        pending.current = null;
        return attempt();
      }
    },
    [getPending],
  );
  return useMemo(() => ({ honeypot, begin, sendProtected }), [begin, sendProtected]);
}
