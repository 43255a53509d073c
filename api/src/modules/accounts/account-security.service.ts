import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../platform/database/index.ts';
import { DomainError } from '../../platform/errors/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { AuditTrail } from '../audit/index.ts';
import { SessionsService, type LivingSession } from '../auth/index.ts';
import { assertPasswordAllowed, emailTaken, PasswordHasher, UsersService } from '../users/index.ts';
import { passwordWrong } from './account.errors.ts';
import { AccountMails } from './account-mails.service.ts';
import { accountOf, ownAccountOf } from './account.policy.ts';
import { AccountThrottle } from './account-throttle.service.ts';
import { OneTimeTokens } from './one-time-tokens.service.ts';

/** Credentials of an account: password, e-mail address and sessions. */
@Injectable()
export class AccountSecurityService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly hasher: PasswordHasher,
    private readonly tokens: OneTimeTokens,
    private readonly mails: AccountMails,
    private readonly throttle: AccountThrottle,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Re-authenticates the actor before an irreversible operation; attempts are rate limited. */
  async assertPassword(actor: Actor, password: string): Promise<number> {
    const userId = ownAccountOf(actor);
    await this.throttle.countPassword(userId);
    if (!(await this.users.hasPassword(userId, password))) throw passwordWrong();
    await this.throttle.forgivePassword(userId);
    return userId;
  }

  /** Ends all other sessions and invalidates all links sent before. */
  async changePassword(actor: Actor, current: string, password: string): Promise<void> {
    const userId = await this.assertPassword(actor, current);
    const owner = await this.users.byId(userId);
    if (owner) assertPasswordAllowed(password, owner);
    const passwordHash = await this.hasher.hash(password);
    await this.unitOfWork.run(async () => {
      const user = await this.users.hold(userId);
      await this.users.setPasswordHash(userId, passwordHash);
      await this.tokens.endAllOf(userId);
      await this.sessions.endAllOf(userId, actor.sessionId);
      await this.mails.passwordChanged(user);
      await this.audit.record(actor, 'user.password-change', { type: 'user', id: userId });
    });
  }

  /**
   * Sends a link to the new address and a notice to the current one, which stays valid until the link is
   * used.
   */
  async requestEmailChange(actor: Actor, current: string, email: string): Promise<void> {
    const userId = await this.assertPassword(actor, current);
    await this.throttle.countNewEmail(userId);
    await this.unitOfWork.run(async () => {
      if (await this.users.byEmail(email)) throw emailTaken();
      const user = await this.users.hold(userId);
      await this.mails.sendLink(user, 'change-email', email);
      await this.mails.emailChanging(user, email);
      await this.audit.record(actor, 'user.email-request', { type: 'user', id: userId });
    });
  }

  sessionsOf(actor: Actor): Promise<LivingSession[]> {
    return this.sessions.listOf(accountOf(actor));
  }

  async endSession(actor: Actor, sessionId: string): Promise<LivingSession[]> {
    const userId = accountOf(actor);
    return this.unitOfWork.run(async () => {
      if (!(await this.sessions.endOne(userId, sessionId))) throw new DomainError('not-found', 'NOTFOUND');
      await this.audit.record(actor, 'session.end', { type: 'user', id: userId }, {}, { session: sessionId });
      return this.sessions.listOf(userId);
    });
  }

  async endOtherSessions(actor: Actor): Promise<LivingSession[]> {
    const userId = accountOf(actor);
    return this.unitOfWork.run(async () => {
      const ended = await this.sessions.endAllOf(userId, actor.sessionId);
      if (ended > 0)
        await this.audit.record(actor, 'session.end-others', { type: 'user', id: userId }, {}, { ended });
      return this.sessions.listOf(userId);
    });
  }
}
