import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import { SignInAgain } from '../features/login/sign-in-again.tsx';

/** Asks to sign in again after the session has ended on the server. Lazy. */
export function InterruptedSession() {
  const session = useSession();
  const { user, interrupted } = useSessionState();
  if (!session || !user || !interrupted) return null;
  return <SignInAgain session={session} email={user.email} />;
}
