import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { LocationsService } from '../geo/index.ts';
import { SeoUrlTable } from '../seo/index.ts';
import type { SimilarSpaces } from '../spaces/index.ts';
import { TaxonomyService } from '../taxonomy/index.ts';
import { buildCatalogUrl } from './catalog-urls.ts';
import { CatalogBusyTimes } from './catalog-busy-times.ts';
import { CatalogIndexStore } from './catalog-index-store.ts';
import { CatalogProjector } from './projection/catalog-projector.ts';
import {
  MAX_DAYS_AHEAD,
  resolveCatalogQuery,
  type ResolvedCatalogQuery,
  type CatalogQuery,
} from './catalog-query.ts';
import { CatalogReference } from './projection/catalog-reference.ts';
import { CatalogRepository } from './catalog.repository.ts';
import { toPragueDay, parseDay } from './index/busy-days.ts';
import { CatalogIndex } from './index/catalog-index.ts';
import { isEmptyFilter } from './index/catalog-record.ts';
import { fromBytes } from './index/columns.ts';
import { SYNONYMS } from './search/synonyms.ts';

type Card = Awaited<ReturnType<SimilarSpaces['listSimilar']>>[number];

/** A filter stored by a user. Values are referenced by id, which survives renames and merges. */
export type SavedFilter = Omit<CatalogQuery, 'path' | 'page' | 'sort'>;

const NO_SEO_URLS = new SeoUrlTable([]);

/**
 * Resolves saved filters in any process. A process without the catalogue in memory builds a small index of
 * the given spaces.
 */
@Injectable()
export class SavedFilterResolver {
  constructor(
    private readonly store: CatalogIndexStore,
    private readonly entries: CatalogRepository,
    private readonly busyTimes: CatalogBusyTimes,
    private readonly projector: CatalogProjector,
    private readonly locations: LocationsService,
    private readonly taxonomy: TaxonomyService,
    private readonly clock: Clock,
  ) {}

  /**
   * Normalizes a filter for storage; null when it matches everything.
   * @throws DomainError NOTFOUND for an unknown value
   */
  async normalize(request: SavedFilter): Promise<SavedFilter | null> {
    const { location, purpose, filter, dates, bounds } = this.resolve(request, await this.reference());
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
  async buildUrls(filters: readonly SavedFilter[]): Promise<(string | null)[]> {
    const reference = await this.reference();
    return filters
      .map((filter) => this.tryResolve(filter, reference))
      .map((query) => query && buildCatalogUrl(query, reference, NO_SEO_URLS));
  }

  /** Ids of published spaces that match the filter. */
  listMatching(filter: SavedFilter): number[] {
    const { index, reference } = this.store.getCatalog();
    const query = this.tryResolve(filter, reference);
    return query === null ? [] : listMatchingIds(index, query);
  }

  /** For each filter the matching ones of the given spaces, from their current state. */
  async matchSpaces(spaceIds: readonly number[], filters: readonly SavedFilter[]): Promise<number[][]> {
    await this.projector.refreshNow(spaceIds);
    const [records, busy, reference] = await Promise.all([
      this.entries.listRecords(spaceIds),
      this.busyTimes.listUpcomingIntervals(spaceIds),
      this.reference(),
    ]);
    const index = new CatalogIndex({
      synonyms: SYNONYMS,
      firstDay: this.getToday() - 1,
      horizonDays: MAX_DAYS_AHEAD + 2,
    });
    index.load(records);
    index.finishLoading();
    for (const [id, intervals] of busy) index.setBusy(id, intervals);
    return filters.map((filter) => {
      const query = this.tryResolve(filter, reference);
      return query === null ? [] : listMatchingIds(index, query);
    });
  }

  /** Cards of the published ones of the spaces, in the given order. */
  async cards(spaceIds: readonly number[]): Promise<Card[]> {
    const records = new Map((await this.entries.listRecords(spaceIds)).map((record) => [record.id, record]));
    return spaceIds
      .flatMap((id) => records.get(id) ?? [])
      .map(({ card }) => JSON.parse(fromBytes(card)) as Card);
  }

  /** Null when one of its values no longer exists or its dates are past. */
  private tryResolve(filter: SavedFilter, reference: CatalogReference): ResolvedCatalogQuery | null {
    if (filter.date_to && (parseDay(filter.date_to) ?? 0) < this.getToday()) return null;
    try {
      return this.resolve(filter, reference);
    } catch (error) {
      if (error instanceof DomainError && (error.kind === 'not-found' || error.kind === 'invalid'))
        return null;
      throw error;
    }
  }

  private resolve(request: SavedFilter, reference: CatalogReference): ResolvedCatalogQuery {
    return resolveCatalogQuery(request, reference, NO_SEO_URLS, this.getToday());
  }

  private async reference(): Promise<CatalogReference> {
    if (this.store.isReady) return this.store.getCatalog().reference;
    return new CatalogReference(await this.locations.tree(), await this.taxonomy.loadSnapshot());
  }

  private getToday(): number {
    return toPragueDay(this.clock.now().getTime());
  }
}

function listMatchingIds(index: CatalogIndex, { filter }: ResolvedCatalogQuery): number[] {
  const { slots, total } = index.select(filter);
  return Array.from(slots.subarray(0, total), (slot) => index.columns.ids[slot] ?? 0);
}
