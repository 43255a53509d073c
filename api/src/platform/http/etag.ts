import { createHash } from 'node:crypto';

const TAG_LENGTH = 27;

/** Strong tag of a text. */
export const buildEtag = (text: string): string =>
  `"${createHash('sha256').update(text).digest('base64url').slice(0, TAG_LENGTH)}"`;

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
