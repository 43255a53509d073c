import { Injectable } from '@nestjs/common';
import { SitemapSource, type SitemapEntry } from '../seo/index.ts';
import { PublishedContentService } from './published-content.service.ts';

/** Sitemap of content pages. */
@Injectable()
export class ContentSitemapService extends SitemapSource {
  readonly section = 'stranky';

  constructor(private readonly published: PublishedContentService) {
    super();
  }

  async *streamEntries(): AsyncIterable<SitemapEntry> {
    yield* await this.published.listSitemapEntries();
  }
}
