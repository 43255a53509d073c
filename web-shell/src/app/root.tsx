import { Suspense, lazy, useCallback, useEffect, useRef, useState } from 'react';
import type { Session, SiteInfo } from '@prostora/api-client';
import { SHELL_EVENTS, onShellEvent, showToast } from '@prostora/federation';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useRouteLoaderData } from '@prostora/nav';
import { common } from '@prostora/strings';
import { urls } from '@prostora/contracts';
import { Footer } from '../features/footer/footer.tsx';
import { Header } from '../features/header/header.tsx';
import { DEFAULT_MENU } from '../features/header/navigation.ts';
import { LoadingBar } from '../features/progress/loading-bar.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { DialogsContext } from '../lib/dialogs.ts';
import { keepFocusOnPress } from '../lib/keep-focus-on-press.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { leaveActingTab } from '../session/acting-tab.ts';
import { buildLoginUrl } from '../session/login-target.ts';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import { Impersonation } from './impersonation.tsx';
import { findFooterLinks } from './page-head.ts';
import { useMatchedPages } from './pages.tsx';
import { ROOT_ID } from './root-id.ts';
import { useSiteName } from './site-name.ts';
import styles from './root.module.css';
import { useDialogs } from './use-dialogs.ts';

const loadDialogs = () => import('./dialogs.tsx');
const Dialogs = lazy(loadDialogs);
const InterruptedSession = lazy(() =>
  import('./interrupted-session.tsx').then((module) => ({ default: module.InterruptedSession })),
);

/** Prefetches the dialogs on hover or focus. */
const prefetchDialogs = (): void => void loadDialogs().catch(() => undefined);

function useLogout(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  const logout = useCallback(() => {
    void (async () => {
      if (session?.isActing())
        return leaveActingTab(session).catch((error: unknown) => showToast(toErrorMessage(error), 'error'));
      try {
        await session?.logout();
      } catch {
        // The session ends in this browser even when the request fails.
      }
      await navigate(urls.home);
      showToast(common.header.loggedOut, 'info');
    })();
  }, [session, navigate]);
  useEffect(() => onShellEvent(SHELL_EVENTS.logout, logout), [logout]);
  return logout;
}

/** Synchronizes the favourites of a signed-in user; lazy, to keep it out of anonymous visits. */
function useAccountFavourites(session: Session | null, userId: number | undefined): void {
  useEffect(() => {
    if (!session || userId === undefined) return;
    let stop: (() => void) | undefined = undefined;
    let isCancelled = false;
    import('../features/favourites/account-favourites.ts')
      .then(({ syncAccountFavourites }) => {
        if (!isCancelled) stop = syncAccountFavourites(session, userId);
      })
      .catch(() => undefined);
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [session, userId]);
}

/** Redirects an operator without the required second factor to its set-up, in the document of the console. */
function useSecondFactorRedirect(isMissing: boolean): void {
  useEffect(() => {
    if (isMissing) location.replace(urls.operatorAccount);
  }, [isMissing]);
}

/** Marks the page as interactive: early input is replayed (public/start.js), and styles may depend on it. */
function useInteractiveMark(): void {
  useEffect(() => {
    document.documentElement.setAttribute('data-live', '');
    window.dispatchEvent(new Event('prostora:live'));
  }, []);
}

/** Layout of every public page: header, page, footer, dialogs and toasts. */
export function Root() {
  const site = useRouteLoaderData(ROOT_ID) as SiteInfo | null | undefined;
  const siteName = useSiteName();
  const menu = site?.menu ?? DEFAULT_MENU;
  const { pathname, search } = useLocation();
  const session = useSession();
  const state = useSessionState();
  const dialogs = useDialogs(pathname);
  const logout = useLogout();
  const footerLinks = findFooterLinks(useMatchedPages());
  useInteractiveMark();
  useSecondFactorRedirect(state.user?.second_factor_missing ?? false);
  useAccountFavourites(session, state.user?.id);
  useEffect(() => keepFocusOnPress(document), []);
  return (
    <DialogsContext value={dialogs.context}>
      <a className={styles['skip']} href="#obsah">
        {common.skipToContent}
      </a>
      <Header
        siteName={siteName}
        menu={menu}
        session={state}
        loginHref={buildLoginUrl(pathname + search)}
        onLogin={dialogs.openLogin}
        onLoginIntent={prefetchDialogs}
        onLogout={logout}
        above={
          <>
            <LoadingBar />
            <Impersonation />
          </>
        }
      />
      <main id="obsah" tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
      <Footer site={site ?? null} menu={menu} links={footerLinks} />
      {dialogs.open && (
        <Suspense fallback={null}>
          <Dialogs
            open={dialogs.open}
            session={session}
            onClose={dialogs.close}
            onSignedIn={dialogs.signedIn}
            onLostPassword={dialogs.openLostPassword}
          />
        </Suspense>
      )}
      {state.interrupted && (
        <Suspense fallback={null}>
          <InterruptedSession />
        </Suspense>
      )}
      <Toasts />
      <RouteAnnouncer />
      <ScrollRestoration />
    </DialogsContext>
  );
}

/** Announces the title of the new page to screen readers after a client navigation. */
function RouteAnnouncer() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  );
}
