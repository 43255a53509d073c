/** Port filled by reservations: what a space still owes to guests. */
export abstract class SpaceObligations {
  abstract futureReservations(spaceId: number, now: Date): Promise<number>;
  /** Start of the nearest confirmed reservation that is not over, of those spaces that have one. */
  abstract nextConfirmed(spaceIds: readonly number[], now: Date): Promise<ReadonlyMap<number, Date>>;
}
