import { Injectable } from '@nestjs/common';
import { SAVED_SEARCHES } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { CatalogKeptFilters, CatalogProjectionHooks } from '../catalog/index.ts';
import { lastSlots } from './digest-slots.ts';
import { SavedSearchMails } from './saved-search-mails.service.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';

const SPACES_AT_ONCE = 500;
const SEARCHES_AT_ONCE = 500;
const HOUR = 3_600_000;

/**
 * Matches changed spaces with saved searches and sends alerts. State is persisted, so that neither repetition
 * nor a long pause of the worker duplicates or loses alerts.
 */
@Injectable()
export class SavedSearchAlerts {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly filters: CatalogKeptFilters,
    private readonly mails: SavedSearchMails,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    projections: CatalogProjectionHooks,
  ) {
    projections.add((spaceIds) => this.searches.mark(spaceIds));
  }

  /** Adds changed spaces that newly match to their searches. */
  async gather(): Promise<void> {
    for (
      let marks = await this.searches.marks(SPACES_AT_ONCE);
      marks.length > 0;
      marks = await this.searches.marks(SPACES_AT_ONCE)
    ) {
      await this.compare(marks.map(({ space_id: id }) => id));
      await this.searches.unmark(marks);
    }
  }

  /** Sends one mail for each due search with new spaces. */
  async send(): Promise<void> {
    const now = this.clock.now();
    const slots = lastSlots(now);
    for (const id of await this.searches.dueIds(slots))
      await this.unitOfWork.run(() => this.sendOne(id, now));
    await this.searches.closeSlots(slots, now);
  }

  /** Deletes searches that were not confirmed in time. */
  async forgetUnconfirmed(): Promise<void> {
    await this.searches.removeUnconfirmed(
      new Date(this.clock.now().getTime() - SAVED_SEARCHES.confirmHours * HOUR),
    );
  }

  private async compare(spaceIds: readonly number[]): Promise<void> {
    for (let after = 0; ;) {
      const watched = await this.searches.watchedAfter(after, SEARCHES_AT_ONCE);
      const last = watched.at(-1);
      if (!last) return;
      const found = await this.filters.among(
        spaceIds,
        watched.map(({ filter }) => filter),
      );
      for (const [index, { id }] of watched.entries())
        if (found[index]?.length) await this.searches.note(id, found[index]);
      after = last.id;
    }
  }

  private async sendOne(id: number, now: Date): Promise<void> {
    const search = await this.searches.locked(id);
    if (!search || search.state !== 'active' || search.waitingSpaceIds.length === 0) return;
    const isTold = await this.mails.alert(search);
    Object.assign(search, {
      waitingSpaceIds: [],
      digestAt: now,
      alertsSent: search.alertsSent + (isTold ? 1 : 0),
    });
  }
}
