import type { DemoPost } from './demo-post.types.ts';
import { CHOOSING } from './posts-choosing.data.ts';
import { EVENTS } from './posts-events.data.ts';

export const BLOG_CATEGORIES = [
  { slug: 'svatby', name: 'Svatby' },
  { slug: 'firemni-akce', name: 'Firemní akce' },
  { slug: 'rodina', name: 'Rodina' },
  { slug: 'nataceni', name: 'Focení a natáčení' },
  { slug: 'rady', name: 'Rady' },
] as const;

export const BLOG_POSTS: readonly DemoPost[] = [...CHOOSING, ...EVENTS];
export const BLOG_TAGS: readonly string[] = [...new Set(BLOG_POSTS.flatMap(({ tags }) => tags))];
