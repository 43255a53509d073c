import { toLocalPath } from '@prostora/contracts';

/**
 * Pages opened by a secret token, in the path or in the fragment: not indexed, not cached, no referrer,
 * case-sensitive.
 */
export const isPrivateLink = (path: string): boolean =>
  /^\/(?:(?:rezervace|poptavka|hledani|vyber|cekani|opce|zitra|blog\/nahled)\/[^/]+\/[^/]+|(?:rezervace|nabidka|cekani|opce|odmitnuti|soukromi)\/[^/]+)\/?$/iu.test(
    path,
  );

/** Percent-encoded bytes are left unchanged. */
const toLowerCasePath = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/giu, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Canonical form of a URL: lower case, no repeated or trailing slashes, unchanged query. Null when the URL is
 * canonical already or would leave the site.
 */
export function toCanonicalUrl(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '';
  const collapsed = path.replace(/\/{2,}/gu, '/').replace(/(?<=.)\/$/u, '');
  const canonical = isPrivateLink(collapsed) ? collapsed : toLowerCasePath(collapsed);
  return canonical === path ? null : toLocalPath(canonical + url.slice(path.length));
}
