import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SessionsService } from '../sessions/index.ts';
import { assertPasswordAllowed, UsersService } from '../users/index.ts';
import { AccountLinksService } from '../account/account-links.service.ts';
import { AccountMailsService } from '../account/account-mails.service.ts';
import { AccountMailRequestsService } from './account-mail-requests.service.ts';
import { EarlierAccessService } from './earlier-access.service.ts';
import { OneTimeTokensService } from '../account/one-time-tokens.service.ts';
import { sendResetLink } from './reset-link.job.ts';

/** Password reset. No response reveals whether an address has an account. */
@Injectable()
export class LostPasswordService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly earlierAccess: EarlierAccessService,
    private readonly links: AccountLinksService,
    private readonly tokens: OneTimeTokensService,
    private readonly mails: AccountMailsService,
    private readonly requests: AccountMailRequestsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  requestLink(email: string, requester: string): Promise<void> {
    return this.requests.enqueue(sendResetLink, email, requester);
  }

  /**
   * Sends the link if the address has an account that is not blocked.
   * @param email encrypted in the job payload
   */
  async sendLink(email: string): Promise<void> {
    const user = await this.users.findByEmail(this.requests.decryptEmail(email));
    if (user?.blockedAt === null) await this.mails.sendLink(user, 'reset-password');
  }

  /**
   * Sets a new password by a link, which also confirms the address, and ends all sessions. Its first confirmation
   * ends all access set up before.
   * @param endsLinks whether calendar feeds and edit links of the account end too
   * @returns the e-mail address of the account
   */
  async reset(token: string, password: string, endsLinks: boolean): Promise<string> {
    assertPasswordAllowed(password, await this.tokens.assertUsable(token, ['reset-password']));
    const passwordHash = await this.users.hashPassword(password);
    return this.unitOfWork.run(async () => {
      const { user } = await this.tokens.use(token, ['reset-password']);
      if (user.emailConfirmedAt === null) {
        const isAccountHolder = user.formerEmailConfirmedAt !== null;
        await this.earlierAccess.end(user, { isAccountHolder, sessionId: null });
        await this.users.confirmEmail(user.id);
      }
      await this.users.setPasswordHash(user.id, passwordHash);
      await this.tokens.endAll(user.id);
      await this.sessions.endAll(user.id);
      if (endsLinks) await this.links.endAll({ userId: user.id }, user.id);
      await this.mails.sendPasswordChanged(user);
      await this.audit.record({ userId: user.id }, 'user.password-reset', { type: 'user', id: user.id });
      return user.email;
    });
  }
}
