import type { CatalogState } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { Link } from '@prostora/nav';
import { nothingFound as texts } from '@prostora/strings/cs/search-sentence.ts';
import { ButtonLink, EmptyState } from '@prostora/ui';
import type { ReactNode } from 'react';
import { buildDemandUrl } from '../../lib/demand-url.ts';
import styles from './result-list.module.css';
import type { Catalog } from './use-catalog.ts';

/** What would find more, each a link with its count. */
const Relaxations = ({ relaxations }: Pick<CatalogState, 'relaxations'>): ReactNode => (
  <ul className={styles['relaxations']} aria-label={texts.relaxations}>
    {relaxations.map(({ slot, label, query, total }) => (
      <li key={query}>
        <Link className="text-link" to={`${urls.home}?${query}`} preventScrollReset>
          {texts.relaxed(texts.moved[slot]?.(label) ?? label, total)}
        </Link>
      </li>
    ))}
  </ul>
);

const buildDemand = ({ filter }: Catalog): string => buildDemandUrl({ ...filter, q: filter.sentence?.q });

/** Below a list of few spaces: what would find more, and the demand filled in. */
export const FewFound = ({ catalog }: { catalog: Catalog }): ReactNode => (
  <section className={styles['few']} aria-labelledby="few-found">
    <h2 id="few-found">{texts.fewTitle(catalog.state.total)}</h2>
    {catalog.state.relaxations.length > 0 && (
      <>
        <p>{texts.oneChange}</p>
        <Relaxations relaxations={catalog.state.relaxations} />
      </>
    )}
    <p className={styles['fewDemand']}>{texts.fewDemand}</p>
    <ButtonLink to={buildDemand(catalog)}>{texts.demandButton}</ButtonLink>
  </section>
);

/** An empty list: what would find something, each a link, and ways out. */
export function NothingFound({ catalog }: { catalog: Catalog }): ReactNode {
  const { relaxations } = catalog.state;
  return (
    <EmptyState
      announced="status"
      title={texts.title}
      reason={relaxations.length > 0 ? texts.oneChange : texts.reason}
      action={
        relaxations.length > 0 ? (
          <Relaxations relaxations={relaxations} />
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
          <Link className="text-link" to={buildDemand(catalog)}>
            {texts.demand}
          </Link>
        </p>
      }
    />
  );
}
