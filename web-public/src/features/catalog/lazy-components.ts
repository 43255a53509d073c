import { media } from '@prostora/tokens';
import { lazy } from 'react';

const loadPanel = () => import('./filter-panel.tsx');
const loadSheet = () => import('./filter-sheet.tsx');
const loadExtras = () => import('./list-extras.tsx');
const loadMap = () => import('./catalog-map.tsx');

/** Lazy parts of the page: panels, the map and the dialog load when they are opened. */
export const FilterPanel = lazy(async () => ({ default: (await loadPanel()).FilterPanel }));
export const FilterSheet = lazy(async () => ({ default: (await loadSheet()).FilterSheet }));
export const CatalogMap = lazy(async () => ({ default: (await loadMap()).CatalogMap }));
export const SaveSearch = lazy(async () => ({ default: (await import('./save-search.tsx')).SaveSearch }));
export const CardTools = lazy(async () => ({ default: (await loadExtras()).CardTools }));
export const ListExtras = lazy(async () => ({ default: (await loadExtras()).ListExtras }));
export const CatalogMapSheet = lazy(async () => ({ default: (await loadMap()).CatalogMapSheet }));

/** Prefetches the panels on hover or focus; a failure surfaces when a panel is opened. */
export const prefetchPanels = (): void => {
  const load = window.matchMedia(media.compact).matches ? loadSheet : loadPanel;
  load().catch(() => undefined);
};
