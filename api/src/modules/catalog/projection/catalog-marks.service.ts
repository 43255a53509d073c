import { Injectable } from '@nestjs/common';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import {
  PROJECTION_CHANNEL,
  ProjectionInvalidator,
  type ProjectionSource,
} from '../../../platform/projections/index.ts';
import {
  CatalogDirtyRepository,
  type CatalogBacklog,
  type FailingSpace,
} from './catalog-dirty.repository.ts';

/** Public API for spaces whose catalogue entries are out of date. */
@Injectable()
export class CatalogMarksService {
  constructor(
    private readonly dirty: CatalogDirtyRepository,
    private readonly sql: SqlPool,
    private readonly unitOfWork: UnitOfWork,
    private readonly marks: ProjectionInvalidator,
  ) {}

  /** Marks the spaces of records changed earlier without a mark, for example by a previous release. */
  async markChanged(source: ProjectionSource, ids: readonly number[]): Promise<void> {
    await this.unitOfWork.run(() => Promise.resolve(this.marks.invalidate(source, ids)));
  }

  getBacklog(): Promise<CatalogBacklog> {
    return this.dirty.getBacklog();
  }

  /** Spaces whose entry failed to build, longest waiting first. */
  listFailing(limit: number): Promise<FailingSpace[]> {
    return this.dirty.listFailing(limit);
  }

  /**
   * Makes one failed space, or all of them, due at once and notifies the workers.
   * @returns how many
   */
  async retryFailing(spaceId: number | null): Promise<number> {
    const retried = await this.dirty.retry(spaceId);
    if (retried > 0) await this.sql.pool.query('select pg_notify($1, $2)', [PROJECTION_CHANNEL, '']);
    return retried;
  }
}
