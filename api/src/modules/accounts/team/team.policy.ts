import { MEMBER_RIGHTS, type MemberPermission } from '@prostora/contracts';
import type { Actor } from '../../../platform/http/actor.ts';

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

/** Whether the role of the actor has the permission, in all spaces or in some. */
export const hasMemberRight = ({ memberRole }: Actor, permission: MemberPermission): boolean =>
  memberRole !== null && MEMBER_RIGHTS[memberRole].includes(permission);

/** Whether the session acts for the customer, with whatever rights. */
export const isMember = ({ customerId }: Actor, ofCustomerId: number): boolean =>
  customerId !== null && customerId === ofCustomerId;
