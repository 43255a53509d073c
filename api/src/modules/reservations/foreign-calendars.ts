/** Port filled by calendars: what foreign calendars say of a space. */
export abstract class ForeignCalendars {
  /** Reads the space's foreign calendars anew, within a few seconds; one that cannot be read keeps what it said last. Called outside any transaction. */
  abstract refresh(spaceId: number): Promise<void>;
}
