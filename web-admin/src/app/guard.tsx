import { Button } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { urls } from '@prostora/contracts';
import { Navigate, useLocation } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { StatePanel, useConsoleSession, useSessionState } from '../kit/index.ts';

/**
 * Admits only a super administrator; one without the required second factor opens only the own account. Anonymous
 * visitors are redirected to login and back; other users see an explanation. The API enforces the same.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { status, user } = useSessionState();
  const { leave, isLeaving } = useConsoleSession();
  const { pathname, search } = useLocation();
  const isAnonymous = status === 'anonymous';
  useEffect(() => {
    if (isAnonymous && !isLeaving()) leave(`${urls.login}?next=${encodeURIComponent(pathname + search)}`);
  }, [isAnonymous, isLeaving, leave, pathname, search]);
  if (status === 'signed-in' && user?.super_admin) return children;
  if (status === 'signed-in' && user?.second_factor_missing)
    return pathname === urls.operatorAccount ? children : <Navigate to={urls.operatorAccount} replace />;
  if (status === 'signed-in' && user && !isLeaving()) return <Forbidden email={user.email} />;
  return (
    <p className="visually-hidden" role="status">
      {isAnonymous || isLeaving() ? admin.access.redirecting : admin.access.loading}
    </p>
  );
}

function Forbidden({ email }: { email: string }) {
  return (
    <main>
      <StatePanel
        level={1}
        title={admin.access.forbiddenTitle}
        text={admin.access.forbiddenText(email)}
        action={
          <Button type="primary" href={urls.home}>
            {admin.access.backHome}
          </Button>
        }
      />
    </main>
  );
}
