export { CatalogModule } from './catalog.module.ts';
export { CatalogEntry } from './catalog-entry.entity.ts';
export { SentenceSynonym } from './synonyms/index.ts';
export { CatalogSearchCount } from './catalog-search-count.entity.ts';
export {
  CatalogMatchingService,
  type MatchingCard,
  type MatchSummary,
  type SpaceRequirements,
} from './results/catalog-matching.service.ts';
export { CatalogFiltersService, type FilterOptions } from './query/catalog-filters.service.ts';
export { SavedFiltersService } from './query/saved-filters.service.ts';
export { CatalogEventQuery } from './catalog-query.dto.ts';
export { CatalogOffer } from './catalog-offer.dto.ts';
export type { CatalogQuery, ResolvedCatalogQuery } from './query/catalog-query.ts';
export { CatalogSearch } from './index/catalog-search.ts';
export { CatalogIndexStore } from './index/catalog-index-store.ts';
export { CatalogDirty } from './projection/catalog-dirty.entity.ts';
export { CatalogProjectionHookRegistry } from './projection/catalog-projection-hook-registry.ts';
export { CatalogProjector } from './projection/catalog-projector.ts';
export { CatalogMarksService } from './projection/catalog-marks.service.ts';
export type { CatalogBacklog, FailingSpace } from './projection/catalog-dirty.repository.ts';
export { CatalogRefreshService } from './projection/catalog-refresh.service.ts';
export { CatalogService } from './results/catalog.service.ts';
export { CatalogSitemapService } from './results/catalog-sitemap.service.ts';
