import { isSuperAdmin, type Actor } from '../../platform/http/actor.ts';
import { loginNeeded, spaceForbidden, spaceNotFound } from './space.errors.ts';
import type { Space } from './space.entity.ts';
import type { Relation } from './space.states.ts';

/** Who asks, and the one space an e-mailed link lets them edit as its owner would. */
export type SpaceActor = Actor & { readonly linkedSpaceId?: number };

/** How the actor stands to the space. */
export const relationTo = (actor: SpaceActor, space: Space): Relation => ({
  isOwner: (actor.customerId !== null && space.building.customer.id === actor.customerId) || actor.linkedSpaceId === space.id,
  isOperator: isSuperAdmin(actor),
});

/** An unpublished space exists only for its owner and the operator; for others there is nothing to know about. */
export function assertMayView(actor: SpaceActor, space: Space): void {
  const { isOwner, isOperator } = relationTo(actor, space);
  if (space.status !== 'PUBLISHED' && !isOwner && !isOperator) throw spaceNotFound();
}

/** Changes are made by somebody signed in, or by who holds an edit link; said before anything is told about the space. */
export function assertMayWrite(actor: SpaceActor): void {
  if (actor.userId === null && actor.linkedSpaceId === undefined) throw loginNeeded();
}

/** Only the owner and the operator may change a space; whose existence is private is not found, else it is forbidden. */
export function assertMayChange(actor: SpaceActor, space: Space): void {
  assertMayView(actor, space);
  const { isOwner, isOperator } = relationTo(actor, space);
  if (!isOwner && !isOperator) throw spaceForbidden();
}
