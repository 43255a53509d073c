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

/** A filter somebody keeps, free of names that may change: its values are named by their ids, which stay theirs after a merge too. */
export type KeptFilter = Omit<CatalogRequest, 'path' | 'page' | 'sort'>;

const NO_TABLE = new SeoUrlTable([]);

/** What kept filters mean now, in any process: one without the catalogue in memory makes a small one of the spaces in question. */
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

  /** The filter as it is kept; unknown values are NOTFOUND. Null of one that lets everything through. */
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

  /** Where each filter is found; null where a value of it is gone. */
  async addresses(filters: readonly KeptFilter[]): Promise<(string | null)[]> {
    const reference = await this.reference();
    return filters
      .map((filter) => this.meaning(filter, reference))
      .map((question) => question && addressOf(question, reference, NO_TABLE));
  }

  /** Published spaces the filter lets through now. */
  matching(filter: KeptFilter): number[] {
    const { index, reference } = this.live.current();
    const question = this.meaning(filter, reference);
    return question === null ? [] : idsOf(index, question);
  }

  /** Of the given spaces those each filter lets through, by what they are at this moment. */
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

  /** Cards of those of the spaces that are published, in the order asked for. */
  async cards(spaceIds: readonly number[]): Promise<Card[]> {
    const records = new Map((await this.entries.records(spaceIds)).map((record) => [record.id, record]));
    return spaceIds
      .flatMap((id) => records.get(id) ?? [])
      .map(({ card }) => JSON.parse(fromBytes(card)) as Card);
  }

  /** What the filter asks now; null where a value of it is gone or its days are over. */
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
