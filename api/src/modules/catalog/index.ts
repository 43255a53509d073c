export { CatalogModule } from './catalog.module.ts';
export { CatalogEntry } from './catalog-entry.entity.ts';
export { CatalogSearch } from './catalog-search.entity.ts';
export {
  CatalogMatchingService,
  type SpaceRequirements,
  type TimeSlotPreference,
} from './catalog-matching.service.ts';
export { CatalogFiltersService, type FilterOptions, type FilterValues } from './catalog-filters.service.ts';
export { SavedFilterResolver, type SavedFilter } from './saved-filter-resolver.ts';
export { CatalogIndexStore } from './catalog-index-store.ts';
export { CatalogDirty } from './catalog-dirty.entity.ts';
export { CatalogProjectionHookRegistry } from './catalog-projection-hook-registry.ts';
export { CatalogProjector } from './catalog-projector.ts';
export { CatalogMarksService } from './catalog-marks.service.ts';
export type { CatalogBacklog, FailingSpace } from './catalog-dirty.repository.ts';
export { CatalogRefreshService } from './catalog-refresh.service.ts';
export { CatalogService } from './catalog.service.ts';
export { CatalogSitemapService } from './catalog-sitemap.service.ts';
