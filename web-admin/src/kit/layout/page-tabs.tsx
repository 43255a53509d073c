import { Link } from '@prostora/nav';
import { formatNumber } from '@prostora/strings';
import styles from './page-tabs.module.css';

export type PageTab = { value: string; label: string; href: string; count?: number | undefined };

/** Tabs of one page, each with its own URL. */
export function PageTabs({
  label,
  tabs,
  selected,
}: {
  label: string;
  tabs: readonly PageTab[];
  selected: string;
}) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      <ul>
        {tabs.map(({ value, label: name, href, count }) => (
          <li key={value}>
            <Link to={href} className={styles.tab} aria-current={value === selected ? 'page' : undefined}>
              {name}
              {count !== undefined && <span className={styles.count}>{formatNumber(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
