/** Response of a foreign calendar: its text, or 304. */
export type CalendarReading =
  | { readonly kind: 'read'; readonly text: string; readonly etag: string | null }
  | { readonly kind: 'unchanged' };

/** Port: downloads foreign calendars. */
export abstract class CalendarSource {
  /**
   * @param etag of the version already imported
   * @throws FeedFailure on network failures, timeouts and invalid responses
   */
  abstract read(address: string, etag: string | null, limitMs?: number): Promise<CalendarReading>;
}
