import { Component as ReactComponent, Suspense, lazy, useEffect, type ReactNode } from 'react';
import { common } from '@prostora/strings';
import { RemoteFailedPage } from '../features/errors/message-page.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import { loadConsole } from './console-remote.ts';
import { Impersonation } from './impersonation.tsx';

const AdminApp = lazy(loadConsole);
const InterruptedSession = lazy(() =>
  import('./interrupted-session.tsx').then((module) => ({ default: module.InterruptedSession })),
);

/** Error boundary of the administration. */
class AdminBoundary extends ReactComponent<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? (
      <main>
        <RemoteFailedPage />
      </main>
    ) : (
      this.props.children
    );
  }
}

/** Mounts the administration, which has its own guard. Anonymous users never get this document. */
export function Component() {
  const session = useSession();
  const { interrupted } = useSessionState();
  useEffect(() => {
    document.title = common.remote.consoleTitle;
    // Dialogs of the shell must be above those of Ant Design.
    document.documentElement.style.setProperty('--z-modal', '1200');
  }, []);
  if (!session) return null;
  return (
    <AdminBoundary>
      <Impersonation />
      <Suspense fallback={null}>
        <AdminApp session={session} />
      </Suspense>
      {interrupted && (
        <Suspense fallback={null}>
          <InterruptedSession />
        </Suspense>
      )}
      <Toasts />
    </AdminBoundary>
  );
}
