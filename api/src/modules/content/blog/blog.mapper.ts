import { LIMITS, urls } from '@prostora/contracts';
import { toStoredImage } from '../../media/index.ts';
import type {
  BlogAnswerDto,
  BlogCardDto,
  BlogPostAnswerDto,
  BlogPostDto,
  BlogTaxonLinkDto,
} from './blog.dto.ts';
import type { BlogPost } from './blog-post.entity.ts';
import type { BlogList, BlogPage, RenderedPost } from './blog-reader.service.ts';
import type { BlogTaxon } from './blog-taxon.entity.ts';

const toTaxonLinkDto = ({ name, slug }: BlogTaxon): BlogTaxonLinkDto => ({ name, slug });
const toNeighbourDto = (post: BlogPost | null): BlogPostAnswerDto['previous'] =>
  post && { url: urls.blogPost(post.slug), title: post.title };

export const toBlogCardDto = (post: BlogPost): BlogCardDto => ({
  id: post.id,
  slug: post.slug,
  url: urls.blogPost(post.slug),
  title: post.title,
  perex: post.perex,
  cover: post.cover && toStoredImage(post.cover, post.coverAlt),
  category: post.category && toTaxonLinkDto(post.category),
  author_name: post.authorName,
  published_at: post.publishedAt?.toISOString() ?? null,
  minutes: post.minutes,
});

export const toBlogAnswerDto = (
  { posts, total, categories, category, tag }: BlogList,
  page: number,
): BlogAnswerDto => ({
  items: posts.map(toBlogCardDto),
  page,
  nr_of_pages: Math.max(1, Math.ceil(total / LIMITS.blogPageSize)),
  total,
  categories: categories.map(({ taxon, published }) => ({ ...toTaxonLinkDto(taxon), count: published })),
  category: category && toTaxonLinkDto(category),
  tag: tag && toTaxonLinkDto(tag),
});

export const toBlogPostDto = ({ post, html, article }: RenderedPost): BlogPostDto => ({
  ...toBlogCardDto(post),
  html,
  contents: article.contents,
  spaces: article.spaces,
  tags: post.tags.getItems().map(toTaxonLinkDto),
  cover_caption: post.coverCaption,
  meta_title: post.metaTitle || post.title,
  meta_description: post.metaDescription || post.perex || article.excerpt,
  updated_at: post.updatedAt.toISOString(),
});

export const toBlogPostAnswerDto = ({ related, previous, next, ...read }: BlogPage): BlogPostAnswerDto => ({
  post: toBlogPostDto(read),
  related: related.map(toBlogCardDto),
  previous: toNeighbourDto(previous),
  next: toNeighbourDto(next),
});
