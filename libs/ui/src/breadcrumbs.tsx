import type { Breadcrumb } from '@prostora/api-client';
import { ui } from '@prostora/strings/cs/ui.ts';
import { Link } from '@prostora/nav';
import type { ReactNode } from 'react';
import styles from './breadcrumbs.module.css';
import { ChevronRight } from './icons.ts';

/** Path to the page; the last item is the page itself and not a link. */
export const Breadcrumbs = ({ items }: { items: readonly Breadcrumb[] }): ReactNode => (
  <nav aria-label={ui.breadcrumbs}>
    <ol className={styles['crumbs']}>
      {items.map((item, index) => (
        <li key={`${item.name}-${index}`} className={styles['crumb']}>
          {item.url && index < items.length - 1 ? (
            <Link className="text-link" to={item.url}>
              {item.name}
            </Link>
          ) : (
            <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.name}</span>
          )}
          {index < items.length - 1 && <ChevronRight />}
        </li>
      ))}
    </ol>
  </nav>
);
