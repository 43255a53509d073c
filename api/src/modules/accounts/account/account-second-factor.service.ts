import { Injectable } from '@nestjs/common';
import type { SecondFactorMailChange } from '@prostora/strings/cs/mail-account.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { AuditTrailService, type AuditActor } from '../../audit/index.ts';
import { SecondStepTokensService, SessionsService } from '../sessions/index.ts';
import { getAccountId, type User, UsersService } from '../users/index.ts';
import { AccountMailsService } from './account-mails.service.ts';
import { AccountSecurityService } from './account-security.service.ts';
import type { Passkey } from '../second-factor/passkey.entity.ts';
import { SecondFactorService } from '../second-factor/second-factor.service.ts';
import type { TotpSetup } from '../second-factor/totp.service.ts';

export type SecondFactorState = {
  isRequired: boolean;
  totp: boolean;
  passkeys: readonly Passkey[];
  recoveryCodes: number;
};
/** The state after a change, with newly generated recovery codes. */
export type SecondFactorChange = { state: SecondFactorState; newCodes: string[] | null };
/** Options for `navigator.credentials.create` and the signed challenge to return with the result. */
export type PasskeySetup = { challenge: string; options: object };
/** A passkey created by a browser. */
export type PasskeyRegistration = { challenge: string; name: string; response: object };

/**
 * Manages the second factors of the actor's own account; each change is mailed and audited. New ones need a
 * confirmed e-mail address.
 */
