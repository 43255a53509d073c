import type { AdminPost, AdminPostInput, StoredImage } from '@prostora/api-client';

/** What the form holds; nothing in it is null where a text is meant. */
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

/** A post nobody has written yet. Accounts are known by their address alone, which is nobody's signature. */
export const NO_VALUES: PostValues = {
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

/** A stored post as its form shows it. */
export const valuesOf = (post: AdminPost): PostValues => ({
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

/** What is typed as the API takes it. The address of a post that was never out follows its title until somebody writes one. */
export const inputOf = (values: PostValues, record: AdminPost | null): AdminPostInput => {
  const { cover, slug, ...others } = values;
  const isMade =
    record !== null &&
    record.published_at === null &&
    slug.trim() === record.slug &&
    values.title.trim() !== record.title;
  return {
    ...others,
    title: values.title.trim(),
    slug: isMade ? null : slug.trim() || null,
    perex: values.perex.trim(),
    cover_id: cover?.id ?? null,
  };
};
