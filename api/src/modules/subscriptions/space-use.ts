/** How much of a plan a customer uses; deleted spaces do not count. */
export type SpaceUseCounts = {
  spaces: number;
  /** Photographs of the space that has the most. */
  photos: number;
  /** Spaces with a video. */
  videos: number;
};

/** Port filled by spaces: what a customer uses of a plan. */
export abstract class SpaceUse {
  abstract of(customerId: number): Promise<SpaceUseCounts>;
}
