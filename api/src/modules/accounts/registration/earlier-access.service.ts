import { Injectable } from '@nestjs/common';
import { AccountLinksService } from '../account/account-links.service.ts';
import { CustomersService } from '../customers/index.ts';
import { SecondFactorService } from '../second-factor/index.ts';
import { SessionsService } from '../sessions/index.ts';
import { InvitationRepository } from '../members/invitation.repository.ts';
import { MemberRepository } from '../members/member.repository.ts';
import { UsersService, type User } from '../users/index.ts';

/**
 * Who uses a mailed link. The mailbox alone does not tell whether that person has set up the account: anybody can
 * register a foreign address and wait until its owner confirms it.
 */
export type MailboxHolder = {
  /** Signed in to the account, or knows its password. */
  readonly isAccountHolder: boolean;
  /** Session of the account that the link is used in. */
  readonly sessionId: string | null;
};

/**
 * Ends access to an account that was set up before the owner of its mailbox proved it. An address that an operator
 * has changed is not proved for the first time.
 */
@Injectable()
export class EarlierAccessService {
  constructor(
    private readonly users: UsersService,
    private readonly customers: CustomersService,
    private readonly sessions: SessionsService,
    private readonly secondFactor: SecondFactorService,
    private readonly members: MemberRepository,
    private readonly invitations: InvitationRepository,
    private readonly links: AccountLinksService,
  ) {}

  /**
   * Ends second factors, memberships, invitations, links and other sessions of an address proved for the first time
   * or by a stranger to the account, whose password ends too. Call it before the confirmation, in its unit of work.
   * @returns whether access was ended
   */
  async end(user: User, { isAccountHolder, sessionId }: MailboxHolder): Promise<boolean> {
    const isFirst = user.emailConfirmedAt === null && user.formerEmailConfirmedAt === null;
    if (!isFirst && isAccountHolder) return false;
    const { id } = user;
    await this.members.lockTeamsByUser(id);
    const customer = await this.customers.findByUser(id);
    if (customer) {
      await this.members.keepFounderOnly(customer.id, id);
      await this.invitations.removeAllOpen(customer.id);
    }
    await this.secondFactor.removeAll(id);
    await this.links.endAll({ userId: id }, id);
    await this.sessions.endAll(id, sessionId);
    if (!isAccountHolder) {
      await this.members.removeByUser(id);
      await this.users.removePassword(id);
    }
    return true;
  }
}
