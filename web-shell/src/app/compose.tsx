import { getSiteInfo, type Client, type SiteInfo } from '@prostora/api-client';
import { data, type RouteObject } from '@prostora/nav';
import { PageError } from './page-error.tsx';
import { Pages } from './pages.tsx';
import { ROOT_ID } from './root-id.ts';
import { Root } from './root.tsx';
import { shellRoutes } from './shell-routes.ts';

export const PAGES_ID = 'pages';

/** Site information for the layout; null on a failure, which the layout tolerates. */
async function loadSite(api: Client, signal: AbortSignal): Promise<SiteInfo | null> {
  try {
    return await getSiteInfo({ client: api, signal });
  } catch {
    return null;
  }
}

/**
 * All routes of the site: the layout with the pages of the public remote and of the shell, and the
 * administration. Used by the server (without administration) and the browser, so that both render the same
 * tree.
 */
export function composeRoutes(
  api: Client,
  publicRoutes: readonly RouteObject[],
  adminRoutes: readonly RouteObject[] = [],
): RouteObject[] {
  return [
    {
      id: ROOT_ID,
      Component: Root,
      ErrorBoundary: PageError,
      loader: ({ request }) => loadSite(api, request.signal),
      shouldRevalidate: () => false,
      HydrateFallback: () => null,
      children: [
        {
          id: PAGES_ID,
          Component: Pages,
          ErrorBoundary: PageError,
          children: [
            ...publicRoutes,
            ...shellRoutes,
            {
              id: 'not-found',
              path: '*',
              loader: () => {
                throw data(null, { status: 404 });
              },
            },
          ],
        },
      ],
    },
    ...adminRoutes,
  ];
}
