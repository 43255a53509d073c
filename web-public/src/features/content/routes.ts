import type { Client } from '@prostora/api-client';
import type { RouteObject } from '@prostora/nav';
import { lazyLoader, revalidateUnlessAnchor } from '../../lib/route-loaders.ts';

const importLoaders = () => import('./content.loader.ts');

/** Routes of the pages with edited content. */
export const createContentRoutes = (api: Client): RouteObject[] => [
  {
    id: 'src/features/content/services.page.tsx',
    path: 'sluzby',
    lazy: () => import('./services.page.tsx'),
    loader: lazyLoader(async () => (await importLoaders()).createShowcaseLoader(api, 'sluzby')),
  },
  {
    id: 'src/features/content/panoramas.page.tsx',
    path: '3d-foto',
    lazy: () => import('./panoramas.page.tsx'),
    loader: lazyLoader(async () => (await importLoaders()).createPanoramasLoader(api)),
  },
  {
    id: 'src/features/content/prices.page.tsx',
    path: 'cenik',
    lazy: () => import('./prices.page.tsx'),
    loader: lazyLoader(async () => (await importLoaders()).createPricesLoader(api)),
  },
  {
    id: 'src/features/content/about.page.tsx',
    path: 'o-projektu',
    lazy: () => import('./about.page.tsx'),
    loader: lazyLoader(async () => (await importLoaders()).createShowcaseLoader(api, 'o-projektu')),
  },
  {
    id: 'src/features/content/terms.page.tsx',
    path: 'obchodni-podminky',
    lazy: () => import('./terms.page.tsx'),
    loader: lazyLoader(async () => (await importLoaders()).createTermsLoader(api)),
    shouldRevalidate: revalidateUnlessAnchor,
  },
  {
    id: 'src/features/content/content.page.tsx',
    path: 'stranka/:slug',
    lazy: () => import('./content.page.tsx'),
    loader: lazyLoader(async () => (await importLoaders()).createFreePageLoader(api)),
    shouldRevalidate: revalidateUnlessAnchor,
  },
];
