import { Injectable } from '@nestjs/common';
import { LIMITS, urls } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { RedirectsService } from '../seo/index.ts';
import { SimilarSpaces } from '../spaces/index.ts';
import { AnswerCache } from './answer-cache.ts';
import { buildCatalogUrl, buildCanonicalUrl, findSeoUrl } from './catalog-urls.ts';
import { listFooterLinks } from './catalog-links.ts';
import { CatalogIndexStore, type LoadedCatalog } from './catalog-index-store.ts';
import { resolveCatalogQuery, type ResolvedCatalogQuery, type CatalogQuery } from './catalog-query.ts';
import { toBuffer, isCustomQuery, renderCatalog, renderMap } from './catalog-render.ts';
import { CatalogSearchStatisticsService } from './catalog-search-statistics.service.ts';
import { buildSuggestions, type Suggestion } from './catalog-suggestions.ts';
import { toPragueDay } from './index/busy-days.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import { fromBytes } from './index/columns.ts';
import { buildMapView } from './index/map-view.ts';
import { findMostSimilar } from './index/similar.ts';
import { findParentLandingPage, isLandingPage } from './landing-pages.ts';

/** The space card, typed by the port. */
type Card = Awaited<ReturnType<SimilarSpaces['listSimilar']>>[number];

const CACHE_BYTES = 24 * 1024 * 1024;
/** Cached pages of an unspecific list. */
const MAX_CACHED_PAGES = 10;

/** The public catalogue, answered from the index of this process as serialized JSON. */
@Injectable()
export class CatalogService extends SimilarSpaces {
  private readonly answerCache = new AnswerCache(CACHE_BYTES);

  constructor(
    private readonly store: CatalogIndexStore,
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
  list(request: CatalogQuery, withFacets: boolean, isTyped = false): Buffer | Promise<never> {
    try {
      return this.renderOrCached(request, withFacets, isTyped);
    } catch (error) {
      if (request.path && error instanceof DomainError && error.kind === 'not-found')
        return this.rejectWithRedirect(request.path, error);
      throw error;
    }
  }

  private async rejectWithRedirect(path: string, error: DomainError): Promise<never> {
    const redirect = await this.redirects.findTarget(urls.catalog([path]));
    throw redirect === null ? error : new DomainError('not-found', 'NOTFOUND', { extra: { redirect } });
  }

  private renderOrCached(request: CatalogQuery, withFacets: boolean, isTyped: boolean): Buffer {
    const catalog = this.store.getCatalog();
    const query = this.resolveQuery(request, catalog);
    if (!isCacheable(query))
      return toBuffer(this.renderAnswer(catalog, query, withFacets, isTyped && query.page === 1));
    const key = `${query.location?.id ?? ''}|${query.purpose?.id ?? ''}|${query.filter.capacity ?? ''}|${query.sort}|${query.page}|${withFacets}`;
    const version = catalog.index.versions.versionFor(query.filter);
    const cached = this.answerCache.get(key, version);
    if (cached !== null) return cached;
    const rendered = toBuffer(this.renderAnswer(catalog, query, withFacets));
    this.answerCache.set(key, rendered, version);
    return rendered;
  }

  /** GET /api/catalog/map: map data at a zoom; the bounds of the request are part of the filter. */
  map(request: CatalogQuery, zoom: number): Buffer {
    const catalog = this.store.getCatalog();
    const { index } = catalog;
    return toBuffer(
      renderMap(
        index.columns,
        buildMapView(
          index.columns,
          index.select(this.resolveQuery(request, catalog).filter),
          LIMITS.mapMarkers,
          zoom,
        ),
      ),
    );
  }

  suggest(text: string): { items: Suggestion[] } {
    return { items: buildSuggestions(this.store.getCatalog(), text) };
  }

  /** Spaces of the same region and main purpose, most similar first; none while the index is not ready. */
  async listSimilar(spaceId: number, limit: number): Promise<Card[]> {
    if (!this.store.isReady) return [];
    const { index, reference } = this.store.getCatalog();
    const slot = index.columns.findSlot(spaceId);
    if (slot === undefined) return [];
    const region =
      index.getLocationIds(slot).find((id) => reference.tree.findById(id)?.kind === 'region') ?? null;
    const [purpose = null] = index.getPurposeIds(slot);
    const near = index.select({ ...EMPTY_FILTER, locationId: region, purposeId: purpose });
    const selection = near.total > limit ? near : index.select({ ...EMPTY_FILTER, purposeId: purpose });
    return findMostSimilar(index.columns, slot, selection, limit).map(
      (other) => JSON.parse(fromBytes(index.columns.getCard(other))) as Card,
    );
  }

  private resolveQuery(request: CatalogQuery, { reference, seoUrls }: LoadedCatalog): ResolvedCatalogQuery {
    return resolveCatalogQuery(request, reference, seoUrls, toPragueDay(this.clock.now().getTime()));
  }

  private renderAnswer(
    catalog: LoadedCatalog,
    query: ResolvedCatalogQuery,
    withFacets: boolean,
    isSearch = false,
  ): string {
    const seoUrl = findSeoUrl(query, catalog.seoUrls);
    // Links use the index too, so they come before the selection, which is valid only until the next one.
    const texts = {
      newUrl: buildCatalogUrl(query, catalog.reference, catalog.seoUrls),
      canonical: buildCanonicalUrl(findCanonicalQuery(catalog, query), catalog.reference, catalog.seoUrls),
      seoUrl,
      footerLinks: isSpecific(query) ? [] : listFooterLinks(catalog, query, seoUrl),
    };
    const selection = catalog.index.select(query.filter);
    if (isSearch) this.searchStatistics.recordSearch(query.filter, selection.total);
    const nrOfPages = Math.max(1, Math.ceil(selection.total / LIMITS.catalogPageSize));
    if (query.page > nrOfPages) throw new DomainError('not-found', 'NOTFOUND');
    const page = catalog.index.page(
      selection,
      query.sort,
      (query.page - 1) * LIMITS.catalogPageSize,
      LIMITS.catalogPageSize,
    );
    return renderCatalog(catalog, {
      query,
      texts,
      selection,
      page,
      nrOfPages,
      facets: withFacets ? catalog.index.facets(selection) : null,
    });
  }
}

/** A filter with too few spaces has its parent landing page as canonical URL. */
const findCanonicalQuery = (catalog: LoadedCatalog, query: ResolvedCatalogQuery): ResolvedCatalogQuery =>
  isCustomQuery(query) || isLandingPage(catalog, query) ? query : findParentLandingPage(catalog, query);

/** Custom queries get no footer links. */
const isSpecific = ({ filter }: ResolvedCatalogQuery): boolean =>
  filter.search !== '' || filter.bounds !== null || filter.days !== null || filter.attributeIds.length > 0;

/** The landing page and pages of a single value: few and frequently requested. */
function isCacheable(query: ResolvedCatalogQuery): boolean {
  const valueCount = [query.location, query.purpose, query.filter.capacity].filter(
    (value) => value !== null,
  ).length;
  return valueCount <= 1 && query.page <= MAX_CACHED_PAGES && !isSpecific(query);
}
