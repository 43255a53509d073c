import { Injectable } from '@nestjs/common';
import { LIMITS, urls } from '@prostora/contracts';
import { Clock } from '../../platform/clock/clock.ts';
import { DomainError } from '../../platform/errors/index.ts';
import { Redirects } from '../seo/index.ts';
import { SimilarSpaces } from '../spaces/index.ts';
import { AnswerCache } from './answer-cache.ts';
import { addressOf, canonicalOf, seoUrlOf } from './catalog-address.ts';
import { footerLinks } from './catalog-links.ts';
import { CatalogLive, type LiveCatalog } from './catalog-live.service.ts';
import { questionOf, type CatalogQuestion, type CatalogRequest } from './catalog-query.ts';
import { finished, isOwnQuestion, renderCatalog, renderMap } from './catalog-render.ts';
import { CatalogSearches } from './catalog-searches.service.ts';
import { suggestionsFor, type Suggestion } from './catalog-suggestions.ts';
import { dayAt } from './index/busy-days.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import { fromBytes } from './index/columns.ts';
import { mapView } from './index/map-view.ts';
import { mostSimilar } from './index/similar.ts';
import { findParentLandingPage, isLandingPage } from './landing-pages.ts';

/** The space card, typed by the port. */
type Card = Awaited<ReturnType<SimilarSpaces['similarTo']>>[number];

const CACHE_BYTES = 24 * 1024 * 1024;
/** Cached pages of an unspecific list. */
const CACHED_PAGES = 10;

/** The public catalogue, answered from the index of this process as serialized JSON. */
@Injectable()
export class CatalogService extends SimilarSpaces {
  private readonly cache = new AnswerCache(CACHE_BYTES);

  constructor(
    private readonly live: CatalogLive,
    private readonly clock: Clock,
    private readonly redirects: Redirects,
    private readonly searches: CatalogSearches,
  ) {
    super();
  }

  /**
   * GET /api/catalog/new/. An empty result has one page.
   * @throws DomainError NOTFOUND past the last page; for a moved path with the new URL as `redirect`
   */
  list(request: CatalogRequest, withFacets: boolean, isTyped = false): Buffer | Promise<never> {
    try {
      return this.found(request, withFacets, isTyped);
    } catch (error) {
      if (request.path && error instanceof DomainError && error.kind === 'not-found')
        return this.moved(request.path, error);
      throw error;
    }
  }

  private async moved(path: string, error: DomainError): Promise<never> {
    const redirect = await this.redirects.targetOf(urls.catalog([path]));
    throw redirect === null ? error : new DomainError(error.kind, error.code, { extra: { redirect } });
  }

  private found(request: CatalogRequest, withFacets: boolean, isTyped: boolean): Buffer {
    const live = this.live.current();
    const question = this.questionOf(request, live);
    if (!isPopular(question))
      return finished(this.answer(live, question, withFacets, isTyped && question.page === 1));
    const key = `${question.location?.id ?? ''}|${question.purpose?.id ?? ''}|${question.filter.capacity ?? ''}|${question.sort}|${question.page}|${withFacets}`;
    const version = live.index.versions.versionFor(question.filter);
    const known = this.cache.get(key, version);
    if (known !== null) return known;
    const rendered = finished(this.answer(live, question, withFacets));
    this.cache.set(key, rendered, version);
    return rendered;
  }

  /** GET /api/catalog/map: map data at a zoom; the bounds of the request are part of the filter. */
  map(request: CatalogRequest, zoom: number): Buffer {
    const live = this.live.current();
    const { index } = live;
    return finished(
      renderMap(
        index.columns,
        mapView(index.columns, index.select(this.questionOf(request, live).filter), LIMITS.mapMarkers, zoom),
      ),
    );
  }

  suggest(text: string): { items: Suggestion[] } {
    return { items: suggestionsFor(this.live.current(), text) };
  }

  /** Spaces of the same region and main purpose, most similar first; none while the index is not ready. */
  async similarTo(spaceId: number, limit: number): Promise<Card[]> {
    if (!this.live.isReady) return [];
    const { index, reference } = this.live.current();
    const slot = index.columns.slotOf(spaceId);
    if (slot === undefined) return [];
    const region = index.locationsOf(slot).find((id) => reference.tree.byId(id)?.kind === 'region') ?? null;
    const [purpose = null] = index.purposesOf(slot);
    const near = index.select({ ...EMPTY_FILTER, locationId: region, purposeId: purpose });
    const selection = near.total > limit ? near : index.select({ ...EMPTY_FILTER, purposeId: purpose });
    return mostSimilar(index.columns, slot, selection, limit).map(
      (other) => JSON.parse(fromBytes(index.columns.card(other))) as Card,
    );
  }

  private questionOf(request: CatalogRequest, { reference, seoUrls }: LiveCatalog): CatalogQuestion {
    return questionOf(request, reference, seoUrls, dayAt(this.clock.now().getTime()));
  }

  private answer(
    live: LiveCatalog,
    question: CatalogQuestion,
    withFacets: boolean,
    isSearch = false,
  ): string {
    const seoUrl = seoUrlOf(question, live.seoUrls);
    // Links use the index too, so they come before the selection, which is valid only until the next one.
    const texts = {
      newUrl: addressOf(question, live.reference, live.seoUrls),
      canonical: canonicalOf(toCanonical(live, question), live.reference, live.seoUrls),
      seoUrl,
      footerLinks: isSpecific(question) ? [] : footerLinks(live, question, seoUrl),
    };
    const selection = live.index.select(question.filter);
    if (isSearch) this.searches.note(question.filter, selection.total);
    const nrOfPages = Math.max(1, Math.ceil(selection.total / LIMITS.catalogPageSize));
    if (question.page > nrOfPages) throw new DomainError('not-found', 'NOTFOUND');
    const page = live.index.page(
      selection,
      question.sort,
      (question.page - 1) * LIMITS.catalogPageSize,
      LIMITS.catalogPageSize,
    );
    return renderCatalog(live, {
      question,
      texts,
      selection,
      page,
      nrOfPages,
      facets: withFacets ? live.index.facets(selection) : null,
    });
  }
}

/** A filter with too few spaces has its parent landing page as canonical URL. */
const toCanonical = (live: LiveCatalog, question: CatalogQuestion): CatalogQuestion =>
  isOwnQuestion(question) || isLandingPage(live, question) ? question : findParentLandingPage(live, question);

/** Custom queries get no footer links. */
const isSpecific = ({ filter }: CatalogQuestion): boolean =>
  filter.search !== '' || filter.bounds !== null || filter.days !== null || filter.attributeIds.length > 0;

/** The landing page and pages of a single value: few and frequently requested. */
function isPopular(question: CatalogQuestion): boolean {
  const chosen = [question.location, question.purpose, question.filter.capacity].filter(
    (value) => value !== null,
  ).length;
  return chosen <= 1 && question.page <= CACHED_PAGES && !isSpecific(question);
}
