import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { SessionsService, type ActiveSession } from '../sessions/index.ts';
import { assertPasswordAllowed, emailTaken, getAccountId, UsersService } from '../users/index.ts';
import { wrongPassword } from '../account.errors.ts';
import { AccountLinksService } from './account-links.service.ts';
import { AccountMailsService } from './account-mails.service.ts';
import { AccountThrottleService } from './account-throttle.service.ts';
import { OneTimeTokensService } from './one-time-tokens.service.ts';

/** Credentials of an account: password, e-mail address and sessions. */
@Injectable()
export class AccountSecurityService {
  constructor(
    private readonly users: UsersService,
    private readonly sessions: SessionsService,
    private readonly tokens: OneTimeTokensService,
    private readonly mails: AccountMailsService,
    private readonly links: AccountLinksService,
    private readonly throttle: AccountThrottleService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Re-authenticates the actor before an irreversible operation; attempts are rate limited. */
  async assertPassword(actor: Actor, password: string): Promise<number> {
    const userId = getAccountId(actor);
    await this.throttle.countPasswordAttempt(userId);
    if (!(await this.users.hasPassword(userId, password))) throw wrongPassword();
    await this.throttle.resetPasswordAttempts(userId);
    return userId;
  }

  /** Ends all other sessions, invalidates all links sent before and rotates secret URLs. */
  async changePassword(actor: Actor, current: string, password: string): Promise<void> {
    const userId = await this.assertPassword(actor, current);
    const owner = await this.users.findById(userId);
    if (owner) assertPasswordAllowed(password, owner);
    const passwordHash = await this.users.hashPassword(password);
    await this.unitOfWork.run(async () => {
      const user = await this.users.loadForUpdate(userId);
      await this.users.setPasswordHash(userId, passwordHash);
      await this.tokens.endAll(userId);
      await this.sessions.endAll(userId, actor.sessionId);
      await this.links.rotateAll(actor, userId);
      await this.mails.sendPasswordChanged(user);
      await this.audit.record(actor, 'user.password-change', { type: 'user', id: userId });
    });
  }

  /**
   * Sends a link to the new address and a notice to the current one, which stays valid until the link is
   * used.
   */
  async requestEmailChange(actor: Actor, current: string, email: string): Promise<void> {
    const userId = await this.assertPassword(actor, current);
    await this.throttle.countEmailChange(userId);
    await this.unitOfWork.run(async () => {
      if (await this.users.findByEmail(email)) throw emailTaken();
      const user = await this.users.loadForUpdate(userId);
      await this.mails.sendLink(user, 'change-email', email);
      await this.mails.sendEmailChanging(user, email);
      await this.audit.record(actor, 'user.email-request', { type: 'user', id: userId });
    });
  }

  listSessions(actor: Actor): Promise<ActiveSession[]> {
    return this.sessions.listActive(getAccountId(actor));
  }

  async endSession(actor: Actor, sessionId: string): Promise<ActiveSession[]> {
    const userId = getAccountId(actor);
    return this.unitOfWork.run(async () => {
      if (!(await this.sessions.endOne(userId, sessionId))) throw new DomainError('not-found', 'NOTFOUND');
      await this.audit.record(actor, 'session.end', { type: 'user', id: userId }, {}, { session: sessionId });
      return this.sessions.listActive(userId);
    });
  }

  /** Rotates secret URLs as well: another session may have shown them. */
  async endOtherSessions(actor: Actor): Promise<ActiveSession[]> {
    const userId = getAccountId(actor);
    return this.unitOfWork.run(async () => {
      const ended = await this.sessions.endAll(userId, actor.sessionId);
      await this.links.rotateAll(actor, userId);
      if (ended > 0)
        await this.audit.record(actor, 'session.end-others', { type: 'user', id: userId }, {}, { ended });
      return this.sessions.listActive(userId);
    });
  }
}
