import { localPath } from '@prostora/contracts';

/** Pages whose URL contains a secret token: not indexed, not cached, no referrer, case-sensitive. */
export const isPrivateLink = (path: string): boolean =>
  /^\/(?:rezervace|poptavka|hledani|blog\/nahled)\/[^/]+\/[^/]+\/?$/iu.test(path);

/** Percent-encoded bytes are left unchanged. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/giu, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * Canonical form of a URL: lower case, no repeated or trailing slashes, unchanged query. Null when the URL is
 * canonical already or would leave the site.
 */
export function plainAddress(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '';
  const single = path.replace(/\/{2,}/gu, '/').replace(/(?<=.)\/$/u, '');
  const plain = isPrivateLink(single) ? single : inSmallLetters(single);
  return plain === path ? null : localPath(plain + url.slice(path.length));
}
