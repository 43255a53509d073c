import type { RouteObject } from '@prostora/nav';
import { loadErrorPages } from '../features/errors/error-pages.ts';

export const UNLOADED_ID = 'unloaded';

const never = new Promise<null>(() => undefined);

/**
 * Routes in place of an unloaded public remote: every path opens a new document from the server. The current
 * URL would loop, so it shows the failure instead.
 */
export function unloadedRoutes(startedAt: string): RouteObject[] {
  return [
    {
      id: UNLOADED_ID,
      path: '*',
      lazy: async () => ({ Component: (await loadErrorPages()).RemoteFailedPage }),
      loader: ({ request }) => {
        if (request.url === startedAt) return null;
        location.assign(request.url);
        return never;
      },
    },
  ];
}
