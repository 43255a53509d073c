/** `If-None-Match` uses weak comparison: the `W/` prefix is ignored (RFC 9110 §13.1.2). */
const toOpaqueTag = (etag: string): string => etag.trim().replace(/^W\//u, '');

/**
 * @param ifNoneMatch header value: one tag, a list of tags, or `*`
 * @param etag tag of the current state
 * @returns whether the client has the current state; compressing proxies weaken tags
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  (ifNoneMatch.trim() === '*' ||
    ifNoneMatch.split(',').some((each) => toOpaqueTag(each) === toOpaqueTag(etag)));
