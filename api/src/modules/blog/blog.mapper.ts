import { LIMITS, urls } from '@prostora/contracts';
import { storedImage } from '../media/index.ts';
import type {
  BlogAnswerDto,
  BlogCardDto,
  BlogPostAnswerDto,
  BlogPostDto,
  BlogTermLinkDto,
} from './blog.dto.ts';
import type { BlogPost } from './blog-post.entity.ts';
import type { BlogList, BlogPage, ReadPost } from './blog-reader.service.ts';
import type { BlogTerm } from './blog-term.entity.ts';

const link = ({ name, slug }: BlogTerm): BlogTermLinkDto => ({ name, slug });
const neighbour = (post: BlogPost | null): BlogPostAnswerDto['previous'] =>
  post && { url: urls.blogPost(post.slug), title: post.title };

export const blogCard = (post: BlogPost): BlogCardDto => ({
  id: post.id,
  slug: post.slug,
  url: urls.blogPost(post.slug),
  title: post.title,
  perex: post.perex,
  cover: post.cover && storedImage(post.cover, post.coverAlt),
  category: post.category && link(post.category),
  author_name: post.authorName,
  published_at: post.publishedAt?.toISOString() ?? null,
  minutes: post.minutes,
});

export const blogAnswer = (
  { posts, total, categories, category, tag }: BlogList,
  page: number,
): BlogAnswerDto => ({
  items: posts.map(blogCard),
  page,
  nr_of_pages: Math.max(1, Math.ceil(total / LIMITS.blogPageSize)),
  total,
  categories: categories.map(({ term, published }) => ({ ...link(term), count: published })),
  category: category && link(category),
  tag: tag && link(tag),
});

export const blogPost = ({ post, html, facts }: ReadPost): BlogPostDto => ({
  ...blogCard(post),
  html,
  contents: facts.contents,
  spaces: facts.spaces,
  tags: post.tags.getItems().map(link),
  cover_caption: post.coverCaption,
  meta_title: post.metaTitle || post.title,
  meta_description: post.metaDescription || post.perex || facts.excerpt,
  updated_at: post.updatedAt.toISOString(),
});

export const blogPostAnswer = ({ related, previous, next, ...read }: BlogPage): BlogPostAnswerDto => ({
  post: blogPost(read),
  related: related.map(blogCard),
  previous: neighbour(previous),
  next: neighbour(next),
});
