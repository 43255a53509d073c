import { Injectable } from '@nestjs/common';
import { LIMITS, urls } from '@prostora/contracts';
import { DomainError } from '../../../platform/errors/index.ts';
import { summarizeArticle, type ArticleSummary } from '../../../platform/text/index.ts';
import { ImageLibraryService } from '../../media/index.ts';
import { RedirectsService } from '../../seo/index.ts';
import type { BlogPost } from './blog-post.entity.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import type { BlogTaxon, BlogTaxonKind } from './blog-taxon.entity.ts';
import { BlogTaxonRepository, type TaxonWithCounts } from './blog-taxon.repository.ts';
import { postNotFound, postGone, postMoved } from './blog.errors.ts';

export type BlogList = {
  posts: BlogPost[];
  total: number;
  categories: TaxonWithCounts[];
  category: BlogTaxon | null;
  tag: BlogTaxon | null;
};
/** A post with rendered HTML and the outline of its article. */
export type RenderedPost = { post: BlogPost; html: string; article: ArticleSummary };
export type BlogPage = RenderedPost & {
  related: BlogPost[];
  previous: BlogPost | null;
  next: BlogPost | null;
};

const MAX_RELATED = 3;
const FEED_SIZE = 30;

/** Public blog: published posts only. */
@Injectable()
export class BlogReaderService {
  constructor(
    private readonly posts: BlogPostRepository,
    private readonly taxa: BlogTaxonRepository,
    private readonly images: ImageLibraryService,
    private readonly redirects: RedirectsService,
  ) {}

  /** A page of the list; 404 for an unknown category or tag and for a page past the last. */
  async list({
    category: categorySlug,
    tag: tagSlug,
    page,
  }: {
    category: string | null;
    tag: string | null;
    page: number;
  }): Promise<BlogList> {
    const [category, tag] = [
      await this.findTaxon('category', categorySlug),
      await this.findTaxon('tag', tagSlug),
    ];
    const { posts, total } = await this.posts.listPublished({
      categoryId: category?.id ?? null,
      tagId: tag?.id ?? null,
      page,
      pageSize: LIMITS.blogPageSize,
    });
    if (page > 1 && posts.length === 0) throw new DomainError('not-found', 'NOTFOUND');
    return {
      posts,
      total,
      category,
      tag,
      categories: (await this.taxa.listWithCounts('category')).filter(({ published }) => published > 0),
    };
  }

  /** A post by slug; reports the redirect target of a moved post and 410 for a deleted one. */
  async getBySlug(slug: string): Promise<BlogPage> {
    const post = await this.posts.findPublishedBySlug(slug);
    if (!post) {
      const moved = await this.redirects.find(urls.blogPost(slug));
      throw moved === null ? postNotFound() : moved.to === null ? postGone() : postMoved(moved.to);
    }
    const related = await this.posts.listRelated(post, MAX_RELATED);
    return { ...(await this.render(post)), related, ...(await this.posts.findNeighbours(post)) };
  }

  /** Renders the HTML of a post. */
  async render(post: BlogPost): Promise<RenderedPost> {
    return { post, html: await this.images.renderArticle(post.html), article: summarizeArticle(post.html) };
  }

  /** Latest posts for the RSS feed. */
  async listLatest(): Promise<BlogPost[]> {
    return (await this.posts.listPublished({ categoryId: null, tagId: null, page: 1, pageSize: FEED_SIZE }))
      .posts;
  }

  private async findTaxon(kind: BlogTaxonKind, slug: string | null): Promise<BlogTaxon | null> {
    if (slug === null) return null;
    const taxon = await this.taxa.findBySlug(kind, slug);
    if (!taxon) throw new DomainError('not-found', 'NOTFOUND');
    return taxon;
  }
}
