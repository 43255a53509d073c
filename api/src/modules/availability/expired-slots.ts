/** Port implemented by reservations: requests not answered in time release their slots. */
export abstract class ExpiredSlots {
  /** Expires such requests of the spaces; called inside a unit of work that has locked them. */
  abstract expireRequests(spaceIds: readonly number[]): Promise<void>;
}
