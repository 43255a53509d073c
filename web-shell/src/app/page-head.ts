import type { PageHead, RouteHandle } from '@prostora/federation';
import type { FooterLink } from '@prostora/api-client';
import { common } from '@prostora/strings';

/** A matched route with its data, from the server's context or `useMatches`. */
export type MatchedPage = { id: string; handle: unknown; data: unknown };

const createShellHead = (title: string, description: string): PageHead => ({
  title,
  description,
  canonical: null,
  robots: 'noindex',
});

/** Head of an error page; never indexed. */
export function createErrorHead(status: number): PageHead {
  if (status === 404 || status === 410)
    return createShellHead(common.notFound.pageTitle, common.notFound.text);
  return createShellHead(common.serverError.pageTitle, common.serverError.text);
}

/** Document title: the page's title with the site name. */
export const formatTitle = (title: string, siteName: string): string =>
  title === siteName ? title : `${title} | ${siteName}`;

const getHandle = (match: MatchedPage): RouteHandle => (match.handle ?? {}) as RouteHandle;

/** Head of the deepest matched page that has a head and data. */
export function findHead(matches: readonly MatchedPage[]): PageHead {
  for (const match of matches.toReversed()) {
    const head = match.data === undefined ? undefined : getHandle(match).head;
    if (head) return head(match.data);
  }
  return { title: common.siteName, description: common.footer.claim, canonical: null, robots: 'noindex' };
}

/** SEO links of the page for the footer; null without any. */
export function findFooterLinks(matches: readonly MatchedPage[]): readonly FooterLink[] | null {
  for (const match of matches.toReversed()) {
    const links = match.data === undefined ? undefined : getHandle(match).footer_links?.(match.data);
    if (links && links.length > 0) return links;
  }
  return null;
}
