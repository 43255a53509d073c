import { Injectable } from '@nestjs/common';
import { HOUR_MS, SAVED_SEARCHES } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { SavedFiltersService } from '../query/saved-filters.service.ts';
import { CatalogProjectionHookRegistry } from '../projection/catalog-projection-hook-registry.ts';
import { getLastDigestTimes } from './digest-schedule.ts';
import { SavedSearchMailsService } from './saved-search-mails.service.ts';
import { SavedSearchRepository } from './saved-search.repository.ts';

const SPACE_BATCH_SIZE = 500;
const SEARCH_BATCH_SIZE = 500;

/**
 * Matches changed spaces with saved searches and sends alerts. State is persisted, so that neither repetition
 * nor a long pause of the worker duplicates or loses alerts.
 */
@Injectable()
export class SavedSearchAlertsService {
  constructor(
    private readonly searches: SavedSearchRepository,
    private readonly filters: SavedFiltersService,
    private readonly mails: SavedSearchMailsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    projectionHooks: CatalogProjectionHookRegistry,
  ) {
    projectionHooks.register((spaceIds) => this.searches.markSpaces(spaceIds));
  }

  /** Adds changed spaces that newly match to their searches. */
  async matchChangedSpaces(): Promise<void> {
    for (
      let marks = await this.searches.listMarks(SPACE_BATCH_SIZE);
      marks.length > 0;
      marks = await this.searches.listMarks(SPACE_BATCH_SIZE)
    ) {
      await this.matchSpaces(marks.map(({ space_id: id }) => id));
      await this.searches.deleteMarks(marks);
    }
  }

  /** Sends one mail for each due search with new spaces. */
  async sendDue(): Promise<void> {
    const now = this.clock.now();
    const digestTimes = getLastDigestTimes(now);
    for (const id of await this.searches.listDueIds(digestTimes))
      await this.unitOfWork.run(() => this.sendOne(id, now));
    await this.searches.advanceDigests(digestTimes, now);
  }

  /** Deletes searches that were not confirmed in time. */
  async deleteUnconfirmed(): Promise<void> {
    await this.searches.deleteUnconfirmed(
      new Date(this.clock.now().getTime() - SAVED_SEARCHES.confirmHours * HOUR_MS),
    );
  }

  private async matchSpaces(spaceIds: readonly number[]): Promise<void> {
    for (let after = 0; ;) {
      const searches = await this.searches.listAfter(after, SEARCH_BATCH_SIZE);
      const last = searches.at(-1);
      if (!last) return;
      const matches = await this.filters.matchSpaces(
        spaceIds,
        searches.map(({ filter }) => filter),
      );
      for (const [index, { id }] of searches.entries())
        if (matches[index]?.length) await this.searches.addMatches(id, matches[index]);
      after = last.id;
    }
  }

  private async sendOne(id: number, now: Date): Promise<void> {
    const search = await this.searches.findForUpdate(id);
    if (!search || search.state !== 'active' || search.waitingSpaceIds.length === 0) return;
    const isSent = await this.mails.enqueueAlert(search);
    Object.assign(search, {
      waitingSpaceIds: [],
      digestAt: now,
      alertsSent: search.alertsSent + (isSent ? 1 : 0),
    });
  }
}
