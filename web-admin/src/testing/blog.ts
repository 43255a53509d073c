import type { AdminPost, AdminPostRow, AdminPostsAnswer, BlogTaxon } from '@prostora/api-client';
import type { Handlers } from './console.tsx';

export const postRow = (id: number, changes: Partial<AdminPostRow> = {}): AdminPostRow => ({
  id,
  slug: `clanek-${id}`,
  title: `Post ${id}`,
  status: 'DRAFT',
  cover: null,
  category: { id: 3, name: 'Svatby' },
  tags: [],
  author_name: 'Jana Novak',
  minutes: 4,
  publish_at: null,
  published_at: null,
  updated_at: '2026-11-20T10:00:00Z',
  allowed_actions: ['edit', 'publish', 'schedule', 'delete'],
  ...changes,
});

export const postsAnswer = (items: AdminPostRow[]): AdminPostsAnswer => ({
  items,
  counts: { all: 7, DRAFT: 4, SCHEDULED: 1, PUBLISHED: 2 },
  page: 1,
  nr_of_pages: 1,
  total: items.length,
});

/** A draft with all details. */
export const postRecord = (changes: Partial<AdminPost> = {}): AdminPost => ({
  ...postRow(5),
  perex: 'Perex',
  html: '<p>Text</p>',
  cover_alt: '',
  cover_caption: '',
  meta_title: '',
  meta_description: '',
  preview_until: null,
  created_at: '2026-11-01T10:00:00Z',
  version: 2,
  ...changes,
});

export const blogTaxon = (id: number, name: string, changes: Partial<BlogTaxon> = {}): BlogTaxon => ({
  id,
  name,
  slug: name.toLowerCase(),
  posts: 0,
  published_posts: 0,
  version: 1,
  ...changes,
});

export const blogHandlers: Handlers = {
  'GET admin/blog/categories': () => ({
    body: { items: [blogTaxon(3, 'Svatby', { posts: 2, published_posts: 1 }), blogTaxon(4, 'Firmy')] },
  }),
  'GET admin/blog/tags': () => ({
    body: { items: [blogTaxon(8, 'loft', { posts: 1 }), blogTaxon(9, 'sklep')] },
  }),
  'GET admin/audit': () => ({ body: { items: [], page: 1, nr_of_pages: 1, total: 0 } }),
  'GET site': () => ({ body: { name: 'Prostora' } }),
};
