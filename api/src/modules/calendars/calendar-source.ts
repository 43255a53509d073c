/** What came of asking a foreign calendar: its text, or that it is as it was. */
export type CalendarReading =
  | { readonly kind: 'read'; readonly text: string; readonly etag: string | null }
  | { readonly kind: 'unchanged' };

/** Port: fetches foreign calendars from the network. */
export abstract class CalendarSource {
  /** Reads the calendar at the address within the time (milliseconds); `etag` of what is known already. Throws a FeedFailure. */
  abstract read(address: string, etag: string | null, limitMs?: number): Promise<CalendarReading>;
}
