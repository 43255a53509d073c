import { Injectable } from '@nestjs/common';
import { buildInvitationUrl, DAY_MS, TEAM } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { linkExpired } from '../account.errors.ts';
import { getAccountId, UsersService } from '../users/index.ts';
import { generateToken, hashToken } from '../account/one-time-token.ts';
import type { User } from '../users/index.ts';
import type { Invitation } from '../members/invitation.entity.ts';
import { InvitationRepository, type InvitationWithCustomer } from '../members/invitation.repository.ts';
import { MemberRepository } from '../members/member.repository.ts';
import { TeamMailsService } from './team-mails.service.ts';
import { alreadyMember, memberNotFound, teamFull } from '../members/team.errors.ts';
import { requireTeamCustomer } from '../members/team.policy.ts';
import { TeamService, type MemberGrant } from './team.service.ts';

const FINISHED_RETENTION_MS = 30 * DAY_MS;

/** A new invitation; the URL with its token is shown once. */
export type IssuedInvitation = { readonly invitation: Invitation; readonly url: string };
export type OpenInvitation = {
  readonly invitation: InvitationWithCustomer;
  readonly account: User | null;
  /** Names of the spaces that the rights are limited to; null for all. */
  readonly spaceNames: readonly string[] | null;
  /** Whether the link is the mailed one, which only the owner of the mailbox has. */
  readonly provesMailbox: boolean;
};

/**
 * Invitations to a team: for one person, once. The mailed link proves the mailbox; the one that the inviting member
 * may copy does not.
 */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationRepository,
    private readonly members: MemberRepository,
    private readonly team: TeamService,
    private readonly users: UsersService,
    private readonly mails: TeamMailsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Mails a link. A new invitation of the same address replaces the former one.
   * @throws DomainError VALIDATION for a member, TEAM_FULL, EMAIL_UNCONFIRMED of the inviting user
   */
  create(actor: Actor, email: string, grant: MemberGrant): Promise<IssuedInvitation> {
    const customerId = requireTeamCustomer(actor);
    const [token, mailToken] = [generateToken(), generateToken()];
    return this.unitOfWork.run(async () => {
      await this.users.assertEmailConfirmed(getAccountId(actor));
      const members = await this.members.listForUpdate(customerId);
      await this.team.assertSpaces(customerId, grant);
      const account = await this.users.findByEmail(email);
      if (account && (await this.members.findByUser(customerId, account.id))) throw alreadyMember();
      await this.invitations.removeOpen(customerId, email);
      if (members.length + (await this.invitations.listOpen(customerId)).length >= TEAM.max) throw teamFull();
      const now = this.clock.now();
      const invitation = await this.invitations.create({
        customer: customerId,
        email,
        ...grant,
        tokenHash: hashToken(token),
        mailTokenHash: hashToken(mailToken),
        invitedById: actor.userId,
        createdAt: now,
        expiresAt: new Date(now.getTime() + TEAM.invitationDays * DAY_MS),
      });
      const spaceNames = await this.team.listSpaceNames(grant);
      await this.mails.sendInvitation(invitation, account, { token: mailToken, spaceNames });
      await this.audit.record(actor, 'invitation.add', toSubject(customerId), {}, toAuditValues(invitation));
      return { invitation, url: buildInvitationUrl(token) };
    });
  }

  withdraw(actor: Actor, id: number): Promise<void> {
    const customerId = requireTeamCustomer(actor);
    return this.unitOfWork.run(async () => {
      const invitation = await this.invitations.findOpenForUpdate(customerId, id);
      if (!invitation) throw memberNotFound();
      await this.audit.record(actor, 'invitation.withdraw', toSubject(customerId), toAuditValues(invitation));
      await this.invitations.remove(invitation);
    });
  }

  /**
   * The invitation of a link and the account of its address.
   * @throws DomainError LINK_EXPIRED
   */
  async find(token: string): Promise<OpenInvitation> {
    const hash = hashToken(token);
    const invitation = await this.invitations.findByHash(hash);
    if (!invitation || !this.isUsable(invitation)) throw linkExpired();
    return {
      invitation,
      account: await this.users.findByEmail(invitation.email),
      spaceNames: await this.team.listSpaceNames(invitation),
      provesMailbox: invitation.mailTokenHash === hash,
    };
  }

  /**
   * Makes the user a member. Must run inside a unit of work.
   * @throws DomainError LINK_EXPIRED when the link was used meanwhile
   */
  async use(token: string, user: Pick<User, 'id'>): Promise<number> {
    const invitation = await this.invitations.findByHashForUpdate(hashToken(token));
    if (!invitation || !this.isUsable(invitation)) throw linkExpired();
    const now = this.clock.now();
    invitation.usedAt = now;
    const { role, spaceIds } = invitation;
    const customerId = invitation.customer.id;
    if (!(await this.members.findByUser(customerId, user.id)))
      await this.members.create(customerId, user.id, { role, spaceIds, since: now });
    await this.audit.record(
      { userId: user.id },
      'invitation.accept',
      toSubject(customerId),
      {},
      { user: user.id, role, spaces: spaceIds },
    );
    return customerId;
  }

  /** @returns number of invitations deleted a month after their end */
  removeFinished(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - FINISHED_RETENTION_MS);
    return this.unitOfWork.run(() => this.invitations.removeFinished(before));
  }

  private isUsable({ usedAt, expiresAt }: Pick<Invitation, 'usedAt' | 'expiresAt'>): boolean {
    return usedAt === null && expiresAt > this.clock.now();
  }
}

/** Leaves out the address. */
const toAuditValues = ({ id, role, spaceIds }: Invitation): Record<string, unknown> => ({
  invitation: id,
  role,
  spaces: spaceIds,
});

const toSubject = (customerId: number): { type: string; id: number } => ({
  type: 'customer',
  id: customerId,
});
