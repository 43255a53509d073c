import type { MemberPermission } from '@prostora/contracts';
import { isSuperAdmin, type Actor } from '../../platform/http/actor.ts';
import { loginRequired, spaceForbidden, spaceGone, spaceNotFound } from './space.errors.ts';
import { isMember, mayActFor } from '../accounts/members/index.ts';
import type { User } from '../accounts/users/index.ts';
import type { Space } from './space.entity.ts';
import type { SpaceRole } from './space.states.ts';

/** The actor, with the space that an edit link lets them edit as its owner. */
export type SpaceActor = Actor & { readonly linkedSpaceId?: number; readonly linkIssuedAt?: Date };

const mayInSpace = (actor: Actor, space: Space, permission: MemberPermission): boolean =>
  mayActFor(actor, space.building.customer.id, permission, space.id);

/**
 * Members that may write have the owner's role. An edit link grants it to others, if the link is accepted.
 */
export function resolveSpaceRole(actor: SpaceActor, space: Space): SpaceRole {
  const isWriter = mayInSpace(actor, space, 'write');
  const byLink =
    !isWriter && actor.linkedSpaceId === space.id && isLinkAccepted(actor, space.building.customer.user);
  return {
    isOwner: isWriter || byLink,
    isOperator: isSuperAdmin(actor),
    ...(byLink && { byLink }),
    ...(isWriter && !mayInSpace(actor, space, 'delete') && { cannotDelete: true }),
  };
}

/** A link is accepted until the owner is blocked or has revoked the links issued so far. */
function isLinkAccepted({ linkIssuedAt }: SpaceActor, { blockedAt, editLinksEndedAt }: User): boolean {
  if (blockedAt !== null) return false;
  return editLinksEndedAt === null || (linkIssuedAt !== undefined && linkIssuedAt > editLinksEndedAt);
}

/** Audit value of changes over an edit link, because they have no user. */
export const toAuditVia = ({ byLink }: SpaceRole): { via?: string } => (byLink ? { via: 'edit-link' } : {});

/** Unpublished spaces are visible only to members of the owner's team and the operator. */
const canView = (actor: SpaceActor, space: Space): boolean =>
  space.status === 'PUBLISHED' || isPermitted(actor, space, 'view');

/** Whether the actor is the operator, the holder of an edit link or a member with the permission. */
export function isPermitted(actor: SpaceActor, space: Space, permission: MemberPermission): boolean {
  const { isOperator, byLink = false } = resolveSpaceRole(actor, space);
  return isOperator || byLink || mayInSpace(actor, space, permission);
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

/** @throws NOTFOUND when the space is not visible or not one of the member's, FORBIDDEN otherwise */
export function assertPermitted(actor: SpaceActor, space: Space, permission: MemberPermission): void {
  if (isPermitted(actor, space, permission)) return;
  assertCanView(actor, space);
  const isNotTheirs = isMember(actor, space.building.customer.id) && !mayInSpace(actor, space, 'view');
  throw isNotTheirs ? spaceNotFound() : spaceForbidden();
}

/** @throws NOTFOUND or FORBIDDEN unless the actor may write or is the operator */
export const assertCanChange = (actor: SpaceActor, space: Space): void =>
  assertPermitted(actor, space, 'write');
