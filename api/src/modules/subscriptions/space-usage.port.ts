import type { AuditActor } from '../audit/index.ts';

/** Usage of the limits of a plan, without deleted spaces. */
export type SpaceUsage = {
  spaces: number;
  /** Photos of the space with the most. */
  photos: number;
  /** Number of spaces with a video. */
  videos: number;
};

/** Port implemented by the spaces module. */
export abstract class SpaceUsagePort {
  abstract getUsage(customerId: number): Promise<SpaceUsage>;
}

/** A published space, or a paused one that is complete enough to be resumed. */
export type PublishableSpace = {
  id: number;
  name: string;
  isPublished: boolean;
  /** Rank in the owner's latest choice; null for spaces not chosen. */
  keptRank: number | null;
  /** Start of the nearest confirmed reservation. */
  nextReservation: Date | null;
  publishedAt: Date;
};

/** Port implemented by the spaces module: lists, pauses and resumes the published spaces of a customer. */
export abstract class PublishedSpacesPort {
  abstract list(customerId: number): Promise<PublishableSpace[]>;
  /** The same, with all spaces of the customer locked. Must run inside a unit of work. */
  abstract listForUpdate(customerId: number): Promise<PublishableSpace[]>;
  abstract listCustomersWithPaused(): Promise<number[]>;
  /** Replaces the owner's choice. */
  abstract saveChoice(customerId: number, spaceIds: readonly number[]): Promise<void>;
  abstract pause(actor: AuditActor, spaceIds: readonly number[]): Promise<void>;
  abstract resume(actor: AuditActor, spaceIds: readonly number[]): Promise<void>;
}
