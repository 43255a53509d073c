import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { SitemapSource, type SitemapEntry } from '../seo/index.ts';
import { CatalogLive } from './catalog-live.service.ts';
import { CatalogRepository } from './catalog.repository.ts';

/** Sitemap of published spaces with their photographs. */
@Injectable()
export class SpacesSitemap extends SitemapSource {
  readonly section = 'prostory';

  constructor(
    private readonly live: CatalogLive,
    private readonly repository: CatalogRepository,
  ) {
    super();
  }

  override version(): string {
    return String(this.live.current().index.version);
  }

  async *entries(): AsyncIterable<SitemapEntry> {
    for await (const { url, image, changedAt } of this.repository.publishedAddresses()) {
      yield { path: urls.space(url), lastModified: changedAt, ...(image !== null && { images: [image] }) };
    }
  }
}
