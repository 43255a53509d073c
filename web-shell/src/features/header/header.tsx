import { Suspense, lazy, useEffect, useId, useState } from 'react';
import type { SessionState } from '@prostora/api-client';
import { Link, useLocation } from '@prostora/nav';
import { common } from '@prostora/strings';
import { ButtonLink, IconButton, Logo, Menu, X } from '@prostora/ui';
import styles from './header.module.css';
import { NAVIGATION, type NavigationItem } from './navigation.ts';

/** Only those signed in need the menu. */
const UserMenu = lazy(() => import('./user-menu.tsx').then((module) => ({ default: module.UserMenu })));

type Props = {
  siteName: string;
  session: SessionState;
  /** Address of the login page; the link works without scripts too. */
  loginHref: string;
  onLogin: () => void;
  /** The pointer or the focus reached the login link. */
  onLoginIntent: () => void;
  onLogout: () => void;
};

const NavigationList = ({ items, path }: { items: readonly NavigationItem[]; path: string }) => (
  <ul className={styles.list}>
    {items.map((item) => (
      <li key={item.to}><Link className={styles.item} to={item.to} aria-current={item.current(path) ? 'page' : undefined}>{item.label}</Link></li>
    ))}
  </ul>
);

/** Top of every page: logo (resets the filter and goes home), navigation, login or account. */
export function Header({ siteName, session, loginHref, onLogin, onLoginIntent, onLogout }: Props) {
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname, key } = useLocation();
  const menuId = useId();
  useEffect(() => setMenuOpen(false), [pathname, key]);
  const items = NAVIGATION.filter((item) => !item.guestsOnly || session.status !== 'signed-in');

  return (
    <header className={styles.header} onKeyDown={(event) => event.key === 'Escape' && setMenuOpen(false)}>
      <div className={styles.inner}>
        <Link className={styles.logo} to="/" aria-label={common.header.logoLabel}><Logo name={siteName} /></Link>
        <nav className={styles.navigation} aria-label={common.header.navigation}><NavigationList items={items} path={pathname} /></nav>
        <div className={styles.end}>
          {session.user ? <Suspense fallback={null}><UserMenu user={session.user} onLogout={onLogout} /></Suspense> : (
            <ButtonLink
              size="sm" className={styles.login} data-session={session.status} to={loginHref} onPointerEnter={onLoginIntent} onFocus={onLoginIntent}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
                event.preventDefault();
                setMenuOpen(false);
                onLogin();
              }}
            >
              {common.header.login}
            </ButtonLink>
          )}
          <IconButton
            className={`${styles.burger} needs-script`} aria-expanded={menuOpen} aria-controls={menuId}
            label={menuOpen ? common.header.closeMenu : common.header.openMenu} onClick={() => setMenuOpen(!menuOpen)}
          >
            {menuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </IconButton>
        </div>
      </div>
      <nav id={menuId} className={styles.sheet} aria-label={common.header.navigation} hidden={!menuOpen}><NavigationList items={items} path={pathname} /></nav>
    </header>
  );
}
