import { LIMITS, isTagSlug } from '@prostora/contracts';
import { fieldError, type FieldError, type FieldErrors } from '../../../platform/errors/index.ts';
import { summarizeArticle, sanitizeArticle } from '../../../platform/text/index.ts';
import type { BlogPost } from './blog-post.entity.ts';

/** Editable values of a post, stored in revisions. A null slug is derived from the title. */
export type PostValues = {
  title: string;
  slug: string | null;
  perex: string;
  html: string;
  coverId: number | null;
  coverAlt: string;
  coverCaption: string;
  categoryId: number | null;
  tagIds: number[];
  authorName: string;
  metaTitle: string;
  metaDescription: string;
};

/** Paths below /blog that are not posts. */
const RESERVED_SLUGS: ReadonlySet<string> = new Set(['nahled', 'rss']);

/** Sanitizes the HTML and removes duplicate tags. */
export const sanitizeValues = (values: PostValues): PostValues => ({
  ...values,
  html: sanitizeArticle(values.html),
  tagIds: [...new Set(values.tagIds)].sort((one, other) => one - other),
});

export const toPostValues = (post: BlogPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  perex: post.perex,
  html: post.html,
  coverId: post.cover?.id ?? null,
  coverAlt: post.coverAlt,
  coverCaption: post.coverCaption,
  categoryId: post.category?.id ?? null,
  tagIds: post.tags.getIdentifiers<number>().sort((one, other) => one - other),
  authorName: post.authorName,
  metaTitle: post.metaTitle,
  metaDescription: post.metaDescription,
});

/** Ids of referenced images. */
export const listImageIds = ({ html, coverId }: Pick<PostValues, 'html' | 'coverId'>): number[] => [
  ...(coverId === null ? [] : [coverId]),
  ...summarizeArticle(html).images,
];

export const isPostSlug = (slug: string): boolean => isTagSlug(slug) && !RESERVED_SLUGS.has(slug);

/** Validation errors of sanitized values, by field. */
export function validateValues({ slug, html }: PostValues): Record<string, FieldError> {
  return {
    ...(slug !== null && !isPostSlug(slug) && { slug: fieldError('slug') }),
    ...(html.length > LIMITS.article && { html: fieldError('maxLength', { max: LIMITS.article }) }),
  };
}

/** Fields missing for publication, with errors. */
export const findMissingFields = ({ perex, html }: Pick<PostValues, 'perex' | 'html'>): FieldErrors => ({
  ...(perex === '' && { perex: fieldError('required') }),
  ...(html === '' && { html: fieldError('required') }),
});

/** Values for the audit log; the HTML by its length, as a revision contains it. */
export const toAuditValues = ({
  title,
  slug,
  perex,
  html,
  categoryId,
  authorName,
  metaTitle,
  metaDescription,
}: PostValues): Record<string, unknown> => ({
  title,
  slug,
  perex,
  text_length: html.length,
  category_id: categoryId,
  author_name: authorName,
  meta_title: metaTitle,
  meta_description: metaDescription,
});
