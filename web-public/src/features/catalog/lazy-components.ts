import type { CatalogAnswer } from '@prostora/api-client';
import { LIMITS } from '@prostora/contracts';
import { media } from '@prostora/tokens';
import { lazy } from 'react';
import { createPrepared } from '../../lib/prepared.tsx';

const loadPanel = () => import('./panels/filter-panel.tsx');
const loadSheet = () => import('./panels/filter-sheet.tsx');
const loadExtras = () => import('./list-extras.tsx');
const loadMap = () => import('./catalog-map.tsx');

/** Lazy parts of the page: panels, the map and the dialog load when they are opened. */
export const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }));
export const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));
export const CatalogMap = lazy(async () => ({ default: (await loadMap()).CatalogMap }));
export const SaveSearch = lazy(async () => ({ default: (await import('./save-search.tsx')).SaveSearch }));
export const WhyOrder = lazy(async () => ({ default: (await import('./why-order.tsx')).WhyOrder }));
export const CardTools = lazy(async () => ({ default: (await loadExtras()).CardTools }));
export const ListExtras = lazy(async () => ({ default: (await loadExtras()).ListExtras }));
export const CatalogMapSheet = lazy(async () => ({ default: (await loadMap()).CatalogMapSheet }));

/** What the search field needs while typing and when the sentence is sent. */
export const loadAssist = () => import('./search-assist.tsx');
export const SearchAssist = lazy(async () => ({ default: (await loadAssist()).SearchAssist }));
/** Prefetches what the search field shows while typing. */
export const prefetchAssist = (): void => void loadAssist().catch(() => undefined);

/** Parts of few lists. */
const [ActiveFilters, prepareActiveFilters] = createPrepared(
  async () => (await import('./active-filters.tsx')).ActiveFilters,
);
const [Capacities, prepareCapacities] = createPrepared(
  async () => (await import('./capacities.tsx')).Capacities,
);
const [SeoText, prepareSeoText] = createPrepared(async () => (await import('./seo-text.tsx')).SeoText);
const [SentenceChips, prepareSentenceChips] = createPrepared(
  async () => (await import('./sentence-chips.tsx')).SentenceChips,
);
const [OfferPrice, prepareOffers] = createPrepared(
  async () => (await import('./offer-price.tsx')).OfferPrice,
);
const [NothingFound, prepareNothingFound] = createPrepared(
  async () => (await import('./nothing-found.tsx')).NothingFound,
);

const [FewFound, prepareFewFound] = createPrepared(
  async () => (await import('./nothing-found.tsx')).FewFound,
);

export { ActiveFilters, Capacities, FewFound, NothingFound, OfferPrice, SentenceChips, SeoText };

/** Loads the code of the parts that a list contains, before it is rendered or hydrated. */
export const prepareParts = ({
  description,
  catalog: { total, parsed, spaces, occasions },
}: CatalogAnswer): Promise<unknown> =>
  Promise.all([
    // The first page of the whole catalogue has occasions instead.
    occasions.length === 0 && prepareActiveFilters(),
    occasions.length === 0 && prepareCapacities(),
    description && prepareSeoText(),
    total === 0 && prepareNothingFound(),
    total > 0 && total <= LIMITS.fewSpaces && prepareFewFound(),
    parsed?.chips.length && prepareSentenceChips(),
    spaces[0]?.offer_for_me && prepareOffers(),
  ]);

/** Prefetches the panels on hover or focus; a failure surfaces when a panel is opened. */
export const prefetchPanels = (): void => {
  const load = window.matchMedia(media.compact).matches ? loadSheet : loadPanel;
  load().catch(() => undefined);
};
