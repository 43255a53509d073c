import { Suspense, lazy } from 'react';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';

/** Lazy: only impersonation sessions need the bar. */
const Bar = lazy(() =>
  import('../features/impersonation/impersonation-bar.tsx').then((module) => ({
    default: module.ImpersonationBar,
  })),
);

/** Bar of an impersonation session, on every page including the administration, also after it has ended. */
export function Impersonation() {
  const session = useSession();
  const { user, actingEnded = false } = useSessionState();
  if (!session || (!actingEnded && !user?.impersonated_by)) return null;
  const acting =
    actingEnded || !user?.impersonated_by
      ? null
      : { email: user.email, operator: user.impersonated_by.email };
  return (
    <Suspense fallback={null}>
      <Bar session={session} acting={acting} />
    </Suspense>
  );
}
