import { ui } from '@prostora/strings/cs/ui.ts';
import { Link } from '@prostora/nav';
import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight } from './icons.ts';
import styles from './pagination.module.css';

/**
 * Linked page numbers: first, last, current and its neighbours; null is a gap.
 *
 * @param page current page
 * @param count number of pages
 */
export function listVisiblePages(page: number, count: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, count].filter((number) => number >= 1 && number <= count);
  const sorted = [...new Set(page === 1 ? [...near, Math.min(3, count)] : near)].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const gap = number - (sorted[index - 1] ?? 0);
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number];
  });
}

/** Page numbers as links, usable by crawlers and without scripts. */
export function Pagination({
  page,
  count,
  toUrl,
}: {
  page: number;
  count: number;
  toUrl: (page: number) => string;
}): ReactNode {
  if (count < 2) return null;
  return (
    <nav className={styles['pages']} aria-label={ui.pages}>
      {page > 1 && (
        <Link className={styles['page']} to={toUrl(page - 1)} rel="prev" aria-label={ui.previousPage}>
          <ArrowLeft />
        </Link>
      )}
      {listVisiblePages(page, count).map((number, index) =>
        number === null ? (
          <span key={`gap-${index}`} className={styles['gap']} aria-hidden="true">
            {ui.pageGap}
          </span>
        ) : (
          <Link
            key={number}
            className={styles['page']}
            to={toUrl(number)}
            aria-label={ui.page(number)}
            aria-current={number === page ? 'page' : undefined}
          >
            {number}
          </Link>
        ),
      )}
      {page < count && (
        <Link className={styles['page']} to={toUrl(page + 1)} rel="next" aria-label={ui.nextPage}>
          <ArrowRight />
        </Link>
      )}
    </nav>
  );
}
