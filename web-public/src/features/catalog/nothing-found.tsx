import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { nothingFound as texts } from '@prostora/strings/cs/search-sentence.ts';
import { ButtonLink, EmptyState } from '@prostora/ui';
import type { ReactNode } from 'react';
import { buildDemandUrl } from '../../lib/demand-url.ts';
import styles from './result-list.module.css';
import type { Catalog } from './use-catalog.ts';

/** An empty list: what would find something, each a link, and ways out. */
export function NothingFound({ catalog: { filter, state } }: { catalog: Catalog }): ReactNode {
  const { relaxations } = state;
  return (
    <EmptyState
      announced="status"
      title={texts.title}
      reason={relaxations.length > 0 ? texts.oneChange : texts.reason}
      action={
        relaxations.length > 0 ? (
          <ul className={styles['relaxations']} aria-label={texts.relaxations}>
            {relaxations.map(({ slot, label, query, total }) => (
              <li key={query}>
                <Link className="text-link" to={`${urls.home}?${query}`} preventScrollReset>
                  {texts.relaxed(texts.moved[slot]?.(label) ?? label, total)}
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <ButtonLink variant="secondary" to={urls.home} preventScrollReset>
            {texts.reset}
          </ButtonLink>
        )
      }
      more={
        <p className={styles['also']}>
          {relaxations.length > 0 && (
            <Link className="text-link" to={urls.home} preventScrollReset>
              {texts.reset}
            </Link>
          )}
          <Link className="text-link" to={buildDemandUrl({ ...filter, q: filter.sentence?.q })}>
            {texts.demand}
          </Link>
        </p>
      }
    />
  );
}
