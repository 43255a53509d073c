import type { BlogAnswer, BlogPost, BlogPostAnswer } from './generated/types.gen.ts';
import type { Calls } from './calls.ts';

export type BlogQuery = { page?: number | string; category?: string; tag?: string };

/** Public blog. */
export const blogCalls = ({ get }: Calls) => ({
  list: (query: BlogQuery, signal?: AbortSignal) => get<BlogAnswer>('blog', query, signal),
  read: (slug: string, signal?: AbortSignal) =>
    get<BlogPostAnswer>(`blog/${encodeURIComponent(slug)}`, undefined, signal),
  preview: (id: string, token: string, signal?: AbortSignal) =>
    get<BlogPost>(`blog/preview/${encodeURIComponent(id)}/${encodeURIComponent(token)}`, undefined, signal),
});
