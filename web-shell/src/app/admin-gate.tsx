import { Component as ReactComponent, Suspense, lazy, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { urls } from '@prostora/contracts';
import type { Session } from '@prostora/api-client';
import { Navigate, useLocation } from '@prostora/nav';
import { common } from '@prostora/strings';
import { ForbiddenPage, RemoteFailedPage } from '../features/errors/message-page.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { loginAddress } from '../session/login-target.ts';
import { useSession, useSessionState } from '../session/session-context.tsx';

const loadApp = () => import('web_admin/App');
const AdminApp = lazy(loadApp);

/** A dead or crashing administration stays in its own place and says so. */
class AdminBoundary extends ReactComponent<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <main><RemoteFailedPage /></main> : this.props.children;
  }
}

/** The session as the administration gets it: logging out there leads home, not back to the login (SPEC §2). */
function useAdminSession(session: Session | null): { session: Session | null; isLeaving: () => boolean } {
  const leaving = useRef(false);
  return useMemo(() => ({
    session: session && {
      ...session,
      logout: async () => {
        leaving.current = true;
        try {
          await session.logout();
        } finally {
          location.assign(urls.home);
        }
      },
    },
    isLeaving: () => leaving.current,
  }), [session]);
}

/** Lets only a super administrator in; a guest goes to the login and comes back. */
export function Component() {
  const { session, isLeaving } = useAdminSession(useSession());
  const { status, user } = useSessionState();
  const { pathname, search } = useLocation();
  useEffect(() => {
    document.title = common.remote.consoleTitle;
    // The download and the session's renewal go on at the same time; a failure shows when the part is rendered.
    loadApp().catch(() => undefined);
  }, []);
  if (status === 'unknown' || !session || isLeaving()) return null;
  if (!user) return <Navigate to={loginAddress(pathname + search)} replace />;
  if (!user.super_admin) return <main><ForbiddenPage /></main>;
  return (
    <AdminBoundary>
      <Suspense fallback={null}><AdminApp api={session.api} session={session} /></Suspense>
      <Toasts />
    </AdminBoundary>
  );
}
