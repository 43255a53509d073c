import { useLoaderData } from '@prostora/nav';
import { bindSpaces, publicSite } from '@prostora/strings';
import { media } from '@prostora/tokens';
import { Breadcrumbs, useMedia } from '@prostora/ui';
import { Suspense, useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { EventNotices, EventRow } from '../../components/event/event-row.tsx';
import { HighlightProvider, createHighlight } from '../../lib/highlight.tsx';
import { useIdle } from '../../lib/use-idle.ts';
import { catalogHandle } from './catalog-head.ts';
import styles from './catalog.page.module.css';
import type { CatalogData } from './catalog-data.ts';
import { FilterRow } from './filter-row.tsx';
import { CatalogMap, CatalogMapSheet, FilterSheet, SentenceChips } from './lazy-components.ts';
import { ResultList } from './result-list.tsx';
import { SearchBar } from './search-bar.tsx';
import { SeoText } from './seo-text.tsx';
import { useCatalog, type Catalog } from './use-catalog.ts';
import { usePanels } from './use-panels.ts';

const texts = publicSite.catalog;

export const handle = catalogHandle;

/** Whether the element has scrolled away under the header. */
function useScrolledAway(ref: RefObject<HTMLElement | null>): boolean {
  const [away, setAway] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry && setAway(!entry.isIntersecting && entry.boundingClientRect.top < 0),
      { rootMargin: '-72px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return away;
}

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

/** The catalogue: search and filters, list and map. */
export function Component(): ReactNode {
  const data = useLoaderData<CatalogData>();
  const catalog = useCatalog(data);
  const panels = usePanels();
  const top = useRef<HTMLDivElement>(null);
  const searchAway = useScrolledAway(top);
  const [highlight] = useState(createHighlight);
  const [mapSheet, setMapSheet] = useState(false);
  const { answer } = catalog;
  return (
    <HighlightProvider value={highlight}>
      <div className={styles['top']} ref={top}>
        {answer.seo_data.breadcrumbs.length > 0 && (
          <div className={styles['crumbs']}>
            <Breadcrumbs items={answer.seo_data.breadcrumbs} />
          </div>
        )}
        <h1 className={styles['title']}>{bindSpaces(answer.seo_data.h1)}</h1>
        {answer.seo_data.lead && <p className={styles['lead']}>{bindSpaces(answer.seo_data.lead)}</p>}
        <SearchBar catalog={catalog} panels={panels} />
        <div className={styles['event']}>
          <EventRow
            event={catalog.filter}
            purposeName={catalog.state.selected_purpose?.name ?? null}
            purposes={catalog.state.purposes}
            onApply={catalog.change}
          />
          <EventNotices notices={data.notices} />
        </div>
        {catalog.filter.sentence && <SentenceChips catalog={catalog} />}
      </div>
      <FilterRow catalog={catalog} panels={panels} searchAway={searchAway} />
      <div className={styles['main']}>
        <div className={styles['list']}>
          <ResultList catalog={catalog} failure={data.failure} onMap={() => setMapSheet(true)} />
        </div>
        <MapSide catalog={catalog} sheet={mapSheet} onClose={() => setMapSheet(false)} />
      </div>
      <SeoText description={answer.description} />
      {panels.open?.anchor === 'sheet' && (
        <Suspense fallback={null}>
          <FilterSheet catalog={catalog} panels={panels} />
        </Suspense>
      )}
    </HighlightProvider>
  );
}
