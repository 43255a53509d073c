import type { Client } from '@prostora/api-client';
import type { RouteObject } from '@prostora/nav';
import { lazyLoader } from '../../lib/route-loaders.ts';

const importLoaders = () => import('./blog.loader.ts');

/** Routes of the blog: the list, a post, and the preview of an unpublished post. */
export const createBlogRoutes = (api: Client): RouteObject[] => [
  {
    id: 'src/features/blog/blog.page.tsx',
    path: 'blog',
    lazy: () => import('./blog.page.tsx'),
    loader: lazyLoader(async () => (await importLoaders()).createBlogLoader(api)),
  },
  {
    id: 'src/features/blog/post.page.tsx',
    path: 'blog/:slug',
    lazy: () => import('./post.page.tsx'),
    loader: lazyLoader(async () => (await importLoaders()).createPostLoader(api)),
  },
  {
    id: 'src/features/blog/preview.page.tsx',
    path: 'blog/nahled/:id/:token',
    lazy: () => import('./preview.page.tsx'),
    loader: lazyLoader(async () => (await importLoaders()).createPreviewLoader(api)),
  },
];
