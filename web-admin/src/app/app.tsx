import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import type { Session } from '@prostora/api-client';
import { Navigate, matchRoutes, useLocation } from '@prostora/nav';
import {
  ConfirmProvider,
  NoticeProvider,
  SessionProvider,
  SkeletonBar,
  ThemeProvider,
  UnsavedProvider,
  createQueryClient,
  type ActingTab,
  type Leave,
} from '../kit/index.ts';
import { Guard } from './guard.tsx';
import { Layout } from './layout.tsx';
import { NotFound } from './not-found.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { START, pages } from './routes.tsx';

type AppProps = {
  session: Session;
  /** How the console is left for another document; the browser's own way unless told. */ leave?: Leave;
  openTab?: () => ActingTab | null;
};

/** The operator's console, mounted by the shell at /admin2/* and /admin-prostory. */
export default function App({ session, leave, openTab }: AppProps) {
  const [client] = useState(() =>
    createQueryClient(() => {
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

/** The page of the present address. The console keeps its own table, as the shell knows only where the console begins. */
function CurrentPage() {
  const { pathname } = useLocation();
  if (/^\/admin2\/?$/u.test(pathname)) return <Navigate to={START} replace />;
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
