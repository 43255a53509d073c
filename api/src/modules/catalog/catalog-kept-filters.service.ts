import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { LocationsService } from '../geo/index.ts';
import { SeoUrlTable } from '../seo/index.ts';
import type { SimilarSpaces } from '../spaces/index.ts';
import { Taxonomy } from '../taxonomy/index.ts';
import { addressOf } from './catalog-address.ts';
import { CatalogBusyTimes } from './catalog-busy-times.ts';
import { CatalogLive } from './catalog-live.service.ts';
import { CatalogProjector } from './catalog-projector.service.ts';
import { DAYS_AHEAD, questionOf, type CatalogQuestion, type CatalogRequest } from './catalog-query.ts';
import { CatalogReference } from './catalog-reference.ts';
import { CatalogRepository } from './catalog.repository.ts';
import { dayAt, dayOf } from './index/busy-days.ts';
import { CatalogIndex } from './index/catalog-index.ts';
import { isEmptyFilter } from './index/catalog-record.ts';
import { fromBytes } from './index/columns.ts';
import { SYNONYMS } from './search/synonyms.ts';

type Card = Awaited<ReturnType<SimilarSpaces['similarTo']>>[number];

/** A filter stored by a user. Values are referenced by id, which survives renames and merges. */
export type KeptFilter = Omit<CatalogRequest, 'path' | 'page' | 'sort'>;

const NO_TABLE = new SeoUrlTable([]);

/**
 * Resolves saved filters in any process. A process without the catalogue in memory builds a small index of
 * the given spaces.
 */
@Injectable()
export class CatalogKeptFilters {
  constructor(
    private readonly live: CatalogLive,
    private readonly entries: CatalogRepository,
    private readonly busyTimes: CatalogBusyTimes,
    private readonly projector: CatalogProjector,
    private readonly locations: LocationsService,
    private readonly taxonomy: Taxonomy,
    private readonly clock: Clock,
  ) {}

  /**
   * Normalizes a filter for storage; null when it matches everything.
   * @throws DomainError NOTFOUND for an unknown value
   */
  async read(request: KeptFilter): Promise<KeptFilter | null> {
    const { location, purpose, filter, dates, bounds } = this.questionOf(request, await this.reference());
    if (isEmptyFilter(filter)) return null;
    return {
      ...(location && { location: String(location.id) }),
      ...(purpose && { purpose: String(purpose.id) }),
      ...(filter.attributeIds.length > 0 && { attributes: filter.attributeIds.join(',') }),
      ...(filter.capacity && { capacity: filter.capacity }),
      ...(filter.search !== '' && { search: filter.search }),
      ...(bounds && { bounds }),
      ...(dates && { date_from: dates.from, date_to: dates.to }),
    };
  }

  /** URL of each filter; null where one of its values no longer exists. */
  async addresses(filters: readonly KeptFilter[]): Promise<(string | null)[]> {
    const reference = await this.reference();
    return filters
      .map((filter) => this.meaning(filter, reference))
      .map((question) => question && addressOf(question, reference, NO_TABLE));
  }

  /** Ids of published spaces that match the filter. */
  matching(filter: KeptFilter): number[] {
    const { index, reference } = this.live.current();
    const question = this.meaning(filter, reference);
    return question === null ? [] : idsOf(index, question);
  }

  /** For each filter the matching ones of the given spaces, from their current state. */
  async among(spaceIds: readonly number[], filters: readonly KeptFilter[]): Promise<number[][]> {
    await this.projector.bringUpToDate(spaceIds);
    const [records, busy, reference] = await Promise.all([
      this.entries.records(spaceIds),
      this.busyTimes.upcoming(spaceIds),
      this.reference(),
    ]);
    const index = new CatalogIndex({
      synonyms: SYNONYMS,
      firstDay: this.today() - 1,
      horizonDays: DAYS_AHEAD + 2,
    });
    index.load(records);
    index.finishLoading();
    for (const [id, intervals] of busy) index.setBusy(id, intervals);
    return filters.map((filter) => {
      const question = this.meaning(filter, reference);
      return question === null ? [] : idsOf(index, question);
    });
  }

  /** Cards of the published ones of the spaces, in the given order. */
  async cards(spaceIds: readonly number[]): Promise<Card[]> {
    const records = new Map((await this.entries.records(spaceIds)).map((record) => [record.id, record]));
    return spaceIds
      .flatMap((id) => records.get(id) ?? [])
      .map(({ card }) => JSON.parse(fromBytes(card)) as Card);
  }

  /** Null when one of its values no longer exists or its dates are past. */
  private meaning(filter: KeptFilter, reference: CatalogReference): CatalogQuestion | null {
    if (filter.date_to && (dayOf(filter.date_to) ?? 0) < this.today()) return null;
    try {
      return this.questionOf(filter, reference);
    } catch (error) {
      if (error instanceof DomainError && (error.kind === 'not-found' || error.kind === 'invalid'))
        return null;
      throw error;
    }
  }

  private questionOf(request: KeptFilter, reference: CatalogReference): CatalogQuestion {
    return questionOf(request, reference, NO_TABLE, this.today());
  }

  private async reference(): Promise<CatalogReference> {
    if (this.live.isReady) return this.live.current().reference;
    return new CatalogReference(await this.locations.tree(), await this.taxonomy.all());
  }

  private today(): number {
    return dayAt(this.clock.now().getTime());
  }
}

function idsOf(index: CatalogIndex, { filter }: CatalogQuestion): number[] {
  const { slots, total } = index.select(filter);
  return Array.from(slots.subarray(0, total), (slot) => index.columns.ids[slot] ?? 0);
}
