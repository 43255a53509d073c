/** Reasons why a foreign calendar cannot be read; each has a message in the error texts. */
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

/** Failure to read a foreign calendar. Contains no URL, as it often includes a secret. */
export class FeedFailure extends Error {
  override readonly name = 'FeedFailure';
  readonly code: FeedFailureCode;

  constructor(code: FeedFailureCode) {
    super(code);
    this.code = code;
  }
}
