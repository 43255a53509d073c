import { pickEventSearch } from '@prostora/contracts';
import { useLocation, useMatches } from '@prostora/nav';
import type { RouteHandle } from './remotes.ts';

/** The visitor's event of the current page as a query string, for links to pages that use it. */
export function useEventSearch(): string {
  const { search } = useLocation();
  for (const { handle, loaderData } of useMatches()) {
    const own = loaderData ? (handle as RouteHandle | undefined)?.event_search?.(loaderData) : undefined;
    if (own !== undefined) return own;
  }
  return pickEventSearch(new URLSearchParams(search));
}
