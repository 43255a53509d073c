/** Response of a foreign calendar: its text, or 304. */
export type CalendarDownload =
  | { readonly kind: 'read'; readonly text: string; readonly etag: string | null }
  | { readonly kind: 'unchanged' };

/** Port: downloads foreign calendars. */
export abstract class CalendarSourcePort {
  /**
   * @param etag of the version already imported
   * @throws FeedFailure on network failures, timeouts and invalid responses
   */
  abstract download(url: string, etag: string | null, timeoutMs?: number): Promise<CalendarDownload>;
}
