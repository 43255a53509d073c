import type { Client } from '@prostora/api-client';
import { FAVOURITES, buildEventSearch, urls, type EventQuery } from '@prostora/contracts';
import type { RouteHandle } from '@prostora/federation';
import { Link, useLoaderData, useLocation, useNavigate, type RouteObject } from '@prostora/nav';
import { bindSpaces } from '@prostora/strings';
import { comparison as texts } from '@prostora/strings/cs/favourites.ts';
import { ButtonLink, EmptyState, getSpaceTitle } from '@prostora/ui';
import type { ReactNode } from 'react';
import { EventBand } from '../../components/event/event-band.tsx';
import { EventNotices, EventRow } from '../../components/event/event-row.tsx';
import { toOgImage } from '../../lib/share-image.ts';
import { buildComparisonUrl, createComparisonLoader, type ComparisonData } from './comparison.loader.ts';
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
  const data = useLoaderData<ComparisonData>();
  const { spaces, gone, isTruncated, onlyDifferences, query } = data;
  const navigate = useNavigate();
  const { state } = useLocation();
  const eventEditing = {
    event: data.event,
    purposeName: data.purposeName,
    onApply: (event: EventQuery) =>
      void navigate(buildComparisonUrl(listIds(spaces), onlyDifferences, buildEventSearch(event)), {
        replace: true,
        state,
      }),
  };
  const all = buildRows(spaces, data);
  const rows = onlyDifferences ? filterDiffering(all) : all;
  const page = (
    <div className={`page-width ${styles['page']}`}>
      <h1>{texts.title}</h1>
      {spaces.length > 0 && <EventRow {...eventEditing} />}
      <EventNotices notices={data.notices} />
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
            ids={listIds(spaces)}
            onlyDifferences={onlyDifferences}
            query={query}
            eventQuery={buildEventSearch(data.event)}
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
  return (
    <>
      {spaces.length > 0 && <EventBand {...eventEditing} />}
      {page}
    </>
  );
}

const listIds = (spaces: ComparisonData['spaces']): number[] => spaces.map(({ card }) => card.id);

/** Route of the page with its loader, so that other pages do not load it. */
export const createComparisonRoute = (api: Client): Pick<RouteObject, 'Component' | 'loader' | 'handle'> => ({
  Component,
  handle,
  loader: createComparisonLoader(api),
});
