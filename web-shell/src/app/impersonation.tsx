import { Suspense, lazy } from 'react';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';

/** Few visits are those of an operator acting as somebody else: only they fetch the bar. */
const Bar = lazy(() => import('../features/impersonation/impersonation-bar.tsx').then((module) => ({ default: module.ImpersonationBar })));

/** Says on every page, the administration included, that an operator is acting as the user. */
export function Impersonation() {
  const session = useSession();
  const { user } = useSessionState();
  if (!session || !user?.impersonated_by) return null;
  return <Suspense fallback={null}><Bar session={session} email={user.email} operator={user.impersonated_by.email} /></Suspense>;
}
