import { useEffect, useRef, useState } from 'react';
import { ApiError, confirmEmail, type Session } from '@prostora/api-client';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { announceAccountChange } from '../../session/account-channel.ts';

export type Confirmation =
  | { state: 'waiting' | 'done' | 'expired' | 'missing' | 'password' }
  | { state: 'failed'; message: string };

const ALREADY_CONFIRMED = 'EMAIL_CONFIRMED_ALREADY';

function toConfirmation(error: unknown): Confirmation {
  const code = error instanceof ApiError ? error.errorCode : null;
  if (code === ALREADY_CONFIRMED) return { state: 'done' };
  // Signed in to another account.
  if (error instanceof ApiError && error.errors['password'] !== undefined) return { state: 'password' };
  return code === 'LINK_EXPIRED' ? { state: 'expired' } : { state: 'failed', message: toErrorMessage(error) };
}

/**
 * Confirms an address by the token of its link, once per token even when the effect runs twice; without a session
 * the password is asked for first. Reloads the session afterwards.
 */
export function useConfirmation(session: Session | null, token: string | null | undefined) {
  const [confirmation, setConfirmation] = useState<Confirmation>({ state: 'waiting' });
  const { status } = useSessionState();
  const confirmedToken = useRef<string | null>(null);

  function finish(): void {
    setConfirmation({ state: 'done' });
    announceAccountChange();
  }
  const fail = (error: unknown): void => setConfirmation(toConfirmation(error));
  function confirm(given: string): void {
    setConfirmation({ state: 'waiting' });
    if (session) confirmEmail({ client: session.api, body: { token: given } }).then(finish, fail);
  }
  useEffect(() => {
    if (token === null) setConfirmation({ state: 'missing' });
    if (!token || status === 'unknown' || confirmedToken.current === token) return;
    confirmedToken.current = token;
    if (status === 'signed-in') confirm(token);
    else setConfirmation({ state: 'password' });
    // One call per token.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [token, status]);

  const isDone = confirmation.state === 'done';
  useEffect(() => {
    if (isDone && status === 'signed-in') void session?.reload().catch(() => undefined);
  }, [isDone, status, session]);

  return { confirmation, finish, fail, retry: () => token && confirm(token) };
}
