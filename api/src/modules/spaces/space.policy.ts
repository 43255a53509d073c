import { isSuperAdmin, type Actor } from '../../platform/http/actor.ts';
import { loginRequired, spaceForbidden, spaceGone, spaceNotFound } from './space.errors.ts';
import type { User } from '../accounts/users/index.ts';
import type { Space } from './space.entity.ts';
import type { SpaceRole } from './space.states.ts';

/** The actor, with the space that an edit link lets them edit as its owner. */
export type SpaceActor = Actor & { readonly linkedSpaceId?: number; readonly linkIssuedAt?: Date };

/** An edit link grants the owner's role, if the actor is not the owner and the link is accepted. */
export function resolveSpaceRole(actor: SpaceActor, space: Space): SpaceRole {
  const isOwner = actor.customerId !== null && space.building.customer.id === actor.customerId;
  const byLink =
    !isOwner && actor.linkedSpaceId === space.id && isLinkAccepted(actor, space.building.customer.user);
  return { isOwner: isOwner || byLink, isOperator: isSuperAdmin(actor), ...(byLink && { byLink }) };
}

/** A link is accepted until the owner is blocked or has revoked the links issued so far. */
function isLinkAccepted({ linkIssuedAt }: SpaceActor, { blockedAt, editLinksEndedAt }: User): boolean {
  if (blockedAt !== null) return false;
  return editLinksEndedAt === null || (linkIssuedAt !== undefined && linkIssuedAt > editLinksEndedAt);
}

/** Audit value of changes over an edit link, because they have no user. */
export const toAuditVia = ({ byLink }: SpaceRole): { via?: string } => (byLink ? { via: 'edit-link' } : {});

/** Unpublished spaces are visible only to the owner and the operator. */
function canView(actor: SpaceActor, space: Space): boolean {
  const { isOwner, isOperator } = resolveSpaceRole(actor, space);
  return space.status === 'PUBLISHED' || isOwner || isOperator;
}

/** @throws NOTFOUND when the space is not visible, so that its existence is not revealed */
export function assertCanView(actor: SpaceActor, space: Space): void {
  if (!canView(actor, space)) throw spaceNotFound();
}

/** Like assertCanView for its public URL: a deleted space that was public is reported as gone. */
export function assertCanVisit(actor: SpaceActor, space: Space): void {
  if (!canView(actor, space))
    throw space.status === 'DELETED' && space.publishedAt !== null ? spaceGone() : spaceNotFound();
}

/**
 * Checked before any data of the space is loaded.
 * @throws UNAUTHENTICATED with neither a session nor an edit link
 */
export function assertCanWrite(actor: SpaceActor): void {
  if (actor.userId === null && actor.linkedSpaceId === undefined) throw loginRequired();
}

/** @throws NOTFOUND when the space is not visible, FORBIDDEN unless the actor is the owner or the operator */
export function assertCanChange(actor: SpaceActor, space: Space): void {
  assertCanView(actor, space);
  const { isOwner, isOperator } = resolveSpaceRole(actor, space);
  if (!isOwner && !isOperator) throw spaceForbidden();
}
