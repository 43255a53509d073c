import type { RouteHandle } from '@prostora/federation';
import { portal } from '@prostora/strings/cs/portal.ts';

/** Head of a page of the portal: private, so that no robot keeps it and no address of it is canonical. */
export const portalHandle = (title: string): RouteHandle => ({
  head: () => ({ title, description: portal.layout.description, canonical: null, robots: 'noindex' }),
});
