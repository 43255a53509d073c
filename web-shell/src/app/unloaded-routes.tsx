import type { RouteObject } from '@prostora/nav';
import { RemoteFailedPage } from '../features/errors/message-page.tsx';

export const UNLOADED_ID = 'unloaded';

const never = new Promise<null>(() => undefined);

/**
 * Stands for the public remote where it was not or could not be loaded: every address of it is opened as a new document,
 * which the server writes. The address the browser already shows would loop, so there the failure is said instead.
 */
export function unloadedRoutes(startedAt: string): RouteObject[] {
  return [{
    id: UNLOADED_ID,
    path: '*',
    Component: RemoteFailedPage,
    loader: ({ request }) => {
      if (request.url === startedAt) return null;
      location.assign(request.url);
      return never;
    },
  }];
}
