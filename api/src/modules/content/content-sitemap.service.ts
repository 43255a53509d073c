import { Injectable } from '@nestjs/common';
import { SitemapSource, type SitemapEntry } from '../seo/index.ts';
import { PublishedContent } from './published-content.service.ts';

/** Sitemap of content pages. */
@Injectable()
export class ContentSitemap extends SitemapSource {
  readonly section = 'stranky';

  constructor(private readonly published: PublishedContent) {
    super();
  }

  async *entries(): AsyncIterable<SitemapEntry> {
    yield* await this.published.addresses();
  }
}
