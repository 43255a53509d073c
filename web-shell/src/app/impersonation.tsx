import { Suspense, lazy } from 'react';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';

/** Few visits are those of an operator acting as somebody else: only they fetch the bar. */
const Bar = lazy(() =>
  import('../features/impersonation/impersonation-bar.tsx').then((module) => ({
    default: module.ImpersonationBar,
  })),
);

/** Says on every page, the administration included, that an operator is acting as the user, or does no more. */
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
