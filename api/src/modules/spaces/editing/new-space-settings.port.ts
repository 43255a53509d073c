/**
 * Booking settings of a new space, implemented by the availability module, which depends on this one. Spaces
 * without stored settings keep the defaults of former releases.
 */
export abstract class NewSpaceSettingsPort {
  /** Requires the unit of work that creates the space. */
  abstract create(spaceId: number): Promise<void>;
}
