import type { PageHead, RouteHandle } from '@prostora/federation';
import type { FooterLink } from '@prostora/api-client';
import { common } from '@prostora/strings';

/** A matched route with its data, from the server's context or `useMatches`. */
export type MatchedPage = { id: string; handle: unknown; data: unknown };

const shellHead = (title: string, description: string): PageHead => ({
  title,
  description,
  canonical: null,
  robots: 'noindex',
});

/** Head of an error page; never indexed. */
export function errorHead(status: number): PageHead {
  if (status === 404 || status === 410) return shellHead(common.notFound.pageTitle, common.notFound.text);
  return shellHead(common.serverError.pageTitle, common.serverError.text);
}

/** Document title: the page's title with the site name. */
export const fullTitle = (title: string, siteName: string): string =>
  title === siteName ? title : `${title} | ${siteName}`;

const handleOf = (match: MatchedPage): RouteHandle => (match.handle ?? {}) as RouteHandle;

/** Head of the deepest matched page that has a head and data. */
export function headOf(matches: readonly MatchedPage[]): PageHead {
  for (const match of matches.toReversed()) {
    const head = match.data === undefined ? undefined : handleOf(match).head;
    if (head) return head(match.data);
  }
  return { title: common.siteName, description: common.footer.claim, canonical: null, robots: 'noindex' };
}

/** SEO links of the page for the footer; null without any. */
export function footerLinksOf(matches: readonly MatchedPage[]): readonly FooterLink[] | null {
  for (const match of matches.toReversed()) {
    const links = match.data === undefined ? undefined : handleOf(match).footer_links?.(match.data);
    if (links && links.length > 0) return links;
  }
  return null;
}
