import { Injectable } from '@nestjs/common';
import { LIMITS, TOTAL_ORDER, urls, toPragueDayNumber } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import { RedirectsService } from '../../seo/index.ts';
import { SimilarSpaces } from '../../spaces/index.ts';
import { AnswerCache } from './answer-cache.ts';
import { listFooterLinks } from '../query/catalog-links.ts';
import { NO_EVENT } from '../query/catalog-event.ts';
import type { CatalogOffer } from '../catalog-offer.dto.ts';
import { toCatalogOffer } from './catalog-offer.ts';
import {
  resolveCatalogQuery,
  toIndexQuery,
  type ResolvedCatalogQuery,
  type CatalogEventQuery,
} from '../query/catalog-query.ts';
import { CatalogReferenceStore, type ReferenceData } from '../index/catalog-reference-store.ts';
import { listOccasions, type CatalogOccasion } from './catalog-occasions.ts';
import { findRelaxations, type Relaxation } from './catalog-relaxations.ts';
import { isCustomQuery, renderCatalog, renderMap, toBuffer } from './catalog-render.ts';
import {
  CatalogSearch,
  WHOLE_RESULT,
  parseCard,
  type Card,
  type CatalogSearchResult,
} from '../index/catalog-search.ts';
import { resolveSentenceQuery, toParsedAnswer, type SentenceQuery } from '../query/catalog-sentence.ts';
import { CatalogSearchStatisticsService } from './catalog-search-statistics.service.ts';
import { buildSuggestions, type Suggestion } from './catalog-suggestions.ts';
import { buildCanonicalUrl, buildCatalogUrl, findSeoUrl } from '../query/catalog-urls.ts';
import { formatDay } from '../index/busy-days.ts';
import { EMPTY_QUERY } from '../index/index-query.ts';
import { findLandingPage } from '../query/landing-pages.ts';
import type { ParsedSentence } from '../sentence/sentence-types.ts';

const CACHE_BYTES = 24 * 1024 * 1024;
/** Cached pages of an unspecific list. */
const MAX_CACHED_PAGES = 10;

/** The public catalogue: resolves queries, has them answered by the search and serializes the answers. */
@Injectable()
export class CatalogService extends SimilarSpaces {
  private readonly answerCache = new AnswerCache(CACHE_BYTES);

  constructor(
    private readonly search: CatalogSearch,
    private readonly references: CatalogReferenceStore,
    private readonly clock: Clock,
    private readonly redirects: RedirectsService,
    private readonly searchStatistics: CatalogSearchStatisticsService,
  ) {
    super();
  }

  /**
   * GET /api/catalog/new/. An empty result has one page.
   * @throws DomainError NOTFOUND past the last page; for a moved path with the new URL as `redirect`
   */
  async list(request: CatalogEventQuery, withFacets: boolean, isTyped = false): Promise<Buffer> {
    const data = this.references.getCurrent();
    try {
      const resolved = this.resolve(request, data);
      const { query, explicit, parsed } = resolved;
      const indexQuery = toIndexQuery(query);
      const key = parsed === null ? toCacheKey(query, withFacets) : null;
      // The version from before the search: a change in between makes the cached answer outdated, not wrong.
      const entry = key === null ? null : { key, version: this.search.getVersion(indexQuery) };
      const cached = entry && this.answerCache.get(entry.key, entry.version);
      if (cached) return cached;
      const result = await this.search.search({
        query: indexQuery,
        withTaken: query.event.withTaken,
        page: {
          sort: query.sort,
          from: (query.page - 1) * LIMITS.catalogPageSize,
          size: LIMITS.catalogPageSize,
        },
        withCards: true,
        withFacets,
        map: { zoom: null, maxMarkers: LIMITS.mapMarkers },
      });
      if (isTyped && query.page === 1) {
        const search = query.sentence?.text ?? query.search;
        this.searchStatistics.recordSearch({ ...indexQuery, search }, result.total);
      }
      const nrOfPages = Math.max(1, Math.ceil(result.total / LIMITS.catalogPageSize));
      if (query.page > nrOfPages) throw new DomainError('not-found', 'NOTFOUND');
      const whole = withFacets ? await this.search.search({ query: EMPTY_QUERY, withFacets }) : null;
      const seoUrl = query.sentence === null ? findSeoUrl(query, data.seoUrls) : null;
      const canonicalQuery = isCustomQuery(query)
        ? query
        : await findLandingPage(this.search, data, query, result.total);
      const texts = {
        newUrl: buildCatalogUrl(explicit, data, query.sentence?.text),
        canonical: buildCanonicalUrl(canonicalQuery, data),
        seoUrl,
        footerLinks: isSpecific(query) ? [] : await listFooterLinks(this.search, data, query, seoUrl),
      };
      const parts = {
        query,
        texts,
        result,
        nrOfPages,
        usedLocations: whole?.facets?.locations ?? null,
        parsed: parsed && toParsedAnswer(parsed, request),
        occasions: isFront(query) ? await this.listOccasions(whole, data) : [],
        relaxations: result.total <= LIMITS.fewSpaces ? await this.relax(resolved, result.total, data) : [],
      };
      const answer = toBuffer(renderCatalog(data, parts));
      if (entry) this.answerCache.set(entry.key, answer, entry.version);
      return answer;
    } catch (error) {
      if (!request.path || !(error instanceof DomainError) || error.kind !== 'not-found') throw error;
      const redirect = await this.redirects.findTarget(urls.catalog([request.path]));
      throw redirect === null ? error : new DomainError('not-found', 'NOTFOUND', { extra: { redirect } });
    }
  }

