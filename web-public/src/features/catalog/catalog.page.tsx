import { hasEventDetails } from '@prostora/contracts';
import { useLoaderData } from '@prostora/nav';
import { publicSite } from '@prostora/strings';
import { media } from '@prostora/tokens';
import { useMedia } from '@prostora/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { EventNotices } from '../../components/event/event-row.tsx';
import { HighlightProvider, createHighlight } from '../../lib/highlight.tsx';
import { useIdle } from '../../lib/use-idle.ts';
import { catalogHandle } from './catalog-head.ts';
import styles from './catalog.page.module.css';
import type { CatalogData } from './catalog-data.ts';
import { DEFAULT_SORT, countConditions } from './catalog-url.ts';
import { FrontPage } from './front-page.tsx';
import { CatalogMap, CatalogMapSheet, FilterSheet, SeoText } from './lazy-components.ts';
import { ResultList } from './result-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { useCatalog, type Catalog } from './use-catalog.ts';
import { usePanels } from './use-panels.ts';

const texts = publicSite.catalog;

export const handle = catalogHandle;

type MapSideProps = {
  catalog: Catalog;
  /** Whether the sheet is open. */ sheet: boolean;
  onClose: () => void;
};

/** The map beside the list on a desktop, in a sheet elsewhere; its code loads when it is shown. */
function MapSide({ catalog, sheet, onClose }: MapSideProps): ReactNode {
  const desktop = useMedia(media.desktop);
  const idle = useIdle();
  return (
    <>
      <aside className={styles['map']} aria-label={texts.mapTitle}>
        {desktop && idle && (
          <Suspense fallback={null}>
            <CatalogMap catalog={catalog} />
          </Suspense>
        )}
        <noscript>
          <p className={styles['mapNote']}>{texts.mapNoScript}</p>
        </noscript>
      </aside>
      {sheet && !desktop && (
        <Suspense fallback={null}>
          <CatalogMapSheet catalog={catalog} onClose={onClose} />
        </Suspense>
      )}
    </>
  );
}

/** Whether a list is the first page of the whole catalogue. */
const isFirstPage = ({ filter }: Catalog): boolean =>
  countConditions(filter) === 0 &&
  !hasEventDetails(filter) &&
  filter.sentence === null &&
  filter.page === 1 &&
  filter.sort === DEFAULT_SORT;

/** The catalogue: search and filters, list and map. */
export function Component(): ReactNode {
  const data = useLoaderData<CatalogData>();
  const catalog = useCatalog(data);
  const panels = usePanels();
  const [highlight] = useState(createHighlight);
  const [mapSheet, setMapSheet] = useState(false);
  const { answer } = catalog;
  const isFront = isFirstPage(catalog);
  return (
    <HighlightProvider value={highlight}>
      {isFront ? (
        <FrontPage catalog={catalog} panels={panels} />
      ) : (
        <SearchBar catalog={catalog} panels={panels} isFront={false} />
      )}
      {data.notices.length > 0 && (
        <div className={styles['notices']}>
          <EventNotices notices={data.notices} />
        </div>
      )}
      <div className={styles['main']}>
        <div className={styles['list']}>
          <ResultList
            catalog={catalog}
            failure={data.failure}
            isFront={isFront}
            onMap={() => setMapSheet(true)}
          />
        </div>
        <MapSide catalog={catalog} sheet={mapSheet} onClose={() => setMapSheet(false)} />
      </div>
      {answer.description && <SeoText description={answer.description} />}
      {panels.open?.isSheet && (
        <Suspense fallback={null}>
          <FilterSheet catalog={catalog} panels={panels} />
        </Suspense>
      )}
    </HighlightProvider>
  );
}
