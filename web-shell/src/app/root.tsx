import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import type { SiteInfo } from '@prostora/api-client';
import { SIGNALS, listenTo, showToast } from '@prostora/federation';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useRevalidator, useRouteLoaderData } from '@prostora/nav';
import { common } from '@prostora/strings';
import { urls } from '@prostora/contracts';
import { Footer } from '../features/footer/footer.tsx';
import { Header } from '../features/header/header.tsx';
import { LoadingBar } from '../features/progress/loading-bar.tsx';
import { Toasts } from '../features/toasts/toasts.tsx';
import { loginAddress } from '../session/login-target.ts';
import { useSession, useSessionState } from '@prostora/federation/session-context.tsx';
import { footerLinksOf } from './page-head.ts';
import { useMatchedPages } from './pages.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import styles from './root.module.css';

export const ROOT_ID = 'root';

const loadLogin = () => import('../features/login/login-modal.tsx');
const LoginModal = lazy(loadLogin);

/** The login form is fetched when somebody is about to use it. */
const prepareLogin = (): void => void loadLogin().catch(() => undefined);

/** Opening, closing and finishing the login modal; any remote may ask for it. */
function useLogin(isLoginPage: boolean) {
  const [open, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  useEffect(() => listenTo(SIGNALS.login, () => setOpen(true)), []);
  return {
    open: open && !isLoginPage,
    show: useCallback(() => setOpen(true), []),
    close: useCallback(() => setOpen(false), []),
    /** The visitor stays where they are; the page is read again with what they may see now. */
    done: useCallback(() => {
      setOpen(false);
      void revalidate();
    }, [revalidate]),
  };
}

function useLogout(): () => void {
  const session = useSession();
  const navigate = useNavigate();
  return useCallback(() => {
    void (async () => {
      try {
        await session?.logout();
      } catch {
        // The session is over in this browser whatever the server answered.
      }
      await navigate(urls.home);
      showToast(common.header.loggedOut, 'info');
    })();
  }, [session, navigate]);
}

/** Tells that the page answers now: what was pressed before is replayed (public/start.js), and styles may show it. */
function useLiveMark(): void {
  useEffect(() => {
    document.documentElement.setAttribute('data-live', '');
    window.dispatchEvent(new Event('prostora:live'));
  }, []);
}

/** The frame around every public page: header, page, footer, and what floats above them. */
export function Root() {
  const site = useRouteLoaderData(ROOT_ID) as SiteInfo | null | undefined;
  const { pathname, search } = useLocation();
  const session = useSession();
  const state = useSessionState();
  const login = useLogin(pathname === urls.login);
  const logout = useLogout();
  const footerLinks = footerLinksOf(useMatchedPages());
  useLiveMark();
  return (
    <>
      <a className={styles['skip']} href="#obsah">{common.skipToContent}</a>
      <LoadingBar />
      <Header
        siteName={site?.name ?? common.siteName} session={state} loginHref={loginAddress(pathname + search)}
        onLogin={login.show} onLoginIntent={prepareLogin} onLogout={logout}
      />
      <main id="obsah" tabIndex={-1} className={styles['main']}><Outlet /></main>
      <Footer site={site ?? null} links={footerLinks} />
      {login.open && <Suspense fallback={null}><LoginModal open session={session} onClose={login.close} onDone={login.done} /></Suspense>}
      <Toasts />
      <RouteAnnouncer />
      <ScrollRestoration />
    </>
  );
}
