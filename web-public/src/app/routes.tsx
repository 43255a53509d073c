import type { Client, Session } from '@prostora/api-client';
import { urls } from '@prostora/contracts';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { Outlet, data, type RouteObject } from '@prostora/nav';
import { createBlogRoutes } from '../features/blog/routes.ts';
import { createContentRoutes } from '../features/content/routes.ts';
import { ApiProvider } from '../lib/api-context.tsx';
import { loadPrivateLink } from '../lib/private-link.ts';
import { lazyLoader, noData, revalidateUnlessAnchor } from '../lib/route-loaders.ts';
import { portalRoutes } from './portal-routes.ts';

/** Routes of the pages; features with more than two pages export their own. */
const createPageRoutes = (api: Client): RouteObject[] => [
  {
    id: 'src/features/catalog/catalog.page.tsx',
    lazy: () => import('../features/catalog/catalog.page.tsx'),
    loader: lazyLoader(async () =>
      (await import('../features/catalog/catalog.loader.ts')).createCatalogLoader(api),
    ),
    shouldRevalidate: revalidateUnlessAnchor,
    children: [
      { id: 'catalog-home', index: true, element: null },
      { id: 'catalog-path', path: 'katalog/*', element: null },
    ],
  },
  {
    id: 'src/features/space/space.page.tsx',
    path: 'prostor/*',
    lazy: () => import('../features/space/space.page.tsx'),
    loader: lazyLoader(async () =>
      (await import('../features/space/space.loader.ts')).createSpaceLoader(api),
    ),
  },
  {
    id: 'src/features/building/building.page.tsx',
    path: 'budova/:slug',
    lazy: () => import('../features/building/building.page.tsx'),
    loader: lazyLoader(async () =>
      (await import('../features/building/building.loader.ts')).createBuildingLoader(api),
    ),
  },
  {
    id: 'src/features/space/edit/edit-link.page.tsx',
    path: urls.editLink.slice(1),
    lazy: () => import('../features/space/edit/edit-link.page.tsx'),
    loader: noData,
  },
  ...createBlogRoutes(api),
  {
    id: 'src/features/demand/demand.page.tsx',
    path: urls.demand.slice(1),
    lazy: () => import('../features/demand/demand.page.tsx'),
    // The form writes its event into the address and is not loaded again by it.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    loader: lazyLoader(async () =>
      (await import('../features/demand/demand.loader.ts')).createDemandLoader(api),
    ),
  },
  {
    id: 'src/features/demand/sent-demand.page.tsx',
    path: 'poptavka/:id/:token',
    lazy: () => import('../features/demand/sent-demand.page.tsx'),
    loader: loadPrivateLink,
  },
  {
    id: 'src/features/guest-reservation/guest-reservation.page.tsx',
    path: 'rezervace/:id/:token',
    lazy: () => import('../features/guest-reservation/guest-reservation.page.tsx'),
    loader: loadPrivateLink,
  },
  {
    id: 'src/features/favourites/favourites.page.tsx',
    path: urls.favourites.slice(1),
    lazy: () => import('../features/favourites/favourites.page.tsx'),
    loader: noData,
  },
  {
    id: 'src/features/comparison/comparison.page.tsx',
    path: 'porovnani',
    lazy: async () => (await import('../features/comparison/comparison.page.tsx')).createComparisonRoute(api),
  },
  ...createContentRoutes(api),
  {
    id: 'src/features/saved-search/saved-search.page.tsx',
    path: 'hledani/:id/:token',
    lazy: async () =>
      (await import('../features/saved-search/saved-search.page.tsx')).createSavedSearchRoute(api),
  },
  portalRoutes,
  {
    id: 'public-not-found',
    path: '*',
    element: null,
    loader: () => {
      throw data(null, { status: 404 });
    },
  },
];

/**
 * Routes of the public pages, for the browser and the document server. The id of a page is its key in this
 * remote's manifest, by which the server finds the files to preload. The API calls `fetch` in the browser,
 * and in process on the server.
 */
export const createRoutes = (api: Client, session: Session | null): RouteObject[] => [
  {
    id: 'public',
    element: (
      <ApiProvider api={api}>
        <SessionProvider session={session}>
          <Outlet />
        </SessionProvider>
      </ApiProvider>
    ),
    children: createPageRoutes(api),
  },
];
