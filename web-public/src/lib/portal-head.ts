import type { RouteHandle } from '@prostora/federation';
import { portal } from '@prostora/strings/cs/portal.ts';

/** Route handle of a portal page: private, so not indexed and without a canonical URL. */
export const portalHandle = (title: string): RouteHandle => ({
  head: () => ({ title, description: portal.layout.description, canonical: null, robots: 'noindex' }),
});
