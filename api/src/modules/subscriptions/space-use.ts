import type { AuditActor } from '../audit/index.ts';

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

/** A space that is published, or paused and complete enough to return. */
export type PublishableSpace = {
  id: number;
  name: string;
  isPublished: boolean;
  /** Place in the owner's latest choice; nothing for what was not chosen. */
  keptRank: number | null;
  /** Start of the nearest confirmed reservation. */
  nextReservation: Date | null;
  publishedAt: Date;
};

/** Port filled by spaces: which spaces of a customer are published, and pausing and resuming them. */
export abstract class PublishedSpaces {
  abstract list(customerId: number): Promise<PublishableSpace[]>;
  /** The same with the rows of all spaces of the customer locked; inside a unit of work. */
  abstract listForUpdate(customerId: number): Promise<PublishableSpace[]>;
  abstract listCustomersWithPaused(): Promise<number[]>;
  /** Replaces the owner's choice by these spaces in this order. */
  abstract saveChoice(customerId: number, spaceIds: readonly number[]): Promise<void>;
  abstract pause(actor: AuditActor, spaceIds: readonly number[]): Promise<void>;
  abstract resume(actor: AuditActor, spaceIds: readonly number[]): Promise<void>;
}
