import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { LocationsService } from '../../geo/index.ts';
import { SpaceSnapshots } from '../../spaces/index.ts';
import { toEntryRow } from './catalog-projection.ts';
import { CatalogDirtyRepository, type DirtySpace } from './catalog-dirty.repository.ts';
import { CatalogProjectionHookRegistry } from './catalog-projection-hook-registry.ts';
import { CatalogRepository } from '../index/catalog.repository.ts';

const BATCH_SIZE = 500;

/**
 * Maintains the read model: a published space has an entry, any other has none. All methods are idempotent.
 */
@Injectable()
export class CatalogProjector {
  constructor(
    private readonly entries: CatalogRepository,
    private readonly dirty: CatalogDirtyRepository,
    private readonly hooks: CatalogProjectionHookRegistry,
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
      await this.writeEntries(ids, 'all');
      await this.hooks.runAll(ids);
      await this.dirty.remove(spaces);
    });
  }

  /**
   * Refreshes all entries: of published spaces and of spaces no longer published. Notifies only of
   * differences, so that a nightly run leaves the in-memory indexes alone.
   * @returns how many spaces were checked
   */
  async rebuildAll(): Promise<number> {
    let processed = 0;
    for (let after = 0; ;) {
      const candidates = await Promise.all([
        this.entries.listEntryIds(after, BATCH_SIZE),
        this.listPublishedIds(after, BATCH_SIZE),
      ]);
      const ids = [...new Set(candidates.flat())].sort((one, other) => one - other).slice(0, BATCH_SIZE);
      const last = ids.at(-1);
      if (last === undefined) break;
      await this.rebuildEntries(ids);
      processed += ids.length;
      after = last;
    }
    await Promise.all([this.entries.deleteRemoved(), this.entries.deleteOldChanges()]);
    return processed;
  }

  /**
   * Refreshes the entries of the spaces now instead of waiting for the worker. Notifies only of differences.
   */
  async refreshNow(spaceIds: readonly number[]): Promise<void> {
    await this.rebuildEntries(spaceIds);
  }

  /** Fills an empty catalogue after a seed, also after one that was interrupted. */
  async fillIfEmpty(): Promise<void> {
    if ((await this.entries.listEntryIds(0, 1)).length === 0) await this.rebuildAll();
  }

  private async rebuildEntries(spaceIds: readonly number[]): Promise<void> {
    if (spaceIds.length > 0) await this.unitOfWork.run(() => this.writeEntries(spaceIds, 'changed'));
  }

  private async writeEntries(spaceIds: readonly number[], notify: 'all' | 'changed'): Promise<void> {
    await this.entries.lockSpaces(spaceIds);
    const snapshots = await this.snapshots.load(spaceIds);
    const tree = await this.locations.loadTreeInTransaction();
    await this.entries.replaceEntries(
      spaceIds,
      snapshots.map((snapshot) => toEntryRow(snapshot, tree)),
      notify,
    );
  }

  private listPublishedIds(afterId: number, limit: number): Promise<number[]> {
    return this.unitOfWork.runInOwnContext(() => this.snapshots.listPublishedIds(afterId, limit));
  }
}
