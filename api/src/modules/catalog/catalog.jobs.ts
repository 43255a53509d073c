import { Injectable } from '@nestjs/common';
import { defineJob, HandlesJob } from '../../platform/queue/index.ts';
import { CatalogProjector } from './catalog-projector.service.ts';

export const rebuildCatalog = defineJob<Record<never, never>>({ name: 'rebuild-catalog', queue: 'maintenance', schedule: { pattern: '40 2 * * *' }, payload: {} });

@Injectable()
export class CatalogJobs {
  constructor(private readonly projector: CatalogProjector) {}

  /** Takes in what changes without an event of a space: a plan that ran out, a renamed building or purpose, new rules of projection. */
  @HandlesJob(rebuildCatalog)
  async rebuild(): Promise<void> {
    await this.projector.rebuildAll();
  }
}
