/** Port implemented by spaces: which spaces the rights of a member may be limited to. */
export abstract class TeamSpacesPort {
  /** Ids of the customer's spaces that are not deleted. */
  abstract listSpaceIds(customerId: number): Promise<number[]>;
}
