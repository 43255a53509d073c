/** Response of a foreign calendar: what busy time is parsed from, or 304. */
export type CalendarDownload =
  | { readonly kind: 'read'; readonly text: string; readonly etag: string | null }
  | { readonly kind: 'unchanged' };

/** Port: downloads foreign calendars. */
export abstract class CalendarSourcePort {
  /**
   * @param etag of the version already imported
   * @param from start of the window in epoch milliseconds: events that ended before it may be left out
   * @throws FeedFailure on network failures, timeouts and invalid responses
   */
  abstract download(
    url: string,
    etag: string | null,
    timeoutMs?: number,
    from?: number,
  ): Promise<CalendarDownload>;
}
