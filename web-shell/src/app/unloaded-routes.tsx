import type { RouteObject } from '@prostora/nav';
import { loadErrorPages } from '../features/errors/error-pages.ts';

export const UNLOADED_ID = 'unloaded';

const never = new Promise<null>(() => undefined);

/**
 * Stands for the public remote where it was not or could not be loaded: every address of it is opened as a new document,
 * which the server writes. The address the browser already shows would loop, so there the failure is said instead.
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
