import { pickEventSearch } from '@prostora/contracts';
import { useLocation, useMatches } from '@prostora/nav';
import type { RouteHandle } from './remotes.ts';

/**
 * The visitor's event of the current page as a query string, for links to pages that use it.
 * @param to path of the link, where the page has more for it
 */
export function useEventSearch(to?: string): string {
  const { search } = useLocation();
  for (const { handle, loaderData } of useMatches()) {
    const own = loaderData ? (handle as RouteHandle | undefined)?.event_search?.(loaderData, to) : undefined;
    if (own !== undefined) return own;
  }
  return pickEventSearch(new URLSearchParams(search));
}
