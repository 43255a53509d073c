/** Port implemented by calendars. */
export abstract class PublicProgramPort {
  /** Whether the public program of the building names an event. */
  abstract hasEvents(buildingId: number): Promise<boolean>;
}
