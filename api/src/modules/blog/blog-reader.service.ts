import { Injectable } from '@nestjs/common';
import { LIMITS, urls } from '@prostora/contracts';
import { DomainError } from '../../platform/errors/index.ts';
import { readArticle, type ArticleFacts } from '../../platform/text/index.ts';
import { ImageLibrary } from '../media/index.ts';
import { Redirects } from '../seo/index.ts';
import type { BlogPost } from './blog-post.entity.ts';
import { BlogPostRepository } from './blog-post.repository.ts';
import type { BlogTerm, BlogTermKind } from './blog-term.entity.ts';
import { BlogTermRepository, type CountedTerm } from './blog-term.repository.ts';
import { noPost, postGone, postMoved } from './blog.errors.ts';

export type BlogList = {
  posts: BlogPost[];
  total: number;
  categories: CountedTerm[];
  category: BlogTerm | null;
  tag: BlogTerm | null;
};
/** A post with rendered HTML and the outline of its article. */
export type ReadPost = { post: BlogPost; html: string; facts: ArticleFacts };
export type BlogPage = ReadPost & { related: BlogPost[]; previous: BlogPost | null; next: BlogPost | null };

const RELATED = 3;
const FEED = 30;

/** Public blog: published posts only. */
@Injectable()
export class BlogReader {
  constructor(
    private readonly posts: BlogPostRepository,
    private readonly terms: BlogTermRepository,
    private readonly images: ImageLibrary,
    private readonly redirects: Redirects,
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
    const { posts, total } = await this.posts.shown({
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
      categories: (await this.terms.counted('category')).filter(({ published }) => published > 0),
    };
  }

  /** A post by slug; reports the redirect target of a moved post and 410 for a deleted one. */
  async read(slug: string): Promise<BlogPage> {
    const post = await this.posts.shownBySlug(slug);
    if (!post) {
      const moved = await this.redirects.find(urls.blogPost(slug));
      throw moved === null ? noPost() : moved.to === null ? postGone() : postMoved(moved.to);
    }
    const related = await this.posts.related(post, RELATED);
    return { ...(await this.filled(post)), related, ...(await this.posts.neighbours(post)) };
  }

  /** Renders the HTML of a post. */
  async filled(post: BlogPost): Promise<ReadPost> {
    return { post, html: await this.images.shown(post.html), facts: readArticle(post.html) };
  }

  /** Latest posts for the RSS feed. */
  async latest(): Promise<BlogPost[]> {
    return (await this.posts.shown({ categoryId: null, tagId: null, page: 1, pageSize: FEED })).posts;
  }

  private async findTaxon(kind: BlogTermKind, slug: string | null): Promise<BlogTerm | null> {
    if (slug === null) return null;
    const term = await this.terms.bySlug(kind, slug);
    if (!term) throw new DomainError('not-found', 'NOTFOUND');
    return term;
  }
}