  /** GET /api/catalog/map: map data at a zoom; the bounds of the request are part of the filter. */
  async map(request: CatalogEventQuery, zoom: number): Promise<Buffer> {
    const { query } = this.resolve(request, this.references.getCurrent());
    const { map } = await this.search.search({
      query: toIndexQuery(query),
      withTaken: query.event.withTaken,
      map: { zoom, maxMarkers: LIMITS.mapMarkers },
    });
    return toBuffer(renderMap(map));
  }

  /** Offers of the published ones of the spaces for an event; none without a date. */
  async listOffers(
    spaceIds: readonly number[],
    request: CatalogEventQuery,
  ): Promise<Map<number, CatalogOffer>> {
    const { offer } = toIndexQuery(this.resolve(request, this.references.getCurrent()).query);
    if (offer === null) return new Map();
    const { ids, offers } = await this.search.search({
      query: { ...EMPTY_QUERY, spaceIds, offer },
      page: WHOLE_RESULT,
      withCards: true,
    });
    return new Map(
      ids.flatMap((id, at) => {
        const found = offers[at];
        return found ? [[id, toCatalogOffer(found)] as const] : [];
      }),
    );
  }

  /** GET /api/catalog/suggest: what a partial search may mean, by name and as a sentence. */
  async suggest(text: string): Promise<{ items: Suggestion[]; parsed: ParsedSentence | null }> {
    const items = await buildSuggestions(
      this.search,
      this.references.getCurrent(),
      text.slice(0, LIMITS.searchText),
    );
    const parsed = this.references.getSentenceParser().parse({
      text: text.trim(),
      today: formatDay(this.getToday()),
      isKnownWord: (word) => this.search.isKnownWord(word),
    });
    const isUnderstood = parsed.chips.length + parsed.ambiguous.length > 0;
    return { items, parsed: isUnderstood ? toParsedAnswer(parsed, { q: text }) : null };
  }

  /** Spaces of the same region and main purpose, most similar first; none while the search is not ready. */
  async listSimilar(spaceId: number, limit: number): Promise<Card[]> {
    return this.search.isReady ? (await this.search.findSimilar(spaceId, limit)).map(parseCard) : [];
  }

  /** Purposes of the front page, with the filter lists. */
  private async listOccasions(
    whole: CatalogSearchResult | null,
    data: ReferenceData,
  ): Promise<CatalogOccasion[]> {
    return whole?.facets ? listOccasions(this.search, data, whole.facets.purposes) : [];
  }

  private relax(resolved: SentenceQuery, total: number, data: ReferenceData): Promise<Relaxation[]> {
    return findRelaxations(resolved, {
      total,
      tree: data.reference.tree,
      today: this.getToday(),
      resolve: (request) => this.resolve(request, data).query,
      count: async (query) => {
        const { withTaken } = query.event;
        return (await this.search.search({ query: toIndexQuery(query), withTaken })).total;
      },
      findTotalOverBudget: async (query) => {
        const page = { sort: TOTAL_ORDER, from: 0, size: 1 } as const;
        const overBudget = { ...toIndexQuery(query), budgetMatch: 'over' } as const;
        const { offers } = await this.search.search({ query: overBudget, page, withCards: true });
        return offers[0] ? toCatalogOffer(offers[0]).total : null;
      },
    });
  }

  private resolve(request: CatalogEventQuery, data: ReferenceData): SentenceQuery {
    const today = this.getToday();
    if (request.q?.trim())
      return resolveSentenceQuery(request, {
        data,
        today,
        parser: this.references.getSentenceParser(),
        isKnownWord: (word) => this.search.isKnownWord(word),
      });
    const query = resolveCatalogQuery(request, data, today);
    return { query, explicit: query, parsed: null };
  }

  private getToday(): number {
    return toPragueDayNumber(this.clock.now());
  }
}

/** Whether a query is the first page of the whole catalogue. */
const isFront = (query: ResolvedCatalogQuery): boolean =>
  !isSpecific(query) &&
  [query.location, query.purpose, query.capacity].every((value) => value === null) &&
  query.page === 1 &&
  query.sort === 'doporucene';

/** Specific queries get no footer links. */
const isSpecific = ({ search, bounds, dates, event, attributes, sentence }: ResolvedCatalogQuery): boolean =>
  sentence !== null ||
  search !== '' ||
  bounds !== null ||
  dates !== null ||
  event !== NO_EVENT ||
  attributes.length > 0;

/** Key of a cached answer: the landing page and pages of a single value, few and frequently requested. */
function toCacheKey(query: ResolvedCatalogQuery, withFacets: boolean): string | null {
  const { location, purpose, capacity, sort, page } = query;
  const valueCount = [location, purpose, capacity].filter((value) => value !== null).length;
  if (valueCount > 1 || page > MAX_CACHED_PAGES || isSpecific(query)) return null;
  return `${location?.id ?? ''}|${purpose?.id ?? ''}|${capacity ?? ''}|${sort}|${page}|${withFacets}`;
}
