import type { PageHead, RouteHandle } from '@prostora/federation';
import type { FooterLink } from '@prostora/api-client';
import { common } from '@prostora/strings';

/** A matched route with its data, as both the server's context and `useMatches` can give it. */
export type MatchedPage = { id: string; handle: unknown; data: unknown };

const shellHead = (title: string, description: string): PageHead => ({
  title,
  description,
  canonical: null,
  robots: 'noindex',
});

/** Head of a page that ended in an error; error pages are never indexed. */
export function errorHead(status: number): PageHead {
  if (status === 404 || status === 410) return shellHead(common.notFound.pageTitle, common.notFound.text);
  return shellHead(common.serverError.pageTitle, common.serverError.text);
}

/** The title of a window and of a search result: the page's own, then the site's name; written here and nowhere else. */
export const fullTitle = (title: string, siteName: string): string =>
  title === siteName ? title : `${title} | ${siteName}`;

const handleOf = (match: MatchedPage): RouteHandle => (match.handle ?? {}) as RouteHandle;

/** Head of the deepest matched page that has one and whose data arrived. */
export function headOf(matches: readonly MatchedPage[]): PageHead {
  for (const match of matches.toReversed()) {
    const head = match.data === undefined ? undefined : handleOf(match).head;
    if (head) return head(match.data);
  }
  return { title: common.siteName, description: common.footer.claim, canonical: null, robots: 'noindex' };
}

/** SEO links of the page for the footer; null when the page has none of its own. */
export function footerLinksOf(matches: readonly MatchedPage[]): readonly FooterLink[] | null {
  for (const match of matches.toReversed()) {
    const links = match.data === undefined ? undefined : handleOf(match).footer_links?.(match.data);
    if (links && links.length > 0) return links;
  }
  return null;
}
