import { Injectable } from '@nestjs/common';
import { MEMBER_RIGHTS, type MemberRole } from '@prostora/contracts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { AccessLinksService, getAccountId, UsersService } from '../users/index.ts';
import type { Invitation } from '../members/invitation.entity.ts';
import { InvitationRepository } from '../members/invitation.repository.ts';
import type { Member } from '../members/member.entity.ts';
import { MemberRepository, type MemberRow } from '../members/member.repository.ts';
import { invalidMemberSpaces, lastOwner, memberNotFound, teamForbidden } from '../members/team.errors.ts';
import { isOwnMembership, requireTeamCustomer } from '../members/team.policy.ts';
import { TeamSpacesPort } from '../members/team-spaces.port.ts';

/** Role and spaces of a member; null for all spaces. */
export type MemberGrant = { readonly role: MemberRole; readonly spaceIds: number[] | null };
export type Team = { members: MemberRow[]; invitations: Invitation[] };

/**
 * The members of a customer. Changes take effect with the next request of the member; secret URLs that a removed or
 * demoted member may know are rotated.
 */
@Injectable()
export class TeamService {
  constructor(
    private readonly members: MemberRepository,
    private readonly invitations: InvitationRepository,
    private readonly spaces: TeamSpacesPort,
    private readonly users: UsersService,
    private readonly links: AccessLinksService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async getTeam(actor: Actor): Promise<Team> {
    const customerId = requireTeamCustomer(actor);
    return {
      members: await this.members.listByCustomer(customerId),
      invitations: await this.invitations.listOpen(customerId),
    };
  }

  /** @throws DomainError LAST_OWNER when no majitel would be left, EMAIL_UNCONFIRMED of the acting user */
  update(actor: Actor, id: number, grant: MemberGrant): Promise<MemberRow> {
    const customerId = requireTeamCustomer(actor);
    return this.unitOfWork.run(async () => {
      await this.users.assertEmailConfirmed(getAccountId(actor));
      const { member, isLastOwner } = await this.loadForUpdate(customerId, id);
      if (isLastOwner && grant.role !== 'majitel') throw lastOwner();
      await this.assertSpaces(customerId, grant);
      const before = toAuditValues(member);
      const isReduced = takesRights(member, grant);
      Object.assign(member, grant);
      if (isReduced) await this.links.rotate({ userId: member.user.id, customerId });
      await this.audit.record(actor, 'member.save', toSubject(customerId), before, toAuditValues(member));
      return this.loadRow(customerId, id);
    });
  }

  /**
   * Removes a member; every member may leave.
   * @throws DomainError LAST_OWNER
   */
  remove(actor: Actor, id: number): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { customerId } = actor;
      if (customerId === null) throw teamForbidden();
      const { member, isLastOwner } = await this.loadForUpdate(customerId, id);
      if (!isOwnMembership(actor, member)) requireTeamCustomer(actor);
      if (isLastOwner) throw lastOwner();
      await this.audit.record(actor, 'member.remove', toSubject(customerId), toAuditValues(member));
      await this.members.remove(member);
      await this.links.rotate({ userId: member.user.id, customerId });
    });
  }

  /** @throws DomainError VALIDATION on spaces of others, none, or any of a majitel */
  async assertSpaces(customerId: number, { role, spaceIds }: MemberGrant): Promise<void> {
    if (spaceIds === null) return;
    const known = new Set(await this.spaces.listSpaceIds(customerId));
    if (role === 'majitel' || spaceIds.length === 0 || !spaceIds.every((id) => known.has(id)))
      throw invalidMemberSpaces();
  }

  /** Names of the spaces that rights are limited to; null for all. */
  async listSpaceNames({ spaceIds }: Pick<MemberGrant, 'spaceIds'>): Promise<string[] | null> {
    return spaceIds && this.spaces.listNames(spaceIds);
  }

  private async loadForUpdate(
    customerId: number,
    id: number,
  ): Promise<{ member: Member; isLastOwner: boolean }> {
    const all = await this.members.listForUpdate(customerId);
    const member = all.find((each) => each.id === id);
    if (!member) throw memberNotFound();
    const owners = all.filter(({ role }) => role === 'majitel');
    return { member, isLastOwner: owners.length === 1 && owners[0] === member };
  }

  private async loadRow(customerId: number, id: number): Promise<MemberRow> {
    const row = (await this.members.listByCustomer(customerId)).find((each) => each.id === id);
    if (!row) throw memberNotFound();
    return row;
  }
}

/** Whether the member loses a right or a space. */
function takesRights(before: MemberGrant, after: MemberGrant): boolean {
  const rights = MEMBER_RIGHTS[after.role];
  if (MEMBER_RIGHTS[before.role].some((right) => !rights.includes(right))) return true;
  const { spaceIds } = after;
  return spaceIds !== null && (before.spaceIds?.some((id) => !spaceIds.includes(id)) ?? true);
}

/** Leaves out name and address. */
const toAuditValues = ({ user, role, spaceIds }: Member): Record<string, unknown> => ({
  user: user.id,
  role,
  spaces: spaceIds,
});

const toSubject = (customerId: number): { type: string; id: number } => ({
  type: 'customer',
  id: customerId,
});
