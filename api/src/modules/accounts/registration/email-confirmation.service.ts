import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { UsersService } from '../users/index.ts';
import { AccountMailsService } from '../account-mails.service.ts';
import { getAccountId } from '../account.policy.ts';
import { AccountThrottleService } from '../account-throttle.service.ts';
import { OneTimeTokensService } from './one-time-tokens.service.ts';

/** Confirmation of the address of a new account and of a changed address. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: OneTimeTokensService,
    private readonly mails: AccountMailsService,
    private readonly throttle: AccountThrottleService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Needs no session.
   * @throws DomainError when another account has taken the new address; the link stays valid
   */
  async confirm(token: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { user, purpose, email } = await this.tokens.use(token, ['confirm-email', 'change-email']);
      const isChange = purpose === 'change-email';
      if (isChange) {
        await this.users.changeEmail(user.id, email);
        await this.tokens.endAll(user.id);
      } else await this.users.confirmEmail(user.id);
      await this.audit.record({ userId: user.id }, isChange ? 'user.email-change' : 'user.email-confirm', {
        type: 'user',
        id: user.id,
      });
    });
  }

  async resend(actor: Actor): Promise<void> {
    const user = await this.users.findById(getAccountId(actor));
    if (!user) throw new DomainError('not-found', 'NOTFOUND');
    if (user.emailConfirmedAt !== null) throw new DomainError('conflict', 'EMAIL_CONFIRMED_ALREADY');
    await this.throttle.countLinkRequest(user.email, `user ${user.id}`);
    await this.mails.sendLink(user, 'confirm-email');
  }
}
