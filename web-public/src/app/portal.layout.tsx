import { QueryClientProvider } from '@tanstack/react-query';
import { urls } from '@prostora/contracts';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import { Navigate, Outlet, useLocation } from '@prostora/nav';
import { portal } from '@prostora/strings/cs/portal.ts';
import { unreachable } from '@prostora/strings/cs/staff-day.ts';
import { Button, EmptyState } from '@prostora/ui';
import { createQueryClient } from '@prostora/ui/query-client.ts';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { PortalSkeleton } from '../components/portal-skeleton.tsx';
import { NoRight } from '../components/no-right.tsx';
import { findStoredOwner } from '../features/today/staff-day/staff-day-store.ts';
import { EmailNotice } from './email-notice.tsx';
import { NoCustomer } from './no-customer.tsx';
import { PortalFrame } from './portal/frame.tsx';
import { findPageRight } from './portal/pages.ts';

const texts = portal.layout;

/** Whether the page is a step of a new space that needs no confirmed e-mail: its first field stays high on a phone. */
const isBeforeSending = (pathname: string, search: string): boolean =>
  pathname === urls.newSpace && new URLSearchParams(search).get('krok') !== 'nahled';

/** Opens the account of an operator, which is in the document of the console. */
function OperatorAccount(): ReactNode {
  useEffect(() => location.replace(urls.operatorAccount), []);
  return <PortalSkeleton />;
}

const RETRY_MS = 15_000;

/** Asks for the session again while the server does not answer. */
function useRestoredSession(isUnreachable: boolean): () => void {
  const session = useSession();
  const restore = useCallback(() => void session?.restore(), [session]);
  useEffect(() => {
    if (!isUnreachable) return undefined;
    const timer = setInterval(restore, RETRY_MS);
    window.addEventListener('online', restore);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', restore);
    };
  }, [isUnreachable, restore]);
  return restore;
}

/** Without an answer of the server only the list that a caretaker's device stores can be shown. */
function Unreachable({ onRetry }: { onRetry: () => void }): ReactNode {
  const { pathname } = useLocation();
  if (pathname === urls.today && findStoredOwner() !== null) return <Outlet />;
  return (
    <>
      <h1 className="visually-hidden">{portal.layout.navigation}</h1>
      <EmptyState
        announced="alert"
        title={unreachable.title}
        reason={unreachable.reason}
        action={
          <Button variant="dark" onClick={onRetry}>
            {unreachable.retry}
          </Button>
        }
      />
    </>
  );
}

/** Requires a signed-in user with a customer: others are redirected to the login or see an explanation. */
function Guarded(): ReactNode {
  const { status, user, isUnreachable = false } = useSessionState();
  const { pathname, search } = useLocation();
  const restore = useRestoredSession(isUnreachable);
  // The server renders only this.
  if (status === 'unknown')
    return (
      <PortalSkeleton>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
      </PortalSkeleton>
    );
  if (isUnreachable) return <Unreachable onRetry={restore} />;
  if (!user) return <Navigate to={`${urls.login}?next=${encodeURIComponent(pathname + search)}`} replace />;
  if (!user.has_customer && user.super_admin && pathname === urls.account) return <OperatorAccount />;
  if (!user.has_customer && pathname !== urls.account) return <NoCustomer operator={user.super_admin} />;
  const right = findPageRight(pathname);
  const isAllowed = right === undefined || (user.customer?.rights.includes(right) ?? true);
  // Keys keep the page mounted when the notice moves.
  const page = isAllowed ? <Outlet key="page" /> : <NoRight key="page" />;
  const notice = !user.email_confirmed && <EmailNotice key="notice" email={user.email} />;
  return isBeforeSending(pathname, search) ? [page, notice] : [notice, page];
}

/** Layout of the owner's portal. Its data are loaded by TanStack Query, in the browser only. */
export function Component(): ReactNode {
  const [client] = useState(() => createQueryClient());
  return (
    <QueryClientProvider client={client}>
      <PortalFrame>
        <Guarded />
      </PortalFrame>
    </QueryClientProvider>
  );
}
