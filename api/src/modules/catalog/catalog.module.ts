import { Global, Module } from '@nestjs/common';
import { GeoModule } from '../geo/index.ts';
import { HealthModule } from '../health/index.ts';
import { SeoModule } from '../seo/index.ts';
import { SimilarSpaces, SpacesModule } from '../spaces/index.ts';
import { TaxonomyModule } from '../taxonomy/index.ts';
import { CatalogBusyTimes } from './catalog-busy-times.ts';
import { CatalogController } from './catalog.controller.ts';
import { CatalogDirtyMetrics } from './catalog-dirty-metrics.ts';
import { CatalogDirtyRepository } from './catalog-dirty.repository.ts';
import { CatalogFilters } from './catalog-filters.service.ts';
import { CatalogJobs } from './catalog.jobs.ts';
import { CatalogFreshness } from './catalog-freshness.ts';
import { CatalogKeptFilters } from './catalog-kept-filters.service.ts';
import { CatalogMarksService } from './catalog-marks.service.ts';
import { CatalogMatches } from './catalog-matches.service.ts';
import { CatalogLive } from './catalog-live.service.ts';
import { CatalogProjectionHooks } from './catalog-projection-hooks.ts';
import { CatalogRefreshService } from './catalog-refresh.service.ts';
import { CatalogProjector } from './catalog-projector.service.ts';
import { CatalogRepository } from './catalog.repository.ts';
import { CatalogSearchRepository } from './catalog-search.repository.ts';
import { CatalogSearches } from './catalog-searches.service.ts';
import { CatalogService } from './catalog.service.ts';
import { CatalogSitemap } from './catalog-sitemap.service.ts';
import { FormerReleaseListeners } from './former-release.listeners.ts';
import { SpacesSitemap } from './spaces-sitemap.service.ts';

/** Global, because it provides the SimilarSpaces port to the spaces module, which cannot import it. */
@Global()
@Module({
  imports: [GeoModule, HealthModule, SeoModule, SpacesModule, TaxonomyModule],
  controllers: [CatalogController],
  providers: [
    CatalogRepository,
    CatalogFreshness,
    CatalogProjector,
    CatalogJobs,
    CatalogDirtyRepository,
    CatalogDirtyMetrics,
    CatalogProjectionHooks,
    CatalogRefreshService,
    CatalogMarksService,
    CatalogLive,
    CatalogFilters,
    CatalogKeptFilters,
    CatalogMatches,
    CatalogSearchRepository,
    CatalogSearches,
    CatalogService,
    CatalogSitemap,
    SpacesSitemap,
    FormerReleaseListeners,
    { provide: CatalogBusyTimes, useExisting: CatalogRepository },
    { provide: SimilarSpaces, useExisting: CatalogService },
  ],
  exports: [
    CatalogProjector,
    CatalogProjectionHooks,
    CatalogRefreshService,
    CatalogMarksService,
    CatalogLive,
    CatalogFilters,
    CatalogKeptFilters,
    CatalogMatches,
    CatalogService,
    CatalogSitemap,
    SimilarSpaces,
  ],
})
export class CatalogModule {}
