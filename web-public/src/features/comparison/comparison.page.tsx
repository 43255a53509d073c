import type { Client } from '@prostora/api-client';
import { FAVOURITES, urls } from '@prostora/contracts';
import type { RouteHandle } from '@prostora/federation';
import { Link, useLoaderData, type RouteObject } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import { ButtonLink, EmptyState, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { toOgImage } from '../../lib/share-image.ts';
import { createComparisonLoader, type ComparisonData } from './comparison.loader.ts';
import styles from './comparison.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { ComparisonTools } from './comparison-tools.tsx';
import { filterDiffering, buildRows } from './comparison-rows.ts';

const handle: RouteHandle<ComparisonData> = {
  head: ({ spaces }) => ({
    title:
      spaces.length === 0
        ? texts.pageTitle
        : `${texts.pageTitle}: ${spaces.map(({ card }) => getSpaceTitle(card)).join(', ')}`,
    description: texts.pageDescription,
    canonical: null,
    robots: 'noindex, follow',
    ...toOgImage(spaces[0]?.card.image ?? null),
  }),
};

/**
 * Up to four spaces side by side. The URL holds the whole state: it can be shared and works without
 * JavaScript.
 */
function Component(): ReactNode {
  const { spaces, gone, isTruncated, onlyDifferences, query } = useLoaderData<ComparisonData>();
  const all = buildRows(spaces);
  const rows = onlyDifferences ? filterDiffering(all) : all;
  return (
    <div className={`page-width ${styles['page']}`}>
      <h1>{texts.title}</h1>
      {isTruncated && <p className={styles['note']}>{bindSpaces(texts.tooMany(FAVOURITES.compared))}</p>}
      {gone.length > 0 && (
        <p className={styles['note']}>
          {texts.gone(gone.length)}{' '}
          <Link className="text-link" to={gone[0]?.similar_url ?? urls.home}>
            {texts.similar}
          </Link>
        </p>
      )}
      {spaces.length === 0 ? (
        <div className={styles['none']}>
          <EmptyState
            title={texts.empty.title}
            reason={texts.empty.reason}
            action={<ButtonLink to={urls.favourites + query}>{texts.empty.action}</ButtonLink>}
          />
        </div>
      ) : (
        <>
          <ComparisonTools
            ids={spaces.map(({ card }) => card.id)}
            onlyDifferences={onlyDifferences}
            query={query}
          />
          {rows.length === 0 && (
            <p className={styles['note']} role="status">
              {bindSpaces(texts.noDifferences)}
            </p>
          )}
          <ComparisonTable spaces={spaces} rows={rows} onlyDifferences={onlyDifferences} query={query} />
        </>
      )}
    </div>
  );
}

/** Route of the page with its loader, so that other pages do not load it. */
export const createComparisonRoute = (api: Client): Pick<RouteObject, 'Component' | 'loader' | 'handle'> => ({
  Component,
  handle,
  loader: createComparisonLoader(api),
});
