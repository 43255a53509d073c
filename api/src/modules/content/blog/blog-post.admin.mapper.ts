import { toStoredImage } from '../../media/index.ts';
import type { BlogPost } from './blog-post.entity.ts';
import type {
  AdminPostDto,
  AdminPostInput,
  AdminPostRowDto,
  AdminRevisionDto,
} from './blog-post.admin.dto.ts';
import { listAllowedActions } from './blog-post.states.ts';
import type { PostValues } from './blog-post.values.ts';
import type { RevisionSummary } from './blog-revision.repository.ts';
import type { BlogTaxon } from './blog-taxon.entity.ts';

const toTaxonDto = ({ id, name }: BlogTaxon): { id: number; name: string } => ({ id, name });

export const toAdminPostRowDto = (post: BlogPost): AdminPostRowDto => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  status: post.status,
  cover: post.cover && toStoredImage(post.cover, post.coverAlt),
  category: post.category && toTaxonDto(post.category),
  tags: post.tags.getItems().map(toTaxonDto),
  author_name: post.authorName,
  minutes: post.minutes,
  publish_at: post.publishAt?.toISOString() ?? null,
  published_at: post.publishedAt?.toISOString() ?? null,
  updated_at: post.updatedAt.toISOString(),
  allowed_actions: listAllowedActions(post.status),
});

/** A post with its HTML for the editor. */
export const toAdminPostDto = (post: BlogPost, html: string): AdminPostDto => ({
  ...toAdminPostRowDto(post),
  perex: post.perex,
  html,
  cover_alt: post.coverAlt,
  cover_caption: post.coverCaption,
  meta_title: post.metaTitle,
  meta_description: post.metaDescription,
  preview_until: post.previewUntil?.toISOString() ?? null,
  created_at: post.createdAt.toISOString(),
  version: post.version,
});

export const parsePostValues = (input: AdminPostInput): PostValues => ({
  title: input.title,
  slug: input.slug ?? null,
  perex: input.perex,
  html: input.html,
  coverId: input.cover_id,
  coverAlt: input.cover_alt,
  coverCaption: input.cover_caption,
  categoryId: input.category_id,
  tagIds: input.tag_ids,
  authorName: input.author_name,
  metaTitle: input.meta_title,
  metaDescription: input.meta_description,
});

export const toAdminRevisionDto = ({ id, createdAt, author, title }: RevisionSummary): AdminRevisionDto => ({
  id,
  created_at: createdAt.toISOString(),
  author,
  title,
});
