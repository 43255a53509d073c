import { MEMBER_RIGHTS, type MemberPermission } from '@prostora/contracts';
import type { Actor } from '../../../platform/http/actor.ts';
import type { Member } from './member.entity.ts';
import { teamForbidden } from './team.errors.ts';

/**
 * Whether the actor is a member of the customer whose role has the permission.
 * @param spaceId the space concerned; null for the customer as a whole, which members limited to some spaces
 *   may not act for
 */
export function mayActFor(
  actor: Actor,
  customerId: number,
  permission: MemberPermission,
  spaceId: number | null,
): boolean {
  if (!isMember(actor, customerId)) return false;
  const { memberSpaceIds } = actor;
  return (
    hasMemberRight(actor, permission) &&
    (memberSpaceIds === null || (spaceId !== null && memberSpaceIds.includes(spaceId)))
  );
}

/** Whether the role of a member has the permission, and covers the space. */
export const isPermittedMember = (
  { role, spaceIds }: Pick<Member, 'role' | 'spaceIds'>,
  permission: MemberPermission,
  spaceId: number,
): boolean => MEMBER_RIGHTS[role].includes(permission) && (spaceIds === null || spaceIds.includes(spaceId));

/** Whether the role of the actor has the permission, in all spaces or in some. */
export const hasMemberRight = ({ memberRole }: Actor, permission: MemberPermission): boolean =>
  memberRole !== null && MEMBER_RIGHTS[memberRole].includes(permission);

/** Whether the session acts for the customer, with whatever rights. */
export const isMember = ({ customerId }: Actor, ofCustomerId: number): boolean =>
  customerId !== null && customerId === ofCustomerId;

/**
 * The customer that the actor acts for as a whole, in all its spaces.
 * @throws FORBIDDEN without a customer, as of an operator, and to members without the permission or limited to some
 *   spaces
 */
export function requireCustomer(actor: Actor, permission: MemberPermission): number {
  const { customerId } = actor;
  if (customerId === null || !mayActFor(actor, customerId, permission, null)) throw teamForbidden();
  return customerId;
}

/** @throws FORBIDDEN unless the actor decides on the team */
export const requireTeamCustomer = (actor: Actor): number => requireCustomer(actor, 'team');

export const isAccount = ({ userId }: Actor, { id }: { readonly id: number }): boolean => id === userId;
export const isOwnMembership = (actor: Actor, { user }: Member): boolean => isAccount(actor, user);
