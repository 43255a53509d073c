/** Port implemented by reservations: requests not answered in time release their slots. */
export abstract class LapsedTerms {
  /** Expires such requests of the spaces; called inside a unit of work that has locked them. */
  abstract endOf(spaceIds: readonly number[]): Promise<void>;
}
