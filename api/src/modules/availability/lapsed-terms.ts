/** Port filled by reservations: a request nobody answered in time holds its term no longer. */
export abstract class LapsedTerms {
  /** Ends such requests of the spaces, inside the unit of work that holds them. */
  abstract endOf(spaceIds: readonly number[]): Promise<void>;
}
