import type { BlogTermDto } from './blog-term.admin.dto.ts';
import type { CountedTerm } from './blog-term.repository.ts';

export const blogTerm = ({
  term: { id, name, slug, version },
  posts,
  published,
}: CountedTerm): BlogTermDto => ({ id, name, slug, posts, published_posts: published, version });
