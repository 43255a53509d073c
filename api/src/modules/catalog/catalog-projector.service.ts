import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { LocationsService } from '../geo/index.ts';
import { SpaceSnapshots } from '../spaces/index.ts';
import { entryOf, type EntryRow } from './catalog-projection.ts';
import { CatalogRepository } from './catalog.repository.ts';

const BATCH = 500;

/** Keeps the read model: what is published has an entry, what is not has none. Every call may be repeated. */
@Injectable()
export class CatalogProjector {
  constructor(
    private readonly entries: CatalogRepository, private readonly snapshots: SpaceSnapshots, private readonly locations: LocationsService, private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Writes the space's entry anew (or removes it) and tells every process; also when only its busy time changed. */
  async refresh(spaceId: number): Promise<void> {
    await this.rebuild([spaceId]);
  }

  async rebuild(spaceIds: readonly number[]): Promise<void> {
    if (spaceIds.length > 0) await this.entries.replace(spaceIds, () => this.unitOfWork.inOwnContext(() => this.project(spaceIds)));
  }

  /** Brings all entries up to date: those of published spaces and those whose space is published no more. Answers how many spaces it looked at. */
  async rebuildAll(): Promise<number> {
    let seen = 0;
    for (const next of [this.entries.entryIds.bind(this.entries), this.publishedIds.bind(this)]) {
      for (let ids = await next(0, BATCH); ids.length > 0; ids = await next(ids.at(-1) ?? 0, BATCH)) {
        await this.rebuild(ids);
        seen += ids.length;
      }
    }
    return seen;
  }

  /** Fills a catalogue that has no entry at all: after a seed, also one that was cut off before it came to this. */
  async fillIfEmpty(): Promise<void> {
    if ((await this.entries.entryIds(0, 1)).length === 0) await this.rebuildAll();
  }

  private publishedIds(afterId: number, limit: number): Promise<number[]> {
    return this.unitOfWork.inOwnContext(() => this.snapshots.publishedIds(afterId, limit));
  }

  private async project(spaceIds: readonly number[]): Promise<EntryRow[]> {
    const snapshots = await this.snapshots.load(spaceIds);
    let tree = await this.locations.tree();
    if (snapshots.some(({ location_id }) => location_id !== null && tree.byId(location_id) === null)) {
      this.locations.forget();
      tree = await this.locations.tree();
    }
    return snapshots.map((snapshot) => entryOf(snapshot, tree));
  }
}
