import { spaceNotFound, stepNotAllowed } from './space.errors.ts';
import { assertMayChange, relationTo, type SpaceActor } from './space.policy.ts';
import type { TouredSpace } from './space.repository.ts';
import { allowedActions } from './space.states.ts';

/**
 * Asserts that the actor may change photos and panoramas of the space in its present status.
 * @throws NOTFOUND, FORBIDDEN or STATUS_CONFLICT otherwise
 */
export function editable(actor: SpaceActor, space: TouredSpace | null): TouredSpace {
  if (!space) throw spaceNotFound();
  assertMayChange(actor, space);
  if (!allowedActions(space, relationTo(actor, space)).includes('edit')) throw stepNotAllowed();
  return space;
}

/** Rate-limit key of uploads: the user, or the space of an edit link. */
export const senderOf = ({ userId, linkedSpaceId }: SpaceActor): string =>
  userId === null ? `space-${linkedSpaceId ?? 0}` : `user-${userId}`;
