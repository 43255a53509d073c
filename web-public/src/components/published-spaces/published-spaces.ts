import type { OwnerSpace } from '@prostora/api-client';

const isPublished = ({ status }: OwnerSpace): boolean => status === 'PUBLISHED';

/** Spaces that may be published without approval: published ones, and paused ones that are complete. */
export const listPublishable = (spaces: readonly OwnerSpace[]): OwnerSpace[] =>
  spaces.filter((space) => isPublished(space) || (space.paused_at !== null && space.missing.length === 0));

export const listPublishedIds = (spaces: readonly OwnerSpace[]): number[] =>
  spaces.filter(isPublished).map(({ id }) => id);
