/** Port filled by reservations: what a space still owes to guests. */
export abstract class SpaceObligations {
  abstract futureReservations(spaceId: number, now: Date): Promise<number>;
}
