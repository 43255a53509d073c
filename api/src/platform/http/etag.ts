/** The weakening prefix does not matter to `If-None-Match`: the comparison is weak (RFC 9110 §13.1.2). */
const opaque = (etag: string): string => etag.trim().replace(/^W\//u, '');

/**
 * @param ifNoneMatch value of the header: one tag, a list of them, or `*`
 * @returns whether the client has the current state already; proxies that compress make a tag weak
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((each) => opaque(each) === opaque(etag)));
