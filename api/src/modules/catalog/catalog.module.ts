import { Global, Module } from '@nestjs/common';
import { GeoModule } from '../geo/index.ts';
import { HealthModule } from '../../platform/health/index.ts';
import { SeoModule } from '../seo/index.ts';
import { SimilarSpaces, SpacesModule } from '../spaces/index.ts';
import { TaxonomyModule } from '../taxonomy/index.ts';
import { CatalogController } from './results/catalog.controller.ts';
import { CATALOG_INDEX_PROVIDERS } from './index/catalog-index.providers.ts';
import { CatalogDirtyMetrics } from './projection/catalog-dirty-metrics.ts';
import { CatalogDirtyRepository } from './projection/catalog-dirty.repository.ts';
import { CatalogFiltersService } from './query/catalog-filters.service.ts';
import { CatalogJobs } from './results/catalog.jobs.ts';
import { SavedFiltersService } from './query/saved-filters.service.ts';
import { CatalogMarksService } from './projection/catalog-marks.service.ts';
import { CatalogMatchingService } from './results/catalog-matching.service.ts';
import { CatalogIndexStore } from './index/catalog-index-store.ts';
import { CatalogProjectionHookRegistry } from './projection/catalog-projection-hook-registry.ts';
import { CatalogRefreshService } from './projection/catalog-refresh.service.ts';
import { CatalogProjector } from './projection/catalog-projector.ts';
import { CatalogRepository } from './index/catalog.repository.ts';
import { CatalogSearchCountRepository } from './catalog-search-count.repository.ts';
import { CatalogSearchStatisticsService } from './results/catalog-search-statistics.service.ts';
import { CatalogService } from './results/catalog.service.ts';
import { CatalogSitemapService } from './results/catalog-sitemap.service.ts';
import { PreviousReleaseListeners } from './projection/previous-release.listeners.ts';
import { SynonymsModule } from './synonyms/synonyms.module.ts';
import { SpacesSitemapService } from './results/spaces-sitemap.service.ts';

/** Global, because it provides the SimilarSpaces port to the spaces module, which cannot import it. */
@Global()
@Module({
  imports: [GeoModule, HealthModule, SeoModule, SpacesModule, SynonymsModule, TaxonomyModule],
  controllers: [CatalogController],
  providers: [
    ...CATALOG_INDEX_PROVIDERS,
    CatalogRepository,
    CatalogProjector,
    CatalogJobs,
    CatalogDirtyRepository,
    CatalogDirtyMetrics,
    CatalogProjectionHookRegistry,
    CatalogRefreshService,
    CatalogMarksService,
    CatalogFiltersService,
    SavedFiltersService,
    CatalogMatchingService,
    CatalogSearchCountRepository,
    CatalogSearchStatisticsService,
    CatalogService,
    CatalogSitemapService,
    SpacesSitemapService,
    PreviousReleaseListeners,
    { provide: SimilarSpaces, useExisting: CatalogService },
  ],
  exports: [
    CatalogProjector,
    CatalogProjectionHookRegistry,
    CatalogRefreshService,
    CatalogMarksService,
    CatalogIndexStore,
    CatalogFiltersService,
    SavedFiltersService,
    CatalogMatchingService,
    CatalogService,
    CatalogSitemapService,
    SimilarSpaces,
  ],
})
export class CatalogModule {}
