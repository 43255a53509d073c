import type { DemoPost } from './demo-post.types.ts';
import { CHOOSING_POSTS } from './posts-choosing.data.ts';
import { EVENT_POSTS } from './posts-events.data.ts';

export const BLOG_CATEGORIES = [
  { slug: 'svatby', name: 'Svatby' },
  { slug: 'firemni-akce', name: 'Firemní akce' },
  { slug: 'rodina', name: 'Rodina' },
  { slug: 'nataceni', name: 'Focení a natáčení' },
  { slug: 'rady', name: 'Rady' },
] as const;

export const BLOG_POSTS: readonly DemoPost[] = [...CHOOSING_POSTS, ...EVENT_POSTS];
export const BLOG_TAGS: readonly string[] = [...new Set(BLOG_POSTS.flatMap(({ tags }) => tags))];
