/** Port implemented by spaces: which spaces the rights of a member may be limited to, and their names. */
export abstract class TeamSpacesPort {
  /** Ids of the customer's spaces that are not deleted. */
  abstract listSpaceIds(customerId: number): Promise<number[]>;
  /** Names by alphabet, without deleted spaces. */
  abstract listNames(spaceIds: readonly number[]): Promise<string[]>;
}
