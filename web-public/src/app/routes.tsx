import type { Client, Session } from '@prostora/api-client';
import { PUBLIC_NOT_FOUND_ID, PUBLIC_ROUTES_ID } from '@prostora/federation/public-routes.ts';
import { SessionProvider } from '@prostora/federation/session-context.tsx';
import { Outlet, data, type RouteObject } from '@prostora/nav';
import { ApiProvider } from '../lib/api-context.tsx';
import { lazyLoader, revalidateUnlessAnchor } from '../lib/route-loaders.ts';

/** Pages on which visitors arrive. The routes of all others are a chunk of their own. */
const createLandingRoutes = (api: Client): RouteObject[] => [
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
];

/** Loads the factory of the routes that `createRoutes` takes as `remaining`. */
export const loadRemainingRoutes = async () => (await import('./remaining-routes.ts')).createRemainingRoutes;

/**
 * Routes of the public pages, for the browser and the document server. The id of a page is its key in this
 * remote's manifest, by which the server finds the files to preload. The API calls `fetch` in the browser,
 * and in process on the server.
 */
export const createRoutes = (
  api: Client,
  session: Session | null,
  remaining: readonly RouteObject[] = [],
): RouteObject[] => [
  {
    id: PUBLIC_ROUTES_ID,
    element: (
      <ApiProvider api={api}>
        <SessionProvider session={session}>
          <Outlet />
        </SessionProvider>
      </ApiProvider>
    ),
    children: [
      ...createLandingRoutes(api),
      ...remaining,
      {
        id: PUBLIC_NOT_FOUND_ID,
        path: '*',
        element: null,
        loader: () => {
          throw data(null, { status: 404 });
        },
      },
    ],
  },
];
