export { CatalogModule } from './catalog.module.ts';
export { CatalogEntry } from './projection/catalog-entry.entity.ts';
export { SentenceSynonym } from './synonyms/index.ts';
export { CatalogSearchCount } from './catalog-search-count.entity.ts';
export {
  CatalogMatchingService,
  type MatchingCard,
  type MatchSummary,
  type SpaceRequirements,
} from './catalog-matching.service.ts';
export { CatalogFiltersService, type FilterOptions } from './catalog-filters.service.ts';
export { SavedFiltersService } from './saved-filters.service.ts';
export { CatalogEventQuery } from './catalog-query.dto.ts';
export { CatalogOffer } from './catalog-offer.dto.ts';
export type { CatalogQuery, ResolvedCatalogQuery } from './catalog-query.ts';
export { CatalogSearch } from './catalog-search.ts';
export { CatalogIndexStore } from './catalog-index-store.ts';
export { CatalogDirty } from './projection/catalog-dirty.entity.ts';
export { CatalogProjectionHookRegistry } from './projection/catalog-projection-hook-registry.ts';
export { CatalogProjector } from './projection/catalog-projector.ts';
export { CatalogMarksService } from './projection/catalog-marks.service.ts';
export type { CatalogBacklog, FailingSpace } from './projection/catalog-dirty.repository.ts';
export { CatalogRefreshService } from './projection/catalog-refresh.service.ts';
export { CatalogService } from './catalog.service.ts';
export { CatalogSitemapService } from './catalog-sitemap.service.ts';
