import { isSuperAdmin, type Actor } from '../../platform/http/actor.ts';
import { loginNeeded, spaceForbidden, spaceGone, spaceNotFound } from './space.errors.ts';
import type { User } from '../users/index.ts';
import type { Space } from './space.entity.ts';
import type { Relation } from './space.states.ts';

/** Who asks, and the one space an e-mailed link lets them edit as its owner would. */
export type SpaceActor = Actor & { readonly linkedSpaceId?: number; readonly linkIssuedAt?: Date };

/** How the actor stands to the space; an edit link counts where the actor is not the owner anyway, and for no more than its owner may do: nothing once they are blocked. */
export function relationTo(actor: SpaceActor, space: Space): Relation {
  const owns = actor.customerId !== null && space.building.customer.id === actor.customerId;
  const byLink =
    !owns && actor.linkedSpaceId === space.id && isLinkAccepted(actor, space.building.customer.user);
  return { isOwner: owns || byLink, isOperator: isSuperAdmin(actor), ...(byLink && { byLink }) };
}

/** A link counts until its owner is blocked or has ended the links issued so far. */
function isLinkAccepted({ linkIssuedAt }: SpaceActor, { blockedAt, editLinksEndedAt }: User): boolean {
  if (blockedAt !== null) return false;
  return editLinksEndedAt === null || (linkIssuedAt !== undefined && linkIssuedAt > editLinksEndedAt);
}

/** Nobody is signed in behind a link; the record says that it was one. */
export const viaLink = ({ byLink }: Relation): { via?: string } => (byLink ? { via: 'edit-link' } : {});

/** An unpublished space exists only for its owner and the operator. */
function mayView(actor: SpaceActor, space: Space): boolean {
  const { isOwner, isOperator } = relationTo(actor, space);
  return space.status === 'PUBLISHED' || isOwner || isOperator;
}

/** For who may not see a space there is nothing to know about. */
export function assertMayView(actor: SpaceActor, space: Space): void {
  if (!mayView(actor, space)) throw spaceNotFound();
}

/** The same for whoever comes to its address, where they may have seen it: they hear that it is gone. */
export function assertMayVisit(actor: SpaceActor, space: Space): void {
  if (!mayView(actor, space))
    throw space.status === 'DELETED' && space.publishedAt !== null ? spaceGone() : spaceNotFound();
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
