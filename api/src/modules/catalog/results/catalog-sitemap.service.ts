import { Injectable } from '@nestjs/common';
import { LIMITS, urls } from '@prostora/contracts';
import { SitemapSource, type SitemapEntry } from '../../seo/index.ts';
import { buildCatalogUrl, findSeoUrl } from '../query/catalog-urls.ts';
import { toIndexQuery } from '../query/catalog-query.ts';
import { CatalogReferenceStore } from '../index/catalog-reference-store.ts';
import { CatalogSearch } from '../index/catalog-search.ts';
import { EMPTY_QUERY } from '../index/index-query.ts';
import { buildTopicQuery } from '../query/landing-pages.ts';

/**
 * Sitemap of the catalogue: home, demand form, SEO URLs and landing pages of a location, a purpose or both.
 */
@Injectable()
export class CatalogSitemapService extends SitemapSource {
  readonly section = 'katalog';

  constructor(
    private readonly search: CatalogSearch,
    private readonly references: CatalogReferenceStore,
  ) {
    super();
  }

  override getVersion(): string {
    return String(this.search.getVersion(EMPTY_QUERY));
  }

  async *streamEntries(): AsyncIterable<SitemapEntry> {
    const data = this.references.getCurrent();
    const { reference, seoUrls } = data;
    const { facets: counts } = await this.search.search({ query: EMPTY_QUERY, withFacets: true });
    const hasEnough = (id: number, values: ReadonlyMap<number, number> | undefined): boolean =>
      (values?.get(id) ?? 0) >= LIMITS.landingPageSpaces;
    const places = reference.locations
      .map(({ ref }) => ref)
      .filter(({ id, kind }) => kind !== 'country' && hasEnough(id, counts?.locations));
    const purposes = reference.purposes
      .map(({ ref }) => ref)
      .filter(({ id }) => hasEnough(id, counts?.purposes));
    yield { path: urls.home, lastModified: null };
    yield { path: urls.demand, lastModified: null };
    for (const { path, updatedAt } of seoUrls.all)
      yield { path: urls.catalog([path]), lastModified: updatedAt };
    const topics = [
      ...places.map((place) => buildTopicQuery(place, null)),
      ...purposes.map((purpose) => buildTopicQuery(null, purpose)),
    ];
    for (const place of places.filter(({ kind }) => kind === 'region' || kind === 'town')) {
      const { facets } = await this.search.search({
        query: toIndexQuery(buildTopicQuery(place, null)),
        withFacets: true,
      });
      topics.push(
        ...purposes
          .filter(({ id }) => hasEnough(id, facets?.purposes))
          .map((purpose) => buildTopicQuery(place, purpose)),
      );
    }
    for (const topic of topics)
      if (findSeoUrl(topic, seoUrls) === null)
        yield { path: buildCatalogUrl(topic, data), lastModified: null };
  }
}
