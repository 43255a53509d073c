import { ApiError, getCaptchaChallenge, type Client, type ContactInput } from '@prostora/api-client';
import { CAPTCHA_FIELD } from '@prostora/contracts';
import { useCallback, useMemo, useRef, type RefObject } from 'react';
import { useApi } from '../../lib/api-context.tsx';

/** Fields that an anonymous form sends: the honeypot's value and the captcha solution. */
export type CaptchaSolution = Pick<ContactInput, 'website' | typeof CAPTCHA_FIELD>;
export type BotProtection = {
  honeypot: RefObject<HTMLInputElement | null>;
  /** Starts solving the captcha; call it at the first focus of the form. */
  begin: () => void;
  /** Sends with a solution; retries once with a new one when the API rejects it. */
  sendProtected: <Answer>(send: (solution: CaptchaSolution) => Promise<Answer>) => Promise<Answer>;
};
/** `at`: time at which the challenge was received, in milliseconds. */
type SolvedChallenge = { solution: string; at: number };
type PendingSolution = { since: number; solved: Promise<SolvedChallenge | null> };

/** Minimal age of a solution: the API rejects those under three seconds, which autofill may reach. */
const MIN_AGE_MS = 3100;
/** Maximal age of a solution; the API accepts it for two hours. */
const MAX_AGE_MS = 100 * 60_000;

async function solveChallenge(api: Client): Promise<SolvedChallenge | null> {
  try {
    const [{ answer, at }, { solveCaptcha }] = await Promise.all([
      getCaptchaChallenge({ client: api }).then((answer) => ({ answer, at: Date.now() })),
      import('./solve-captcha.ts'),
    ]);
    const solution = await solveCaptcha(answer);
    return solution === null ? null : { solution, at };
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
  return found?.solution ?? null;
}

const isRejected = (error: unknown): boolean =>
  error instanceof ApiError && error.errorCode === 'CAPTCHA_FAILED';

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
        const solution = await waitForSolution(getPending());
        if (solution === null) pending.current = null;
        return send({
          website: honeypot.current?.value ?? '',
          ...(solution && { [CAPTCHA_FIELD]: solution }),
        });
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
