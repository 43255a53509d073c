import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { SitemapSource, type SitemapEntry } from '../../seo/index.ts';
import { CatalogSearch } from '../index/catalog-search.ts';
import { CatalogRepository } from '../index/catalog.repository.ts';
import { EMPTY_QUERY } from '../index/index-query.ts';

/** Sitemap of published spaces with their photographs. */
@Injectable()
export class SpacesSitemapService extends SitemapSource {
  readonly section = 'prostory';

  constructor(
    private readonly search: CatalogSearch,
    private readonly repository: CatalogRepository,
  ) {
    super();
  }

  override getVersion(): string {
    return String(this.search.getVersion(EMPTY_QUERY));
  }

  async *streamEntries(): AsyncIterable<SitemapEntry> {
    for await (const { url, image, changedAt } of this.repository.streamPublishedUrls()) {
      yield { path: urls.space(url), lastModified: changedAt, ...(image !== null && { images: [image] }) };
    }
  }
}
