import { QueryClientProvider, QueryClient } from '@tanstack/react-query';
import { urls } from '@prostora/contracts';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { Link, Navigate, Outlet, useLocation } from '@prostora/nav';
import { portal } from '@prostora/strings/cs/portal.ts';
import { type LucideIcon } from '@prostora/ui';
import { CalendarDays } from '@prostora/ui/page-icons.ts';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BadgeCheck, DoorOpen, Inbox, ReceiptText, Settings } from '../components/portal-icons.ts';
import { PortalSkeleton } from '../components/portal-skeleton.tsx';
import { EmailNotice } from './email-notice.tsx';
import { NoCustomer } from './no-customer.tsx';
import styles from './portal.layout.module.css';
import { ApiError } from '@prostora/api-client';

const texts = portal.layout;

const PAGES: readonly { to: string; label: string; icon: LucideIcon; also?: string; isSection?: true }[] = [
  { to: urls.mySpaces, label: texts.mySpaces, icon: DoorOpen, also: urls.newSpace },
  { to: urls.reservations, label: texts.reservations, icon: CalendarDays },
  { to: urls.inquiries, label: texts.inquiries, icon: Inbox },
  { to: urls.priceLists, label: texts.priceLists, icon: ReceiptText, isSection: true },
  { to: urls.membership, label: texts.membership, icon: BadgeCheck },
  { to: urls.account, label: texts.account, icon: Settings },
];

function Navigation(): ReactNode {
  const { pathname } = useLocation();
  const pages = useRef<HTMLUListElement>(null);
  // On a phone the pages do not fit beside each other.
  useEffect(() => {
    const list = pages.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && current) list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);
  return (
    <nav className={styles['navigation']} aria-label={texts.navigation}>
      <ul ref={pages} className={styles['pages']}>
        {PAGES.map(({ to, label, icon: Icon, also, isSection }) => (
          <li key={to}>
            <Link
              className={styles['page']}
              to={to}
              aria-current={
                pathname === to
                  ? 'page'
                  : pathname === also || (isSection && pathname.startsWith(`${to}/`)) || undefined
              }
            >
              <Icon aria-hidden />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Requires a signed-in user with a customer: others are redirected to the login or see an explanation. */
function Guarded(): ReactNode {
  const { status, user } = useSessionState();
  const { pathname, search } = useLocation();
  // The server renders only this.
  if (status === 'unknown')
    return (
      <PortalSkeleton>
        <noscript>
          <p>{texts.needsScript}</p>
        </noscript>
      </PortalSkeleton>
    );
  if (!user) return <Navigate to={`${urls.login}?next=${encodeURIComponent(pathname + search)}`} replace />;
  if (!user.has_customer && pathname !== urls.account) return <NoCustomer operator={user.super_admin} />;
  return (
    <>
      {!user.email_confirmed && <EmailNotice email={user.email} />}
      <Outlet />
    </>
  );
}

/** Layout of the owner's portal. Its data are loaded by TanStack Query, in the browser only. */
export function Component(): ReactNode {
  const [client] = useState(createPortalQueryClient);
  return (
    <QueryClientProvider client={client}>
      <Navigation />
      <div className={styles['content']}>
        <Guarded />
      </div>
    </QueryClientProvider>
  );
}

/** Whether a retry may help: an unreachable or failing server, never a 4xx. */
const isTransient = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** Query client of the portal; one instance while the portal is open. */
const createPortalQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: (count, error) => count < 2 && isTransient(error) },
      // Offline, a mutation fails at once; paused, it would be sent later without the user's knowledge.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
