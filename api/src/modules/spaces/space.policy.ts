import { isSuperAdmin, type Actor } from '../../platform/http/actor.ts';
import { spaceForbidden, spaceNotFound } from './space.errors.ts';
import type { Space } from './space.entity.ts';
import type { Relation } from './space.states.ts';

/** How the actor stands to the space. */
export const relationTo = (actor: Actor, space: Space): Relation => ({
  isOwner: actor.customerId !== null && space.building.customer.id === actor.customerId,
  isOperator: isSuperAdmin(actor),
});

/** An unpublished space exists only for its owner and the operator; for others there is nothing to know about. */
export function assertMayView(actor: Actor, space: Space): void {
  const { isOwner, isOperator } = relationTo(actor, space);
  if (space.status !== 'PUBLISHED' && !isOwner && !isOperator) throw spaceNotFound();
}

/** Only the owner and the operator may change a space; whose existence is private is not found, else it is forbidden. */
export function assertMayChange(actor: Actor, space: Space): void {
  assertMayView(actor, space);
  const { isOwner, isOperator } = relationTo(actor, space);
  if (!isOwner && !isOperator) throw spaceForbidden();
}
