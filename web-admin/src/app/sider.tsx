import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Link, useLocation } from '@prostora/nav';
import { admin, formatNumber } from '@prostora/strings';
import { waitingSpacesQuery } from '../features/spaces/spaces.queries.ts';
import { useApi } from '../kit/index.ts';
import { Logo } from './logo.tsx';
import { menu, type MenuEntry, type MenuGroup } from './routes.tsx';
import styles from './sider.module.css';

/** Logo and menu, at the side or in the drawer. */
export function Sider() {
  const { pathname } = useLocation();
  return (
    <div className={styles.sider}>
      <Logo />
      <nav aria-label={admin.layout.menu}>
        {menu.map(
          (group) => group.entries.length > 0 && <Group key={group.key} group={group} pathname={pathname} />,
        )}
      </nav>
    </div>
  );
}

/** The most specific entry that matches the path, as entries may be nested. */
const findEntry = (entries: readonly MenuEntry[], pathname: string): MenuEntry | undefined =>
  entries
    .filter(({ path }) => pathname === path || pathname.startsWith(`${path}/`))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

function Group({ group: { key, entries }, pathname }: { group: MenuGroup; pathname: string }) {
  const id = useId();
  const current = findEntry(entries, pathname);
  return (
    <div className={styles.group}>
      <p id={id} className={styles.heading}>
        {admin.menuGroups[key]}
      </p>
      <ul className={styles.menu} aria-labelledby={id}>
        {entries.map((entry) => (
          <Entry key={entry.path} entry={entry} isCurrent={entry === current} />
        ))}
      </ul>
    </div>
  );
}

function Entry({ entry: { path, label, Icon, badge }, isCurrent }: { entry: MenuEntry; isCurrent: boolean }) {
  return (
    <li>
      <Link to={path} className={styles.entry} aria-current={isCurrent ? 'page' : undefined}>
        <Icon className="lucide" aria-hidden />
        {label}
        {badge && <WaitingBadge />}
      </Link>
    </li>
  );
}

/** Number of spaces waiting for approval; hidden when zero. */
function WaitingBadge() {
  const { data } = useQuery(waitingSpacesQuery(useApi()));
  if (!data || data.total === 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden>{formatNumber(data.total)}</span>
      <span className="visually-hidden">, {admin.layout.waitingBadge(data.total)}</span>
    </span>
  );
}
