import { Injectable } from '@nestjs/common';
import type { MemberPermission } from '@prostora/contracts';
import type { Actor } from '../../../platform/http/actor.ts';
import { MemberRepository, type MemberRow, type MemberWithUser } from './member.repository.ts';
import { invalidAssignee, teamForbidden } from './team.errors.ts';
import { isPermittedMember } from './team.policy.ts';

/** Members that reservations and inquiries of a customer are assigned to. */
@Injectable()
export class AssigneesService {
  constructor(private readonly members: MemberRepository) {}

  /**
   * Members that see a space which the actor sees too.
   * @throws DomainError FORBIDDEN without a team
   */
  async list({ customerId, memberSpaceIds }: Actor): Promise<MemberRow[]> {
    if (customerId === null) throw teamForbidden();
    return (await this.members.listByCustomer(customerId)).filter(
      ({ spaceIds }) =>
        spaceIds === null || memberSpaceIds === null || spaceIds.some((id) => memberSpaceIds.includes(id)),
    );
  }

  /** Members with the permission in the space, who are neither erased nor blocked. */
  async listPermitted(
    customerId: number,
    permission: MemberPermission,
    spaceId: number,
  ): Promise<{ userId: number; email: string }[]> {
    const members = await this.members.listReachable(customerId);
    return members.filter((member) => isPermittedMember(member, permission, spaceId));
  }

  /**
   * The member, locked against removal until the end of the unit of work; null for null. Lock it before the
   * record, as a removal does.
   * @throws DomainError VALIDATION on `user_id` unless the user is a member with the permission in the space
   */
  async loadForUpdate(
    userId: number | null,
    { customerId, spaceId }: { readonly customerId: number; readonly spaceId: number },
    permission: MemberPermission,
  ): Promise<MemberWithUser | null> {
    if (userId === null) return null;
    const member = await this.members.findForAssignment(customerId, userId);
    if (!member || !isPermittedMember(member, permission, spaceId)) throw invalidAssignee();
    return member;
  }
}
