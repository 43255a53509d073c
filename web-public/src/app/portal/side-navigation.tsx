import type { OwnerBadges } from '@prostora/api-client';
import { Link, useLocation } from '@prostora/nav';
import { portal } from '@prostora/strings/cs/portal.ts';
import type { ReactNode } from 'react';
import { Badge } from './badge.tsx';
import styles from './side-navigation.module.css';
import { isListed } from './pages.ts';
import { usePortalPages } from './use-portal-pages.ts';

/** Links to the pages of the portal, with the counts of waiting items. */
export function SideNavigation({ badges }: { badges: OwnerBadges }): ReactNode {
  const location = useLocation();
  const { pathname, search } = location;
  const query = new URLSearchParams(search);
  const pages = usePortalPages().filter((page) => page.place !== 'menu' && isListed(page, badges, location));
  return (
    <nav aria-label={portal.layout.navigation}>
      <ul className={styles['pages']}>
        {pages.map(({ to, label, icon: Icon, badge, isSeparated, isCurrent }) => (
          <li key={to} className={isSeparated && styles['separated']}>
            <Link
              className={styles['page']}
              to={to}
              aria-current={isCurrent(pathname, query) ? 'page' : undefined}
            >
              <Icon aria-hidden />
              {label}
              {badge && <Badge count={badges[badge]} />}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
