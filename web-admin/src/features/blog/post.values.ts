import type { AdminPost, AdminPostInput, StoredImage } from '@prostora/api-client';

/** Form values; texts are never null. */
export type PostValues = {
  title: string;
  slug: string;
  perex: string;
  html: string;
  cover: StoredImage | null;
  cover_alt: string;
  cover_caption: string;
  category_id: number | null;
  tag_ids: number[];
  author_name: string;
  meta_title: string;
  meta_description: string;
};

/** Values of a new post. The author is empty, as accounts are known by e-mail only. */
export const EMPTY_VALUES: PostValues = {
  title: '',
  slug: '',
  perex: '',
  html: '',
  cover: null,
  cover_alt: '',
  cover_caption: '',
  category_id: null,
  tag_ids: [],
  author_name: '',
  meta_title: '',
  meta_description: '',
};

/** Form values of a post. */
export const toFormValues = (post: AdminPost): PostValues => ({
  title: post.title,
  slug: post.slug,
  perex: post.perex,
  html: post.html,
  cover: post.cover,
  cover_alt: post.cover_alt,
  cover_caption: post.cover_caption,
  category_id: post.category?.id ?? null,
  tag_ids: post.tags.map(({ id }) => id),
  author_name: post.author_name,
  meta_title: post.meta_title,
  meta_description: post.meta_description,
});

/** API input of the form. An unpublished post's slug follows its title until the slug is edited. */
export const toInput = (values: PostValues, record: AdminPost | null): AdminPostInput => {
  const { cover, slug, ...others } = values;
  const isSlugDerived =
    record !== null &&
    record.published_at === null &&
    slug.trim() === record.slug &&
    values.title.trim() !== record.title;
  return {
    ...others,
    title: values.title.trim(),
    slug: isSlugDerived ? null : slug.trim() || null,
    perex: values.perex.trim(),
    cover_id: cover?.id ?? null,
  };
};
