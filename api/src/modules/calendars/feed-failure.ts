/** Why a foreign calendar could not be read; each code has its phrase among the errors. */
export const FEED_FAILURES = [
  'FEED_ADDRESS',
  'FEED_UNREACHABLE',
  'FEED_TIMEOUT',
  'FEED_REDIRECT',
  'FEED_REFUSED',
  'FEED_NOT_CALENDAR',
  'FEED_TOO_LARGE',
] as const;
export type FeedFailureCode = (typeof FEED_FAILURES)[number];

/** A foreign calendar that could not be read. Says nothing of its address, which often holds a secret. */
export class FeedFailure extends Error {
  override readonly name = 'FeedFailure';
  readonly code: FeedFailureCode;

  constructor(code: FeedFailureCode) {
    super(code);
    this.code = code;
  }
}
