import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { assertNoFieldErrors, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { SiteSettingsService } from '../../settings/index.ts';
import { AccountMailsService } from '../account-mails.service.ts';
import { SessionsService } from '../sessions/index.ts';
import { assertPasswordAllowed, UsersService, type User } from '../users/index.ts';
import { InvitationsService } from './invitations.service.ts';
import { invitedOther, signInToAccept } from './team.errors.ts';
import { isAccount } from './team.policy.ts';

/** What a person without an account gives. */
export type InvitedPerson = {
  readonly name: string;
  readonly password: string;
  readonly acceptsTerms: boolean;
};

/** Acceptance of invitations. The link may have been copied, so it does not confirm the address. */
@Injectable()
export class InvitationAcceptanceService {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMailsService,
    private readonly settings: SiteSettingsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Accepts as the signed-in user, whose session then acts for the customer.
   * @returns id of the customer
   * @throws DomainError INVITATION_OTHER_ACCOUNT when the invitation is for another address, EMAIL_UNCONFIRMED
   */
  async acceptSignedIn(actor: Actor, token: string): Promise<number> {
    const { account } = await this.invitations.find(token);
    if (account === null || !isAccount(actor, account)) throw invitedOther();
    await this.users.assertEmailConfirmed(account.id);
    return this.unitOfWork.run(async () => {
      const customerId = await this.invitations.use(token, account);
      if (actor.sessionId !== null) await this.sessions.chooseCustomer(actor.sessionId, customerId);
      return customerId;
    });
  }

  /**
   * Creates the account of the invited address and accepts.
   * @throws DomainError INVITATION_SIGN_IN when the address has an account, VALIDATION
   */
  async acceptAsNew(token: string, person: InvitedPerson): Promise<User> {
    const { invitation, account } = await this.invitations.find(token);
    if (account) throw signInToAccept();
    const { email } = invitation;
    const { name, password } = person;
    assertComplete(person);
    assertPasswordAllowed(password, { email, name, roles: [] });
    const passwordHash = await this.users.hashPassword(password);
    const { termsVersion } = await this.settings.getCurrent();
    return this.unitOfWork.run(async () => {
      const user = await this.users.add({
        email,
        name,
        passwordHash,
        roles: ['ROLE_USER'],
        termsVersion,
        termsAcceptedAt: this.clock.now(),
      });
      await this.invitations.use(token, user);
      await this.mails.sendLink(user, 'confirm-email');
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
