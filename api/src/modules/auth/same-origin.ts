/** What a browser tells about where a request comes from. */
export type RequestOrigin = {
  origin: string | undefined;
  secFetchSite: string | undefined;
  host: string | undefined;
};

export type OriginVerdict = 'same' | 'foreign' | 'unknown';

/**
 * Whether a request was made by a page of this site. Browsers send both headers on their own and no page can change them; a request
 * with neither is `unknown`: no browser of today, so it carries nobody's cookies against their will unless it is an old one.
 */
export function judgeOrigin({ origin, secFetchSite, host }: RequestOrigin, publicUrl: string): OriginVerdict {
  if (secFetchSite !== undefined && secFetchSite !== 'same-origin' && secFetchSite !== 'none')
    return 'foreign';
  if (origin !== undefined) return isOwn(origin, host, publicUrl) ? 'same' : 'foreign';
  return secFetchSite === 'same-origin' ? 'same' : 'unknown';
}

/** The site's public origin, or the very host the request was sent to (another name of the same machine). */
function isOwn(origin: string, host: string | undefined, publicUrl: string): boolean {
  const site = new URL(publicUrl);
  return origin === site.origin || (host !== undefined && origin === `${site.protocol}//${host}`);
}
