export { CatalogModule } from './catalog.module.ts';
export { CatalogEntry } from './catalog-entry.entity.ts';
export { CatalogSearch } from './catalog-search.entity.ts';
export { CatalogMatches, type SpaceNeeds, type WantedTerm } from './catalog-matches.service.ts';
export { CatalogFilters, type FilterOptions, type FilterValues } from './catalog-filters.service.ts';
export { CatalogLive } from './catalog-live.service.ts';
export { CatalogProjector } from './catalog-projector.service.ts';
export { CatalogService } from './catalog.service.ts';
export { CatalogSitemap } from './catalog-sitemap.service.ts';
