import { useEffect, useRef, useState } from 'react';
import { ApiError, confirmEmail, type Session } from '@prostora/api-client';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { announceAccountChange } from '../../session/account-channel.ts';

export type Confirmation =
  | { state: 'waiting' | 'done' | 'expired' | 'missing' }
  | { state: 'failed'; message: string };

const ALREADY_CONFIRMED = 'EMAIL_CONFIRMED_ALREADY';

function toConfirmation(error: unknown): Confirmation {
  const code = error instanceof ApiError ? error.errorCode : null;
  if (code === ALREADY_CONFIRMED) return { state: 'done' };
  return code === 'LINK_EXPIRED' ? { state: 'expired' } : { state: 'failed', message: toErrorMessage(error) };
}

/**
 * Confirms an address by the token of its link, once per token even when the effect runs twice. Reloads the
 * session afterwards, once it is known.
 */
export function useConfirmation(session: Session | null, token: string | null | undefined) {
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'waiting' });
  const { status } = useSessionState();
  const confirmedToken = useRef<string | null>(null);

  function confirm(given: string): void {
    setConfirmation({ state: 'waiting' });
    if (!session) return;
    confirmEmail({ client: session.api, body: { token: given } }).then(
      () => {
        setConfirmation({ state: 'done' });
        announceAccountChange();
      },
      (error: unknown) => setConfirmation(toConfirmation(error)),
    );
  }
  useEffect(() => {
    if (token === null) setConfirmation({ state: 'missing' });
    if (!token || confirmedToken.current === token) return;
    confirmedToken.current = token;
    confirm(token);
    // One call per token.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token]);

  const isDone = confirmation.state === 'done';
  useEffect(() => {
    if (isDone && status === 'signed-in') void session?.reload().catch(() => undefined);
  }, [isDone, status, session]);

  return { confirmation, retry: () => token && confirm(token) };
}
