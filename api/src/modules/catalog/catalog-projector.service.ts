import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { LocationsService } from '../geo/index.ts';
import { SpaceSnapshots } from '../spaces/index.ts';
import { entryOf } from './catalog-projection.ts';
import { CatalogDirtyRepository, type DirtySpace } from './catalog-dirty.repository.ts';
import { CatalogProjectionHooks } from './catalog-projection-hooks.ts';
import { CatalogRepository } from './catalog.repository.ts';

const BATCH = 500;

/**
 * Maintains the read model: a published space has an entry, any other has none. All methods are idempotent.
 */
@Injectable()
export class CatalogProjector {
  constructor(
    private readonly entries: CatalogRepository,
    private readonly dirty: CatalogDirtyRepository,
    private readonly hooks: CatalogProjectionHooks,
    private readonly snapshots: SpaceSnapshots,
    private readonly locations: LocationsService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Writes or removes the entries of changed spaces, notifies every process and removes their marks, in one
   * transaction. Also notifies when only availability changed.
   */
  async refresh(spaces: readonly DirtySpace[]): Promise<void> {
    const ids = spaces.map(({ space_id: id }) => id);
    await this.unitOfWork.run(async () => {
      await this.write(ids, 'all');
      await this.hooks.run(ids);
      await this.dirty.remove(spaces);
    });
  }

  /**
   * Refreshes all entries: of published spaces and of spaces no longer published. Notifies only of
   * differences, so that a nightly run leaves the in-memory indexes alone.
   * @returns how many spaces were checked
   */
  async rebuildAll(): Promise<number> {
    let seen = 0;
    for (let after = 0; ;) {
      const known = await Promise.all([this.entries.entryIds(after, BATCH), this.publishedIds(after, BATCH)]);
      const ids = [...new Set(known.flat())].sort((one, other) => one - other).slice(0, BATCH);
      const last = ids.at(-1);
      if (last === undefined) break;
      await this.rebuild(ids);
      seen += ids.length;
      after = last;
    }
    await Promise.all([this.entries.forgetRemoved(), this.entries.forgetChanges()]);
    return seen;
  }

  /**
   * Refreshes the entries of the spaces now instead of waiting for the worker. Notifies only of differences.
   */
  async bringUpToDate(spaceIds: readonly number[]): Promise<void> {
    await this.rebuild(spaceIds);
  }

  /** Fills an empty catalogue after a seed, also after one that was interrupted. */
  async fillIfEmpty(): Promise<void> {
    if ((await this.entries.entryIds(0, 1)).length === 0) await this.rebuildAll();
  }

  private async rebuild(spaceIds: readonly number[]): Promise<void> {
    if (spaceIds.length > 0) await this.unitOfWork.run(() => this.write(spaceIds, 'changed'));
  }

  private async write(spaceIds: readonly number[], told: 'all' | 'changed'): Promise<void> {
    await this.entries.lock(spaceIds);
    const snapshots = await this.snapshots.load(spaceIds);
    const tree = await this.locations.currentTree();
    await this.entries.replace(
      spaceIds,
      snapshots.map((snapshot) => entryOf(snapshot, tree)),
      told,
    );
  }

  private publishedIds(afterId: number, limit: number): Promise<number[]> {
    return this.unitOfWork.inOwnContext(() => this.snapshots.publishedIds(afterId, limit));
  }
}
