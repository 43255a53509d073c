import { Suspense, lazy } from 'react';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';

/** Few sessions end while somebody works: only those fetch the form. */
const SignInAgain = lazy(() => import('../features/login/sign-in-again.tsx').then((module) => ({ default: module.SignInAgain })));

/** Asks to sign in again, over every page, once the session has ended on the server. */
export function InterruptedSession() {
  const session = useSession();
  const { user, interrupted } = useSessionState();
  if (!session || !user || !interrupted) return null;
  return <Suspense fallback={null}><SignInAgain session={session} email={user.email} /></Suspense>;
}
