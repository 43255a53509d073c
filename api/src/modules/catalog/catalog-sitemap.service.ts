import { Injectable } from '@nestjs/common';
import { LIMITS, urls } from '@prostora/contracts';
import { SitemapSource, type SitemapEntry } from '../seo/index.ts';
import { addressOf } from './catalog-address.ts';
import { CatalogLive } from './catalog-live.service.ts';
import { EMPTY_FILTER } from './index/catalog-record.ts';
import { topicQuestion } from './landing-pages.ts';

/**
 * Sitemap of the catalogue: home, demand form, SEO URLs and landing pages of a location, a purpose or both.
 */
@Injectable()
export class CatalogSitemap extends SitemapSource {
  readonly section = 'katalog';

  constructor(private readonly live: CatalogLive) {
    super();
  }

  override version(): string {
    return String(this.live.current().index.version);
  }

  async *entries(): AsyncIterable<SitemapEntry> {
    const live = this.live.current();
    const { index, reference, seoUrls } = live;
    const places = reference.locations
      .map(({ ref }) => ref)
      .filter(({ id, kind }) => kind !== 'country' && index.countOfLocation(id) >= LIMITS.landingPageSpaces);
    const purposes = reference.purposes
      .map(({ ref }) => ref)
      .filter(({ id }) => index.countOfPurpose(id) >= LIMITS.landingPageSpaces);
    yield { path: urls.home, lastModified: null };
    yield { path: urls.demand, lastModified: null };
    for (const { path, updatedAt } of seoUrls.all)
      yield { path: urls.catalog([path]), lastModified: updatedAt };
    const topics = [
      ...places.map((place) => topicQuestion(place, null)),
      ...purposes.map((purpose) => topicQuestion(null, purpose)),
    ];
    for (const place of places.filter(({ kind }) => kind === 'region' || kind === 'town')) {
      const counts = index.facets(index.select({ ...EMPTY_FILTER, locationId: place.id })).purposes;
      topics.push(
        ...purposes
          .filter(({ id }) => (counts.get(id) ?? 0) >= LIMITS.landingPageSpaces)
          .map((purpose) => topicQuestion(place, purpose)),
      );
    }
    for (const topic of topics)
      if (seoUrls.forFilter(topic.filter) === null)
        yield { path: addressOf(topic, reference, seoUrls), lastModified: null };
  }
}
