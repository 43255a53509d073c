import { urls } from '@prostora/contracts';
import { Link, useLocation, useNavigate } from '@prostora/nav';
import { portalFrame } from '@prostora/strings/cs/portal-frame.ts';
import { Logo } from '@prostora/ui';
import { ExternalLink } from '@prostora/ui/page-icons.ts';
import { useCallback, type ReactNode } from 'react';
import { useMayDecide } from '../../lib/use-rights.ts';
import { BottomBar } from './bottom-bar.tsx';
import styles from './frame.module.css';
import { NewBookingContext } from './new-booking.ts';
import { PersonMenu } from './person-menu.tsx';
import { PlaceSwitcher } from './place-switcher.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { TopBar, useSiteName } from './top-bar.tsx';
import { usePortalBadges } from './use-badges.ts';

const CONTENT_ID = 'stranka';

/** Address of a new booking; the calendar keeps its day, view and space. Null when one is open already. */
function buildNewBookingUrl(pathname: string, search: string): string | null {
  const present = new URLSearchParams(pathname === urls.reservations ? search : '');
  if (present.get('nova') === '1') return null;
  const query = new URLSearchParams({ nova: '1' });
  for (const [name, kept] of [
    ['den', 'den'],
    ['pohled', 'pohled'],
    ['prostor', 'prostory'],
  ] as const) {
    const value = present.get(name);
    if (value) query.set(kept, value);
  }
  return `${urls.reservations}?${query.toString()}`;
}

/**
 * Frame of the owner's portal in place of the public header and footer, which hide by `data-frame`: side
 * navigation and top bar, from 1024 px down a bottom bar.
 */
export function PortalFrame({ children }: { children: ReactNode }): ReactNode {
  const badges = usePortalBadges();
  const siteName = useSiteName();
  const navigate = useNavigate();
  const mayBook = useMayDecide();
  const { pathname, search } = useLocation();
  const openNewBooking = useCallback(() => {
    const to = buildNewBookingUrl(pathname, search);
    if (to !== null) void navigate(to);
  }, [navigate, pathname, search]);
  return (
    <NewBookingContext value={mayBook ? openNewBooking : null}>
      <div className={styles['frame']} data-frame="portal">
        <div className={styles['side']}>
          <a className={styles['skip']} href={`#${CONTENT_ID}`}>
            {portalFrame.skip}
          </a>
          <Link className={styles['logo']} to={urls.today} aria-label={portalFrame.home(siteName)}>
            <Logo name={siteName} />
          </Link>
          <PlaceSwitcher />
          <SideNavigation badges={badges} />
          <div className={styles['person']}>
            <Link className={styles['site']} to={urls.home}>
              <ExternalLink aria-hidden />
              {portalFrame.publicSite}
            </Link>
            <PersonMenu />
          </div>
        </div>
        <div className={styles['main']}>
          <TopBar />
          <div id={CONTENT_ID} tabIndex={-1} className={styles['content']}>
            {children}
          </div>
        </div>
        <BottomBar badges={badges} />
      </div>
    </NewBookingContext>
  );
}
