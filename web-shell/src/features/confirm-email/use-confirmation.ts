import { useEffect, useRef, useState } from 'react';
import type { Session } from '@prostora/api-client';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { failureText } from '@prostora/ui/failure-text.ts';
import { announceAccountChange } from '../../session/account-channel.ts';
import { failureCode } from '../../lib/forms/failure.ts';

export type Confirmation =
  { state: 'waiting' | 'done' | 'expired' | 'missing' } | { state: 'failed'; message: string };

const ALREADY = 'EMAIL_CONFIRMED_ALREADY';

function outcomeOf(error: unknown): Confirmation {
  const code = failureCode(error);
  if (code === ALREADY) return { state: 'done' };
  return code === 'LINK_EXPIRED' ? { state: 'expired' } : { state: 'failed', message: failureText(error) };
}

/**
 * Confirms an address by the token of its link, once per token even when the effect runs twice. Reloads the
 * session afterwards, once it is known.
 */
export function useConfirmation(session: Session | null, token: string | null | undefined) {
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'waiting' });
  const { status } = useSessionState();
  const asked = useRef<string | null>(null);

  function confirm(given: string): void {
    setConfirmation({ state: 'waiting' });
    session?.api.account.confirmEmail(given).then(
      () => {
        setConfirmation({ state: 'done' });
        announceAccountChange();
      },
      (error: unknown) => setConfirmation(outcomeOf(error)),
    );
  }
  useEffect(() => {
    if (token === null) setConfirmation({ state: 'missing' });
    if (!token || asked.current === token) return;
    asked.current = token;
    confirm(token);
    // One call per token.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);

  const isDone = confirmation.state === 'done';
  useEffect(() => {
    if (isDone && status === 'signed-in') void session?.reload().catch(() => undefined);
  }, [isDone, status, session]);

  return { confirmation, retry: () => token && confirm(token) };
}
