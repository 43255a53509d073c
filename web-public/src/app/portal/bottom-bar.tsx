import type { OwnerBadges } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link, useLocation } from '@prostora/nav';
import { portalFrame } from '@prostora/strings/cs/portal-frame.ts';
import { Sheet, classNames } from '@prostora/ui';
import { ExternalLink, Plus } from '@prostora/ui/page-icons.ts';
import { useState, type ReactNode } from 'react';
import { Ellipsis } from '../../components/portal-icons.ts';
import { Badge } from './badge.tsx';
import styles from './bottom-bar.module.css';
import { useNewBooking } from './new-booking.ts';
import { hasOwnMainAction, isListed, type PortalPage } from './pages.ts';
import { PersonLinks } from './person-links.tsx';
import { usePortalPages } from './use-portal-pages.ts';

const texts = portalFrame;

/** Pages left out of the bar, with the account. */
function MoreSheet({
  pages,
  badges,
  isOpen,
  onClose,
}: {
  pages: readonly PortalPage[];
  badges: OwnerBadges;
  isOpen: boolean;
  onClose: () => void;
}): ReactNode {
  return (
    <Sheet open={isOpen} onClose={onClose} title={texts.pages.more}>
      <ul>
        {pages.map(({ to, label, icon: Icon, badge }) => (
          <li key={to}>
            <Link className={styles['row']} to={to} onClick={onClose}>
              <Icon aria-hidden />
              {label}
              {badge && <Badge count={badges[badge]} />}
            </Link>
          </li>
        ))}
        <li>
          <Link className={styles['row']} to={urls.home} onClick={onClose}>
            <ExternalLink aria-hidden />
            {texts.publicSite}
          </Link>
        </li>
      </ul>
      <PersonLinks className={styles['row']} onChoose={onClose} />
    </Sheet>
  );
}

/** Navigation of a phone: the first pages, a new booking, and the rest with the sum of its badges. */
export function BottomBar({ badges }: { badges: OwnerBadges }): ReactNode {
  const location = useLocation();
  const { pathname, search } = location;
  const [isOpen, setIsOpen] = useState(false);
  const openNewBooking = useNewBooking();
  const pages = usePortalPages().filter((page) => isListed(page, badges, location));
  const barPages = pages.filter(({ place }) => place === 'bar');
  const restPages = pages.filter(({ place }) => place !== 'bar');
  const query = new URLSearchParams(search);
  const restCount = restPages.reduce(
    (sum, { badge, isShownWithBadge }) => sum + (badge && !isShownWithBadge ? badges[badge] : 0),
    0,
  );
  const isInRest = restPages.some(({ isCurrent }) => isCurrent(pathname, query));
  const renderPage = ({ to, label, icon: Icon, badge, isCurrent }: PortalPage): ReactNode => (
    <Link
      key={to}
      className={styles['page']}
      to={to}
      aria-current={isCurrent(pathname, query) ? 'page' : undefined}
    >
      <Icon aria-hidden />
      {label}
      {badge && <Badge count={badges[badge]} />}
    </Link>
  );
  return (
    <nav
      className={classNames(styles['bar'], openNewBooking !== null && styles['hasNew'])}
      aria-label={texts.quickNavigation}
    >
      {barPages.slice(0, 2).map(renderPage)}
      {openNewBooking && (
        <button
          type="button"
          className={classNames(styles['new'], hasOwnMainAction(pathname) && styles['pine'])}
          aria-label={texts.newBooking}
          onClick={openNewBooking}
        >
          <Plus aria-hidden />
        </button>
      )}
      {barPages.slice(2).map(renderPage)}
      <button
        type="button"
        className={styles['page']}
        data-current={isInRest || undefined}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <Ellipsis aria-hidden />
        {texts.pages.more}
        <Badge count={restCount} />
      </button>
      <MoreSheet pages={restPages} badges={badges} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </nav>
  );
}
