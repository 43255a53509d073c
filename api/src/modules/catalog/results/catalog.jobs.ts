import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../../platform/queue/index.ts';
import { CatalogSearchStatisticsService } from './catalog-search-statistics.service.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';

export const removeSearches = defineJob<Record<never, never>>({
  name: 'remove-searches',
  queue: 'maintenance',
  schedule: { pattern: '35 3 * * *' },
  payload: {},
});
export const rebuildCatalog = defineJob<Record<never, never>>({
  name: 'rebuild-catalog',
  queue: 'maintenance',
  schedule: { pattern: '40 2 * * *' },
  payload: {},
});

@Injectable()
export class CatalogJobs {
  constructor(
    private readonly projector: CatalogProjector,
    private readonly statistics: CatalogSearchStatisticsService,
  ) {}

  /**
   * Picks up changes without an event: an expired plan, a renamed building or purpose, a new projection
   * version.
   */
  @HandlesJob(rebuildCatalog)
  async rebuild(): Promise<void> {
    await this.projector.rebuildAll();
  }

  /** Deletes search counts older than thirteen months. */
  @HandlesJob(removeSearches)
  async removeSearches(): Promise<void> {
    await this.statistics.deleteOld();
  }
}
