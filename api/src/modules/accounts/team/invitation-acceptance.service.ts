import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { assertNoFieldErrors, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { AccountMailsService } from '../account/account-mails.service.ts';
import { EmailConfirmationService } from '../registration/email-confirmation.service.ts';
import { SessionsService } from '../sessions/index.ts';
import { assertPasswordAllowed, UsersService, type User } from '../users/index.ts';
import { InvitationsService } from './invitations.service.ts';
import { invitedOther, signInToAccept } from '../members/team.errors.ts';
import { isAccount } from '../members/team.policy.ts';

/** What a person without an account gives. */
export type InvitedPerson = {
  readonly name: string;
  readonly password: string;
  readonly acceptsTerms: boolean;
};

/** Acceptance of invitations. The mailed link confirms the address, the shown one does not. */
@Injectable()
export class InvitationAcceptanceService {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMailsService,
    private readonly confirmation: EmailConfirmationService,
    private readonly settings: SiteSettingsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts as the signed-in user, whose session then acts for the customer.
   * @returns id of the customer
   * @throws DomainError INVITATION_OTHER_ACCOUNT when the invitation is for another address, EMAIL_UNCONFIRMED when
   *   neither the account nor the link proves the mailbox
   */
  async acceptSignedIn(actor: Actor, token: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const { account, provesMailbox } = await this.invitations.find(token);
      if (account === null || !isAccount(actor, account)) throw invitedOther();
      if (provesMailbox) await this.confirmation.confirmSignedIn(account, actor.sessionId);
      else await this.users.assertEmailConfirmed(account.id);
      const customerId = await this.invitations.use(token, account);
      await this.sessions.chooseCustomer(actor, customerId);
      return customerId;
    });
  }

  /**
   * Creates the account of the invited address and accepts; the mailed link confirms the address.
   * @throws DomainError INVITATION_SIGN_IN when the address has an account, VALIDATION
   */
  async acceptAsNew(token: string, person: InvitedPerson): Promise<User> {
    const { invitation, account, provesMailbox } = await this.invitations.find(token);
    if (account) throw signInToAccept();
    const { email } = invitation;
    const { name, password } = person;
    assertComplete(person);
    assertPasswordAllowed(password, { email, name, roles: [] });
    const passwordHash = await this.users.hashPassword(password);
    const { termsVersion } = await this.settings.getCurrent();
    const now = this.clock.now();
    return this.unitOfWork.run(async () => {
      const user = await this.users.add({
        email,
        name,
        passwordHash,
        roles: ['ROLE_USER'],
        termsVersion,
        termsAcceptedAt: now,
        ...(provesMailbox && { emailConfirmedAt: now }),
      });
      await this.invitations.use(token, user);
      if (!provesMailbox) await this.mails.sendLink(user, 'confirm-email');
      return user;
    });
  }
}

function assertComplete({ name, password, acceptsTerms }: InvitedPerson): void {
  assertNoFieldErrors({
    ...(name === '' && { name: fieldError('required') }),
    ...(password === '' && { password: fieldError('passwordRequired') }),
    ...(!acceptsTerms && { terms_accepted: fieldError('terms') }),
  });
}
