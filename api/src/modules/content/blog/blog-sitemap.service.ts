import { Injectable } from '@nestjs/common';
import { urls } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { toStoredImage } from '../../media/index.ts';
import { SitemapSource, type SitemapEntry } from '../../seo/index.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import { BlogTaxonRepository } from './blog-taxon.repository.ts';

/** Sitemap of the blog: the list, categories and posts with covers. */
@Injectable()
export class BlogSitemapService extends SitemapSource {
  readonly section = 'blog';

  constructor(
    private readonly posts: BlogPostRepository,
    private readonly taxa: BlogTaxonRepository,
    private readonly unit: UnitOfWork,
  ) {
    super();
  }

  async *streamEntries(): AsyncIterable<SitemapEntry> {
    const { categories, posts } = await this.unit.run(async () => ({
      categories: await this.taxa.listWithCounts('category'),
      posts: await this.posts.listAllPublished(),
    }));
    yield { path: urls.blog, lastModified: posts[0]?.publishedAt ?? null };
    for (const { taxon, published } of categories)
      if (published > 0) yield { path: urls.blogList({ category: taxon.slug }), lastModified: null };
    for (const { slug, updatedAt, cover } of posts) {
      const image = cover && toStoredImage(cover).url;
      yield { path: urls.blogPost(slug), lastModified: updatedAt, ...(image && { images: [image] }) };
    }
  }
}
