import { localPath } from '@prostora/contracts';

/** Pages whose address is their key: no robot, no cache and no other site may come to know it, and every letter of it counts. */
export const isPrivateLink = (path: string): boolean =>
  /^\/(?:rezervace|poptavka|hledani|blog\/nahled)\/[^/]+\/[^/]+\/?$/iu.test(path);

/** Escaped bytes stay as they are written. */
const inSmallLetters = (path: string): string =>
  path.replace(/%[0-9a-f]{2}|[A-Z]+/giu, (part) => (part.startsWith('%') ? part : part.toLowerCase()));

/**
 * The one form of a page's address: small letters, no doubled and no closing slashes; the query stays. Null where the address has
 * this form already, or where it would lead away from the site.
 */
export function plainAddress(url: string): string | null {
  const path = url.split('?', 1)[0] ?? '';
  const single = path.replace(/\/{2,}/gu, '/').replace(/(?<=.)\/$/u, '');
  const plain = isPrivateLink(single) ? single : inSmallLetters(single);
  return plain === path ? null : localPath(plain + url.slice(path.length));
}
