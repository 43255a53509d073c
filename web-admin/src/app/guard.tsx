import { Button } from 'antd';
import { useEffect, type ReactNode } from 'react';
import { urls } from '@prostora/contracts';
import { useLocation } from '@prostora/nav';
import { admin } from '@prostora/strings';
import { StatePanel, useConsoleSession, useSessionState } from '../kit/index.ts';

/**
 * Lets only a super administrator in. Nobody signed in goes to the login page and comes back afterwards; somebody else
 * reads why there is nothing here for them. The API enforces the same by itself.
 */
export function Guard({ children }: { children: ReactNode }) {
  const { status, user } = useSessionState();
  const { leave, isLeaving } = useConsoleSession();
  const { pathname, search } = useLocation();
  const isAnonymous = status === 'anonymous';
  useEffect(() => {
    if (isAnonymous && !isLeaving()) leave(`${urls.login}?next=${encodeURIComponent(pathname + search)}`);
  }, [isAnonymous, isLeaving, leave, pathname, search]);
  const isSecondFactorMissing = user?.second_factor_missing ?? false;
  useEffect(() => {
    if (isSecondFactorMissing) leave(urls.account);
  }, [isSecondFactorMissing, leave]);
  if (status === 'signed-in' && user?.super_admin) return children;
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
