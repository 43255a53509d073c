import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { createFieldError, DomainError, fieldError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { getAccountId, UsersService, type User } from '../users/index.ts';
import { linkExpired } from '../account.errors.ts';
import { AccountMailsService } from '../account/account-mails.service.ts';
import { AccountThrottleService } from '../account/account-throttle.service.ts';
import { EarlierAccessService } from './earlier-access.service.ts';
import type { TokenPurpose } from '../account/one-time-token.entity.ts';
import { OneTimeTokensService } from '../account/one-time-tokens.service.ts';

const PURPOSES: readonly TokenPurpose[] = ['confirm-email', 'change-email'];

/** Confirmation of the address of a new account and of a changed address. */
@Injectable()
export class EmailConfirmationService {
  constructor(
    private readonly users: UsersService,
    private readonly tokens: OneTimeTokensService,
    private readonly mails: AccountMailsService,
    private readonly earlierAccess: EarlierAccessService,
    private readonly throttle: AccountThrottleService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /**
   * Needs no session. Without one of the account and without its password, all access set up before ends.
   * @param password of the account, when the actor has no session of it
   * @throws DomainError VALIDATION for a wrong password and when another account has taken the new address; the
   *   link stays valid
   */
  async confirm(actor: Actor, token: string, password: string | null): Promise<void> {
    const { id } = await this.tokens.assertUsable(token, PURPOSES);
    const isSignedIn = actor.userId === id && actor.impersonatorId === null;
    if (!isSignedIn && password === null && actor.userId !== null) throw passwordNeeded();
    if (!isSignedIn && password !== null) await this.assertPassword(id, password);
    const sessionId = isSignedIn ? actor.sessionId : null;
    await this.unitOfWork.run(async () => {
      const { user, purpose, email } = await this.tokens.use(token, PURPOSES);
      const isAccountHolder = isSignedIn || password !== null;
      const isEnded = await this.earlierAccess.end(user, { isAccountHolder, sessionId });
      const isChange = purpose === 'change-email';
      if (isChange) await this.users.changeEmail(user.id, email);
      else await this.users.confirmEmail(user.id);
      if (isChange || isEnded) await this.tokens.endAll(user.id);
      const action = isChange ? 'user.email-change' : 'user.email-confirm';
      const after = isEnded ? { access_ended: true } : {};
      await this.audit.record({ userId: user.id }, action, { type: 'user', id: user.id }, {}, after);
    });
  }

  /**
   * Confirms an address by a mailed link of another kind, used in a session of the account. Must run inside a unit of
   * work.
   * @throws DomainError LINK_EXPIRED when the account has another address meanwhile
   */
  async confirmSignedIn({ id, email }: Pick<User, 'id' | 'email'>, sessionId: string | null): Promise<void> {
    const user = await this.users.loadForUpdate(id);
    if (user.email !== email) throw linkExpired();
    if (user.emailConfirmedAt !== null) return;
    const isEnded = await this.earlierAccess.end(user, { isAccountHolder: true, sessionId });
    await this.users.confirmEmail(id);
    if (isEnded) await this.tokens.endAll(id);
    const after = isEnded ? { access_ended: true } : {};
    await this.audit.record({ userId: id }, 'user.email-confirm', { type: 'user', id }, {}, after);
  }

  private async assertPassword(userId: number, password: string): Promise<void> {
    await this.throttle.countPasswordAttempt(userId);
    if (!(await this.users.hasPassword(userId, password)))
      throw createFieldError('password', fieldError('passwordWrong'));
    await this.throttle.resetPasswordAttempts(userId);
  }

  async resend(actor: Actor): Promise<void> {
    const user = await this.users.findById(getAccountId(actor));
    if (!user) throw new DomainError('not-found', 'NOTFOUND');
    if (user.emailConfirmedAt !== null) throw new DomainError('conflict', 'EMAIL_CONFIRMED_ALREADY');
    await this.throttle.countLinkRequest(user.email, `user ${user.id}`);
    await this.mails.sendLink(user, 'confirm-email');
  }
}

/** A user of another account may have opened the link by mistake. */
const passwordNeeded = (): DomainError => createFieldError('password', fieldError('passwordRequired'));
