import './styles.css';
import 'virtual:ui-styles';
import { createSession } from '@prostora/api-client';
import type { RouteHandle } from '@prostora/federation';
import { isConsolePath } from '@prostora/contracts';
import { RouterProvider, createBrowserRouter, matchRoutes, type RouteObject } from '@prostora/nav';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { composeRoutes } from './app/compose.tsx';
import { isShellPage } from './app/shell-routes.ts';
import { UNLOADED_ID, unloadedRoutes } from './app/unloaded-routes.tsx';
import { loadErrorPages } from './features/errors/error-pages.ts';
import { KeepTypedValues } from './lib/keep-typed-values.tsx';
import { readActingTab } from './session/acting-tab.ts';
import { reportingFetch } from './recovery/reported-calls.ts';
import { catchUnhandled } from './recovery/unhandled.ts';
import { claimDrafts } from './session/claim-drafts.ts';
import { PUBLIC_NOT_FOUND_ID, PUBLIC_ROUTES_ID } from '@prostora/federation/public-routes.ts';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { visitorFetch } from './session/visitor-fetch.ts';

const adminPage = { lazy: () => import('./app/admin-gate.tsx'), HydrateFallback: () => null };

/** Routes of the administration (SPEC §2), lazy. */
const adminRoutes: RouteObject[] = [
  { id: 'admin', path: '/admin2/*', ...adminPage },
  { id: 'admin-spaces', path: '/admin-prostory', ...adminPage },
];

declare global {
  interface Window {
    __staticRouterHydrationData?: unknown;
  }
}

const page = { reload: () => location.reload(), claimDrafts };
const session = createSession(reportingFetch(visitorFetch), () => document.cookie, page, readActingTab());

type PublicPages = { routes: RouteObject[]; loadRemaining?: () => Promise<RouteObject[]> };

const matchesLandingPage = (routes: RouteObject[], location: Parameters<typeof matchRoutes>[1]): boolean =>
  !matchRoutes(routes, location)?.some(({ route }) => route.id === PUBLIC_NOT_FOUND_ID);

/**
 * Routes of the public remote: all of them when the current URL is none of a landing page. None on the
 * shell's own pages, or when it cannot be loaded.
 */
async function loadPublicPages(): Promise<PublicPages> {
  const startedAt = location.href.split('#')[0] ?? location.href;
  if (isConsolePath(location.pathname) || isShellPage(location.pathname))
    return { routes: unloadedRoutes(startedAt) };
  try {
    const { createRoutes, loadRemainingRoutes } = await import('web_public/routes');
    const routes = createRoutes(session.api, session);
    const loadRemaining = async () => (await loadRemainingRoutes())(session.api);
    if (matchesLandingPage(routes, location)) return { routes, loadRemaining };
    return { routes: createRoutes(session.api, session, await loadRemaining()) };
  } catch (error) {
    console.error('The public pages could not be loaded.', error);
    return { routes: unloadedRoutes(startedAt) };
  }
}

/**
 * Loads the lazy pages of the current URL before hydration, with the parts that the document contains;
 * otherwise the first render would be empty.
 */
async function resolveMatched(routes: RouteObject[], loaderData: Record<string, unknown>): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
      const data = loaderData[route.id ?? ''];
      if (data) await (route.handle as RouteHandle | undefined)?.prepare?.(data).catch(() => undefined);
    }),
  );
}

type Router = ReturnType<typeof createBrowserRouter>;

/** Resolves when the loaders of the first page have answered. */
const waitForInitialLoad = (router: Router): Promise<void> =>
  new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Whether the page is one that a device stores for a caretaker: the worker serves no other. */
const isStoredPage = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
/** How long such a page waits for the session. */
const STORED_PAGE_LIMIT_MS = 5000;

/** Loads the account watch after sign-in and on a stored page only, to keep it out of the first page. */
function watchAccountOnceSignedIn(): void {
  const stop = session.subscribe(() => {
    if (!session.getState().user && !isStoredPage) return;
    stop();
    void import('./session/watch-account.ts')
      .then(({ watchAccount }) => watchAccount(session))
      .catch(() => undefined);
  });
}

async function start(): Promise<void> {
  catchUnhandled();
  watchAccountOnceSignedIn();
  const root = document.getElementById('root');
  if (!root) return;
  const data = document.getElementById('ssr-data')?.textContent;
  const publicPages = await loadPublicPages();
  const { loadRemaining } = publicPages;
  const routes = composeRoutes(session.api, publicPages.routes, adminRoutes);
  if (data) {
    // Without the remote the document stays as rendered by the server: complete, with real links.
    if (matchRoutes(routes, location)?.some(({ route }) => route.id === UNLOADED_ID)) return;
    const hydration = JSON.parse(data) as { errors: unknown; loaderData: Record<string, unknown> };
    window.__staticRouterHydrationData = hydration;
    await Promise.all([
      resolveMatched(routes, hydration.loaderData),
      hydration.errors ? loadErrorPages() : null,
    ]);
  }
  // A private page, whose skeleton stays until it is rendered: restore the session first.
  const afterSession = document.documentElement.hasAttribute('data-after-session');
  if (afterSession)
    await session.restore(
      isStoredPage ? new Promise((_, reject) => setTimeout(reject, STORED_PAGE_LIMIT_MS)) : undefined,
    );
  const router = createBrowserRouter(
    routes,
    loadRemaining && {
      patchRoutesOnNavigation: async ({ path, patch }) => {
        if (!matchesLandingPage(routes, path)) patch(PUBLIC_ROUTES_ID, await loadRemaining());
      },
    },
  );
  if (afterSession) await waitForInitialLoad(router);
  const app = (
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>
  );
  if (data) hydrateRoot(root, <KeepTypedValues root={root}>{app}</KeepTypedValues>);
  else createRoot(root).render(app);
  if (!afterSession) await session.restore();
  document.documentElement.removeAttribute('data-signed-in');
  // A page hidden from anonymous users (an owner's draft) may be accessible now.
  if (!afterSession && session.getState().user && router.state.errors) await router.revalidate();
}

void start();
