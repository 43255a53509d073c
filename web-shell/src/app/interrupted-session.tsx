import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import { SignInAgain } from '../features/login/sign-in-again.tsx';

/** Asks to sign in again, over every page, once the session has ended on the server. Loaded only then. */
export function InterruptedSession() {
  const session = useSession();
  const { user, interrupted } = useSessionState();
  if (!session || !user || !interrupted) return null;
  return <SignInAgain session={session} email={user.email} />;
}
