import { Injectable } from '@nestjs/common';
import { LIMITS, urls } from '@prostora/contracts';
import { SitemapSource, type SitemapEntry } from '../seo/index.ts';
import { buildCatalogUrl } from './catalog-urls.ts';
import { CatalogIndexStore } from './catalog-index-store.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import { buildTopicQuery } from './landing-pages.ts';

/**
 * Sitemap of the catalogue: home, demand form, SEO URLs and landing pages of a location, a purpose or both.
 */
@Injectable()
export class CatalogSitemapService extends SitemapSource {
  readonly section = 'katalog';

  constructor(private readonly store: CatalogIndexStore) {
    super();
  }

  override version(): string {
    return String(this.store.getCatalog().index.version);
  }

  async *entries(): AsyncIterable<SitemapEntry> {
    const catalog = this.store.getCatalog();
    const { index, reference, seoUrls } = catalog;
    const places = reference.locations
      .map(({ ref }) => ref)
      .filter(({ id, kind }) => kind !== 'country' && index.countInLocation(id) >= LIMITS.landingPageSpaces);
    const purposes = reference.purposes
      .map(({ ref }) => ref)
      .filter(({ id }) => index.countForPurpose(id) >= LIMITS.landingPageSpaces);
    yield { path: urls.home, lastModified: null };
    yield { path: urls.demand, lastModified: null };
    for (const { path, updatedAt } of seoUrls.all)
      yield { path: urls.catalog([path]), lastModified: updatedAt };
    const topics = [
      ...places.map((place) => buildTopicQuery(place, null)),
      ...purposes.map((purpose) => buildTopicQuery(null, purpose)),
    ];
    for (const place of places.filter(({ kind }) => kind === 'region' || kind === 'town')) {
      const counts = index.facets(index.select({ ...EMPTY_FILTER, locationId: place.id })).purposes;
      topics.push(
        ...purposes
          .filter(({ id }) => (counts.get(id) ?? 0) >= LIMITS.landingPageSpaces)
          .map((purpose) => buildTopicQuery(place, purpose)),
      );
    }
    for (const topic of topics)
      if (seoUrls.forFilter(topic.filter) === null)
        yield { path: buildCatalogUrl(topic, reference, seoUrls), lastModified: null };
  }
}
