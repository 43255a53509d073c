import { spaceNotFound, stepNotAllowed } from './space.errors.ts';
import { assertMayChange, relationTo, type SpaceActor } from './space.policy.ts';
import type { TouredSpace } from './space.repository.ts';
import { allowedActions } from './space.states.ts';

/** The space, where the actor may change its pictures now. */
export function editable(actor: SpaceActor, space: TouredSpace | null): TouredSpace {
  if (!space) throw spaceNotFound();
  assertMayChange(actor, space);
  if (!allowedActions(space, relationTo(actor, space)).includes('edit')) throw stepNotAllowed();
  return space;
}

/** Uploads are counted by person; of an e-mailed link by the space it is for. */
export const senderOf = ({ userId, linkedSpaceId }: SpaceActor): string =>
  userId === null ? `space-${linkedSpaceId ?? 0}` : `user-${userId}`;
