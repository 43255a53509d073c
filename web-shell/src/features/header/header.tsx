import { Suspense, lazy, useCallback, useEffect, useId, useReducer, useState, type ReactNode } from 'react';
import type { SessionState, SiteInfo } from '@prostora/api-client';
import { Link, useLocation } from '@prostora/nav';
import { common } from '@prostora/strings';
import { ButtonLink, ChevronDown, IconButton, Logo, Menu, X, classNames, Heart } from '@prostora/ui';
import { isPlainClick } from '../../lib/plain-click.ts';
import styles from './header.module.css';
import {
  ADD_SPACE,
  FAVOURITES_ITEM,
  toNavigationItems,
  toOwnerItems,
  type NavigationItem,
} from './navigation.ts';
import { useCloseOnLogin } from './use-closed-by-login.ts';
import { useEventSearch } from '@prostora/federation/use-event-search.ts';
import { useFavourites } from '@prostora/federation/use-favourites.ts';
import { urls } from '@prostora/contracts';
import favouritesStyles from './favourites-link.module.css';

/** Lazy: only signed-in users need the menu. */
const UserMenu = lazy(() => import('./user-menu.tsx').then((module) => ({ default: module.UserMenu })));

type Props = {
  siteName: string;
  menu: SiteInfo['menu'];
  session: SessionState;
  /** URL of the login page; the link works without JavaScript. */
  loginHref: string;
  onLogin: () => void;
  /** Called on hover or focus of the login link, for prefetching. */
  onLoginIntent: () => void;
  onLogout: () => void;
  /** Content above the header. */
  above?: ReactNode;
};

/** Links to pages that use the visitor's event; from the catalogue, its own link resets the filter. */
const keepsEvent = (to: string, path: string): boolean =>
  to === urls.demand || to === urls.favourites || (to === urls.home && !/^\/(?:katalog|$)/u.test(path));

type ListProps = {
  items: readonly NavigationItem[];
  path: string;
  session: SessionState;
  label?: string;
};

const Item = ({
  item,
  path,
  className,
  session,
}: {
  item: NavigationItem;
  path: string;
  className: string | undefined;
  session: SessionState;
}) => {
  const query = useEventSearch(item.to);
  return (
    <Link
      className={classNames(className, item === ADD_SPACE && styles.forGuests)}
      to={keepsEvent(item.to, path) ? item.to + query : item.to}
      data-session={session.status}
      aria-current={item.current(path) ? 'page' : undefined}
    >
      {item.label}
    </Link>
  );
};

const NavigationList = ({ items, path, session, label }: ListProps) => (
  <ul className={styles.list} aria-label={label}>
    {items.map((item) => (
      <li key={item.to}>
        <Item item={item} path={path} className={styles.item} session={session} />
      </li>
    ))}
  </ul>
);

/** Header: logo (links home and resets the filter), navigation, menu for owners, login or account menu. */
export function Header({
  siteName,
  menu,
  session,
  loginHref,
  onLogin,
  onLoginIntent,
  onLogout,
  above,
}: Props) {
  const [menuOpen, setMenuOpen] = useState(false);
  const { pathname, key } = useLocation();
  const menuId = useId();
  const ownersId = useId();
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  useEffect(closeMenu, [closeMenu, pathname, key]);
  useCloseOnLogin(closeMenu);
  // A new key closes the popover: after a navigation, and when the login opens.
  const [logins, countLogin] = useReducer((count: number) => count + 1, 0);
  useCloseOnLogin(countLogin);
  const isGuest = session.status !== 'signed-in';
  const navigation = toNavigationItems(menu);
  const ownerItems = toOwnerItems(menu, isGuest);

  return (
    <header className={styles.header} onKeyDown={(event) => event.key === 'Escape' && closeMenu()}>
      {above}
      <div className={styles.inner}>
        <Link className={styles.logo} to="/" aria-label={common.header.logoLabel(siteName)}>
          <Logo name={siteName} />
        </Link>
        <nav className={styles.navigation} aria-label={common.header.navigation}>
          <NavigationList items={navigation} path={pathname} session={session} />
          <FavouritesLink className={styles.favourites} />
          <button type="button" className={styles.owners} popoverTarget={ownersId}>
            {common.header.forOwners}
            <ChevronDown aria-hidden />
          </button>
          <div key={`${key} ${logins}`} id={ownersId} popover="auto" className={styles.ownersPanel}>
            <NavigationList items={ownerItems} path={pathname} session={session} />
          </div>
        </nav>
        <div className={styles.end}>
          {session.user ? (
            <Suspense fallback={null}>
              <UserMenu user={session.user} onLogout={onLogout} />
            </Suspense>
          ) : (
            <ButtonLink
              size="sm"
              className={styles.forGuests}
              data-session={session.status}
              to={loginHref}
              onPointerEnter={onLoginIntent}
              onFocus={onLoginIntent}
              onClick={(event) => {
                if (!isPlainClick(event)) return;
                event.preventDefault();
                onLogin();
              }}
            >
              {common.header.login}
            </ButtonLink>
          )}
          <IconButton
            className={`${styles.burger} needs-script`}
            aria-expanded={menuOpen}
            aria-controls={menuId}
            label={menuOpen ? common.header.closeMenu : common.header.openMenu}
            onClick={() => setMenuOpen(!menuOpen)}
          >
            {menuOpen ? <X aria-hidden /> : <Menu aria-hidden />}
          </IconButton>
        </div>
      </div>
      <nav id={menuId} className={styles.sheet} aria-label={common.header.navigation} hidden={!menuOpen}>
        <NavigationList items={[...navigation, FAVOURITES_ITEM]} path={pathname} session={session} />
        <p className={styles.sheetTitle} aria-hidden>
          {common.header.forOwners}
        </p>
        <NavigationList
          label={common.header.forOwners}
          items={ownerItems}
          path={pathname}
          session={session}
        />
      </nav>
    </header>
  );
}

/** Link to the favourites with their count. */
function FavouritesLink({ className }: { className: string | undefined }) {
  const count = useFavourites().ids.length;
  const query = useEventSearch();
  return (
    <Link className={`${favouritesStyles.link} ${className}`} to={urls.favourites + query}>
      <Heart aria-hidden />
      <span className="visually-hidden">{common.header.favourites} </span>
      {count > 0 && <span className={favouritesStyles.count}>{count}</span>}
    </Link>
  );
}