@Injectable()
export class AccountSecondFactorService {
  constructor(
    private readonly users: UsersService,
    private readonly secondFactor: SecondFactorService,
    private readonly security: AccountSecurityService,
    private readonly sessions: SessionsService,
    private readonly tokens: SecondStepTokensService,
    private readonly mails: AccountMailsService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async getState(actor: Actor): Promise<SecondFactorState> {
    const user = await this.users.findById(getAccountId(actor));
    if (!user) throw new DomainError('not-found', 'NOTFOUND');
    return this.loadState(user);
  }

  /** Creates the secret of an authenticator app; it takes effect when a code is confirmed. */
  async beginTotp(actor: Actor, password: string): Promise<TotpSetup> {
    const userId = await this.assertPassword(actor, password);
    await this.users.assertEmailConfirmed(userId);
    return this.secondFactor.totp.startSetup(userId, (await this.users.findById(userId))?.email ?? '');
  }

  confirmTotp(actor: Actor, code: string): Promise<SecondFactorChange> {
    const userId = getAccountId(actor);
    return this.unitOfWork.run(async () => {
      await this.users.assertEmailConfirmed(userId);
      await this.assertSecondFactorVerified(actor, userId);
      await this.secondFactor.totp.confirm(userId, code);
      await this.audit.record(actor, 'second-factor.totp-add', { type: 'user', id: userId });
      return this.finishAddition(actor, userId, 'totp-added');
    });
  }

  async beginPasskey(actor: Actor, password: string): Promise<PasskeySetup> {
    const userId = await this.assertPassword(actor, password);
    await this.users.assertEmailConfirmed(userId);
    const user = await this.users.findById(userId);
    const options = await this.secondFactor.passkeys.createRegistrationOptions(userId, user?.email ?? '');
    return { challenge: this.tokens.issue(userId, 'add-passkey', options.challenge), options };
  }

  addPasskey(actor: Actor, { challenge, name, response }: PasskeyRegistration): Promise<SecondFactorChange> {
    const userId = getAccountId(actor);
    const claims = this.tokens.verify(challenge, 'add-passkey');
    if (claims?.userId !== userId) throw new DomainError('gone', 'SECOND_STEP_EXPIRED');
    return this.unitOfWork.run(async () => {
      await this.users.assertEmailConfirmed(userId);
      await this.assertSecondFactorVerified(actor, userId);
      await this.secondFactor.passkeys.add(userId, { response, name, challenge: claims.passkeyChallenge });
      await this.audit.record(actor, 'second-factor.passkey-add', { type: 'user', id: userId });
      return this.finishAddition(actor, userId, 'passkey-added');
    });
  }

  async removeTotp(actor: Actor, password: string): Promise<SecondFactorChange> {
    const userId = await this.assertPassword(actor, password);
    return this.unitOfWork.run(async () => {
      if (!(await this.secondFactor.totp.remove(userId))) throw new DomainError('not-found', 'NOTFOUND');
      await this.audit.record(actor, 'second-factor.totp-remove', { type: 'user', id: userId });
      return this.finishRemoval(userId, 'totp-removed');
    });
  }

  async removePasskey(actor: Actor, password: string, id: number): Promise<SecondFactorChange> {
    const userId = await this.assertPassword(actor, password);
    return this.unitOfWork.run(async () => {
      if (!(await this.secondFactor.passkeys.remove(userId, id)))
        throw new DomainError('not-found', 'NOTFOUND');
      await this.audit.record(actor, 'second-factor.passkey-remove', { type: 'user', id: userId });
      return this.finishRemoval(userId, 'passkey-removed');
    });
  }

  /** Replaces the recovery codes. */
  async renewRecoveryCodes(actor: Actor, password: string): Promise<SecondFactorChange> {
    const userId = await this.assertPassword(actor, password);
    return this.unitOfWork.run(async () => {
      if (!(await this.secondFactor.isSetUp(userId))) throw new DomainError('conflict', 'SECOND_FACTOR_NONE');
      const newCodes = await this.secondFactor.recovery.replace(userId);
      await this.audit.record(actor, 'second-factor.recovery-new', { type: 'user', id: userId });
      return this.finishChange(userId, 'recovery-renewed', newCodes);
    });
  }

  /**
   * Removes all second factors and ends all sessions. Run from the command line when a user has lost every
   * factor.
   * @returns false when no account has the address
   */
  reset(email: string): Promise<boolean> {
    return this.unitOfWork.run(async () => {
      const user = await this.users.findByEmail(email);
      if (user) await this.removeAll({ userId: null }, user);
      return user !== null;
    });
  }

  /**
   * Does the same for a user who asked another operator.
   * @throws DomainError OWN_ACCOUNT for the account of the actor, CONFLICT when the user has no second factor
   */
  async resetOther(actor: Actor, userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      const user = await this.users.findById(userId);
      if (!user) throw new DomainError('not-found', 'NOTFOUND');
      if (actor.userId === userId) throw new DomainError('conflict', 'OWN_ACCOUNT');
      if (!(await this.secondFactor.isSetUp(userId))) throw new DomainError('conflict', 'SECOND_FACTOR_NONE');
      await this.removeAll(actor, user);
    });
  }

  private async removeAll(actor: AuditActor, user: User): Promise<void> {
    await this.secondFactor.removeAll(user.id);
    await this.sessions.endAll(user.id);
    await this.audit.record(actor, 'second-factor.reset', { type: 'user', id: user.id });
    await this.mails.sendSecondFactorChanged(user, 'reset');
  }

  private async assertPassword(actor: Actor, password: string): Promise<number> {
    const userId = await this.security.assertPassword(actor, password);
    await this.unitOfWork.run(() => this.assertSecondFactorVerified(actor, userId));
    return userId;
  }

  /**
   * Existing factors can be changed only in a session that has verified one. Locks the user's row, so that
   * two concurrent requests cannot both add the first factor.
   */
  private async assertSecondFactorVerified({ sessionId }: Actor, userId: number): Promise<void> {
    await this.users.loadForUpdate(userId);
    if (!(await this.secondFactor.isSetUp(userId))) return;
    const isVerified = sessionId !== null && (await this.sessions.hasSecondFactor(sessionId));
    if (!isVerified) throw new DomainError('forbidden', 'SECOND_FACTOR_REQUIRED');
  }

  /**
   * Adding a factor verifies it for the current session. The first factor ends all other sessions, since none
   * of them has verified a factor, and creates recovery codes.
   */
  private async finishAddition(
    actor: Actor,
    userId: number,
    change: SecondFactorMailChange,
  ): Promise<SecondFactorChange> {
    if (actor.sessionId !== null) await this.sessions.markSecondFactor(actor.sessionId);
    const { totp, passkeys, recoveryCodes } = await this.secondFactor.count(userId);
    if (passkeys + (totp ? 1 : 0) === 1) await this.sessions.endAll(userId, actor.sessionId);
    return this.finishChange(
      userId,
      change,
      recoveryCodes === 0 ? await this.secondFactor.recovery.replace(userId) : null,
    );
  }

  /** Operators must keep one factor where it is required; recovery codes are removed with the last factor. */
  private async finishRemoval(userId: number, change: SecondFactorMailChange): Promise<SecondFactorChange> {
    if (!(await this.secondFactor.isSetUp(userId))) {
      const { roles } = await this.users.loadForUpdate(userId);
      if (this.secondFactor.isRequired(roles)) throw new DomainError('conflict', 'SECOND_FACTOR_LAST');
      await this.secondFactor.recovery.remove(userId);
    }
    return this.finishChange(userId, change, null);
  }

  private async finishChange(
    userId: number,
    change: SecondFactorMailChange,
    newCodes: string[] | null,
  ): Promise<SecondFactorChange> {
    const user = await this.users.loadForUpdate(userId);
    await this.mails.sendSecondFactorChanged(user, change);
    return { state: await this.loadState(user), newCodes };
  }

  private async loadState({ id, roles }: Pick<User, 'id' | 'roles'>): Promise<SecondFactorState> {
    const { totp, recoveryCodes } = await this.secondFactor.count(id);
    const passkeys = await this.secondFactor.passkeys.list(id);
    return { isRequired: this.secondFactor.isRequired(roles), totp, passkeys, recoveryCodes };
  }
}
