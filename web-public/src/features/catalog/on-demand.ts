import { media } from '@prostora/tokens';
import { lazy } from 'react';

const loadPanel = () => import('./filter-panel.tsx');
const loadSheet = () => import('./filter-sheet.tsx');
const loadMap = () => import('./catalog-map.tsx');

/** Parts of the page that nobody sees before they ask for them; the page is useful without waiting for their code. */
export const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }));
export const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));
export const CatalogMap = lazy(async () => ({ default: (await loadMap()).CatalogMap }));
export const SaveSearch = lazy(async () => ({ default: (await import('./save-search.tsx')).SaveSearch }));
export const CatalogMapSheet = lazy(async () => ({ default: (await loadMap()).CatalogMapSheet }));

/** Fetches the panels when somebody is about to open one; a failure shows when they do. */
export const preparePanels = (): void => {
  const load = window.matchMedia(media.compact).matches ? loadSheet : loadPanel;
  load().catch(() => undefined);
};
