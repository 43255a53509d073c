/** Port implemented by the calendars module: events of foreign calendars in a space. */
export abstract class ForeignCalendars {
  /**
   * Refreshes the feeds of the space within a few seconds; an unreadable feed keeps its last events. Call
   * outside a transaction.
   */
  abstract refresh(spaceId: number): Promise<void>;
}
