import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { LocationsService } from '../geo/index.ts';
import { SpaceSnapshots } from '../spaces/index.ts';
import { entryOf, type EntryRow } from './catalog-projection.ts';
import { CatalogRepository, type EntryMember } from './catalog.repository.ts';

const BATCH = 500;

/** Keeps the read model: what is published has an entry, what is not has none. Every call may be repeated. */
@Injectable()
export class CatalogProjector {
  constructor(
    private readonly entries: CatalogRepository, private readonly snapshots: SpaceSnapshots, private readonly locations: LocationsService, private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Writes the space's entry anew (or removes it) and tells every process; also when only its busy time changed. */
  async refresh(spaceId: number): Promise<void> {
    await this.rebuild([spaceId], 'all');
  }

  /**
   * Brings all entries up to date: those of published spaces and those whose space is published no more. Processes are told only of
   * what is different, so that a nightly run leaves their index alone. Answers how many spaces it looked at.
   */
  async rebuildAll(): Promise<number> {
    let seen = 0;
    for (let after = 0; ;) {
      const known = await Promise.all([this.entries.entryIds(after, BATCH), this.publishedIds(after, BATCH)]);
      const ids = [...new Set(known.flat())].sort((one, other) => one - other).slice(0, BATCH);
      const last = ids.at(-1);
      if (last === undefined) break;
      await this.rebuild(ids, 'changed');
      seen += ids.length;
      after = last;
    }
    await Promise.all([this.entries.forgetRemoved(), this.entries.forgetChanges()]);
    return seen;
  }

  /** Brings the entries up to date that have one of the values: what they are shown or found by is different. */
  async refreshWith(member: EntryMember, ids: readonly number[]): Promise<void> {
    if (member === 'location') this.locations.forget();
    for (let after = 0; ;) {
      const entries = await this.entries.entryIdsWith(member, ids, after, BATCH);
      await this.rebuild(entries, 'changed');
      if (entries.length < BATCH) break;
      after = entries.at(-1) ?? after;
    }
  }

  /** Brings the entries of the spaces up to date, whoever was told of their change by now; nobody is told of one that is. */
  async bringUpToDate(spaceIds: readonly number[]): Promise<void> {
    await this.rebuild(spaceIds, 'changed');
  }

  /** Fills a catalogue that has no entry at all: after a seed, also one that was cut off before it came to this. */
  async fillIfEmpty(): Promise<void> {
    if ((await this.entries.entryIds(0, 1)).length === 0) await this.rebuildAll();
  }

  private async rebuild(spaceIds: readonly number[], told: 'all' | 'changed'): Promise<void> {
    if (spaceIds.length > 0) await this.entries.replace(spaceIds, () => this.unitOfWork.inOwnContext(() => this.project(spaceIds)), told);
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
