import { useEffect } from 'react';
import { Navigate, useLocation } from '@prostora/nav';
import type { RouteHandle } from '@prostora/federation';
import { common } from '@prostora/strings';
import { urls } from '@prostora/contracts';
import { LoginForm } from '../features/login/login-form.tsx';
import { loginTarget, needsOwnDocument } from '../session/login-target.ts';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import styles from './login.page.module.css';

/** Goes where the login leads; into the administration with a document of its own. */
function Leave({ to }: { to: string }) {
  const foreign = needsOwnDocument(to);
  useEffect(() => {
    if (foreign) location.replace(to);
  }, [foreign, to]);
  return foreign ? null : <Navigate to={to} replace />;
}

/** The login on a page of its own, for guarded pages and for browsers without scripts in the header; those signed in pass through. */
export function Component() {
  const session = useSession();
  const { user } = useSessionState();
  const { search } = useLocation();
  const target = loginTarget(search);
  if (user) return <Leave to={target} />;
  return (
    <div className={styles['page']}>
      <div className={styles['panel']}>
        <LoginForm session={session} heading="h1" onDone={() => undefined} />
      </div>
    </div>
  );
}

export const handle: RouteHandle = {
  head: () => ({ title: common.login.pageTitle, description: common.login.pageDescription, canonical: urls.login, robots: 'noindex' }),
};
