import { spaceNotFound, stepNotAllowed } from '../space.errors.ts';
import { assertCanChange, resolveSpaceRole, type SpaceActor } from '../space.policy.ts';
import type { SpaceWithPanoramas } from '../space.repository.ts';
import { listAllowedActions } from '../space.states.ts';

/**
 * Asserts that the actor may change photos and panoramas of the space in its present status.
 * @throws NOTFOUND, FORBIDDEN or STATUS_CONFLICT otherwise
 */
export function assertEditable(actor: SpaceActor, space: SpaceWithPanoramas | null): SpaceWithPanoramas {
  if (!space) throw spaceNotFound();
  assertCanChange(actor, space);
  if (!listAllowedActions(space, resolveSpaceRole(actor, space)).includes('edit')) throw stepNotAllowed();
  return space;
}
