import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { SeoUrls, SitemapSource, type SitemapEntry } from '../seo/index.ts';
import { SiteRepository } from './site.repository.ts';

/** The catalogue's home and the addresses the operator made for its filters. */
@Injectable()
export class CatalogPagesSitemap extends SitemapSource {
  constructor(private readonly seoUrls: SeoUrls) {
    super();
  }

  async *entries(): AsyncIterable<SitemapEntry> {
    yield { path: urls.home, lastModified: null };
    for (const { path, updatedAt } of (await this.seoUrls.table()).all) yield { path: urls.catalog([path]), lastModified: updatedAt };
  }
}

/** Pages of published spaces. */
@Injectable()
export class SpacesSitemap extends SitemapSource {
  constructor(private readonly repository: SiteRepository) {
    super();
  }

  async *entries(): AsyncIterable<SitemapEntry> {
    for await (const { url, changedAt } of this.repository.publishedSpaces()) yield { path: urls.space(url), lastModified: changedAt };
  }
}
