import type { SpaceLimits } from '../subscriptions/index.ts';
import { computeCompleteness, toListingDetails } from './space.completeness.ts';
import type { SpaceEditingDto } from './space-editing.dto.ts';
import { findPublicationProblems } from './space.publication.ts';
import type { FullSpace } from './space.repository.ts';
import { listAllowedActions, type SpaceRole } from './space.states.ts';

const FIELDS = ['images', 'perex', 'capacity', 'tags.purpose', 'city'] as const;

/** @returns null when the actor may not edit the space */
export function toSpaceEditingDto(
  space: FullSpace,
  relation: SpaceRole,
  limits: SpaceLimits,
): SpaceEditingDto | null {
  if (!listAllowedActions(space, relation).includes('edit')) return null;
  const missing = new Set(findPublicationProblems(space).map(({ field }) => field));
  return {
    checklist: [
      { field: 'email', done: space.building.customer.user.emailConfirmedAt !== null },
      ...FIELDS.map((field) => ({ field, done: !missing.has(field) })),
    ],
    completeness: computeCompleteness(toListingDetails(space), limits).percent,
    max_photos: limits.nrOfPhotosInSpace,
    has_video: limits.hasVideoInSpace,
    reason: space.statusReason,
    is_suspended: space.suspendedAt !== null,
    relation: relation.byLink ? 'link' : relation.isOperator ? 'operator' : 'owner',
  };
}
