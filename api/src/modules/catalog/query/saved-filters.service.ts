import { Injectable } from '@nestjs/common';
import { toPragueDayNumber } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { SeoUrlTable } from '../../seo/index.ts';
import {
  resolveCatalogQuery,
  toIndexQuery,
  type ResolvedCatalogQuery,
  type CatalogQuery,
} from './catalog-query.ts';
import { CatalogReferenceStore } from '../index/catalog-reference-store.ts';
import { CatalogSearch, WHOLE_RESULT, parseCard, type Card } from '../index/catalog-search.ts';
import { buildCatalogUrl } from './catalog-urls.ts';
import { CatalogRepository } from '../index/catalog.repository.ts';
import { parseDay } from '../index/busy-days.ts';
import { isEmptyQuery } from '../index/index-query.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';
import type { CatalogReference } from '../index/catalog-reference.ts';

const NO_SEO_URLS = new SeoUrlTable([]);

/**
 * Resolves filters stored by users, in any process. They are catalogue queries without path, page and sort;
 * values are referenced by id, which survives renames and merges.
 */
@Injectable()
export class SavedFiltersService {
  constructor(
    private readonly search: CatalogSearch,
    private readonly references: CatalogReferenceStore,
    private readonly entries: CatalogRepository,
    private readonly projector: CatalogProjector,
    private readonly clock: Clock,
  ) {}

  /**
   * Normalizes a filter for storage; null when it matches everything.
   * @throws DomainError NOTFOUND for an unknown value
   */
  async normalize(request: CatalogQuery): Promise<CatalogQuery | null> {
    const query = this.resolve(request, await this.references.loadReference());
    if (isEmptyQuery(toIndexQuery(query))) return null;
    const { location, purpose, attributes, capacity, search, bounds, dates } = query;
    return {
      ...(location && { location: String(location.id) }),
      ...(purpose && { purpose: String(purpose.id) }),
      ...(attributes.length > 0 && { attributes: attributes.map(({ id }) => id).join(',') }),
      ...(capacity && { capacity }),
      ...(search !== '' && { search }),
      ...(bounds && { bounds: bounds.join(',') }),
      ...(dates && { date_from: dates.from, date_to: dates.to }),
    };
  }

  /** URL of each filter; null where one of its values no longer exists. */
  async buildUrls(filters: readonly CatalogQuery[]): Promise<(string | null)[]> {
    const reference = await this.references.loadReference();
    return filters
      .map((filter) => this.tryResolve(filter, reference))
      .map((query) => query && buildCatalogUrl(query, { reference, seoUrls: NO_SEO_URLS }));
  }

  /** Ids of published spaces that match the filter. */
  async listMatching(filter: CatalogQuery): Promise<readonly number[]> {
    const query = this.tryResolve(filter, this.references.getCurrent().reference);
    if (query === null) return [];
    return (await this.search.search({ query: toIndexQuery(query), page: WHOLE_RESULT })).ids;
  }

  /** For each filter the matching ones of the given spaces, from their current state. */
  async matchSpaces(
    spaceIds: readonly number[],
    filters: readonly CatalogQuery[],
  ): Promise<(readonly number[])[]> {
    await this.projector.refreshNow(spaceIds);
    const reference = await this.references.loadReference();
    const queries = filters.map((filter) => this.tryResolve(filter, reference));
    const known = queries.filter((query) => query !== null);
    const matches = (await this.search.matchSpaces(spaceIds, known.map(toIndexQuery))).values();
    return queries.map((query) => (query === null ? [] : (matches.next().value ?? [])));
  }

  /** Cards of the published ones of the spaces, in the given order. */
  async listCards(spaceIds: readonly number[]): Promise<Card[]> {
    const records = new Map((await this.entries.listRecords(spaceIds)).map((record) => [record.id, record]));
    return spaceIds.flatMap((id) => records.get(id) ?? []).map(({ card }) => parseCard(card));
  }

  /** Null when one of its values no longer exists or its dates are past. */
  private tryResolve(filter: CatalogQuery, reference: CatalogReference): ResolvedCatalogQuery | null {
    if (filter.date_to && (parseDay(filter.date_to) ?? 0) < this.getToday()) return null;
    try {
      return this.resolve(filter, reference);
    } catch (error) {
      if (error instanceof DomainError && (error.kind === 'not-found' || error.kind === 'invalid'))
        return null;
      throw error;
    }
  }

  private resolve(request: CatalogQuery, reference: CatalogReference): ResolvedCatalogQuery {
    return resolveCatalogQuery(request, { reference, seoUrls: NO_SEO_URLS }, this.getToday());
  }

  private getToday(): number {
    return toPragueDayNumber(this.clock.now());
  }
}
