import type { Api, SiteInfo } from '@prostora/api-client';
import { data, type RouteObject } from '@prostora/nav';
import { urls } from '@prostora/contracts';
import { PageError } from './page-error.tsx';
import { Pages } from './pages.tsx';
import { ROOT_ID, Root } from './root.tsx';

export const PAGES_ID = 'pages';
/** Like every lazy page's, this id is the key of its chunk in the manifest. */
const LOGIN_ID = 'src/app/login.page.tsx';

/** What the frame shows of the site; without it the frame still stands, only poorer. */
async function loadSite(api: Api, signal: AbortSignal): Promise<SiteInfo | null> {
  try {
    return await api.site.info(signal);
  } catch {
    return null;
  }
}

/**
 * All routes of the site: the frame with the public remote's pages and the shell's own inside it, the administration beside it.
 * Used by the server (without administration) and the browser alike, so that both render the same tree.
 */
export function composeRoutes(api: Api, publicRoutes: readonly RouteObject[], adminRoutes: readonly RouteObject[] = []): RouteObject[] {
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
            { id: LOGIN_ID, path: urls.login.slice(1), lazy: () => import('./login.page.tsx'), loader: () => null },
            { id: 'not-found', path: '*', loader: () => { throw data(null, { status: 404 }); } },
          ],
        },
      ],
    },
    ...adminRoutes,
  ];
}
