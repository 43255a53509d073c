import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Session } from '@prostora/api-client';
import { Link, Navigate, matchRoutes, useLocation } from '@prostora/nav';
import { admin } from '@prostora/strings';
import {
  ConfirmProvider,
  NoticeProvider,
  SessionProvider,
  SkeletonBar,
  StatePanel,
  ThemeProvider,
  UnsavedProvider,
  createConsoleQueryClient,
  type ImpersonationTab,
  type Leave,
} from '../kit/index.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { START_PATH, pages } from './routes.tsx';

type AppProps = {
  session: Session;
  /** Navigates to another document; `location.assign` by default. */ leave?: Leave;
  openTab?: () => ImpersonationTab | null;
};

/** The operator's console, mounted by the shell at /admin2/* and /admin-prostory. */
export default function App({ session, leave, openTab }: AppProps) {
  const [client] = useState(() =>
    createConsoleQueryClient(() => {
      session.logout().catch(() => undefined);
    }),
  );
  return (
    <ThemeProvider>
      <SessionProvider session={session} {...(leave && { leave })} {...(openTab && { openTab })}>
        <Guard>
          <QueryClientProvider client={client}>
            <NoticeProvider>
              <ConfirmProvider>
                <UnsavedProvider>
                  <Layout>
                    <CurrentPage />
                  </Layout>
                </UnsavedProvider>
              </ConfirmProvider>
            </NoticeProvider>
          </QueryClientProvider>
        </Guard>
      </SessionProvider>
    </ThemeProvider>
  );
}

const table = pages.map(({ path }) => ({ id: path, path }));

/** Page of the current path. The console matches its own routes, as the shell knows only its base paths. */
function CurrentPage() {
  const { pathname } = useLocation();
  if (/^\/admin2\/?$/u.test(pathname)) return <Navigate to={START_PATH} replace />;
  const matched = matchRoutes(table, pathname)?.at(-1)?.route.id;
  const Page = pages.find(({ path }) => path === matched)?.Component ?? NotFound;
  return (
    <PageBoundary page={pathname}>
      <Suspense fallback={<SkeletonBar width={260} height={34} />}>
        <Page />
      </Suspense>
    </PageBoundary>
  );
}

/** Shown for a path inside the console without a page. */
const NotFound = () => (
  <StatePanel
    level={1}
    title={admin.access.notFoundTitle}
    text={admin.access.notFoundText}
    action={<Link to={START_PATH}>{admin.access.toDashboard}</Link>}
  />
);
