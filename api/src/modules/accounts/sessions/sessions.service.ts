import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../../../platform/clock/clock.ts';
import { Config } from '../../../platform/config/index.ts';
import { UnitOfWork } from '../../../platform/database/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { Log } from '../../../platform/logging/log.ts';
import { getSecrets } from '../../../platform/crypto/secrets.ts';
import { AuditTrailService } from '../../audit/index.ts';
import { MembersService } from '../members/index.ts';
import { getAccountId, type User } from '../users/index.ts';
import type { AuthSession } from './auth-session.entity.ts';
import { AuthSessionRepository } from './auth-session.repository.ts';
import {
  parseRefreshToken,
  hashRefreshToken,
  deriveSuccessorKeys,
  deriveSuccessor,
  type RefreshToken,
} from './refresh-token.ts';
import { computeExpiry, createSession, type OpenSession } from './session-lifetime.ts';

/** An open session of a browser. */
export type ActiveSession = { id: string; userAgent: string; createdAt: Date; lastUsedAt: Date };

/** `replacedToken` is the refresh token of the session that the browser had before. */
export type NewLogin = { replacedToken?: string | undefined; hasSecondFactor?: boolean };

/** Time in milliseconds during which the previous token is accepted: concurrent tabs, a lost response. */
const ROTATION_GRACE_MS = 10_000;
const REVOKED_RETENTION_MS = 7 * DAY_MS;

/** Sessions of browsers: opened by a login, renewed with rotating refresh tokens, ended at once. */
@Injectable()
export class SessionsService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly sessions: AuthSessionRepository,
    private readonly members: MembersService,
    private readonly audit: AuditTrailService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
    config: Config,
  ) {
    this.keys = deriveSuccessorKeys(getSecrets(config));
  }

  /** Opens a session and ends the one that the browser had before. */
  start(
    user: User,
    userAgent: string,
    { replacedToken, hasSecondFactor = false }: NewLogin = {},
  ): Promise<OpenSession> {
    return this.unitOfWork.run(async () => {
      await this.endByToken(replacedToken);
      const now = this.clock.now();
      const secondFactorAt = hasSecondFactor ? now : null;
      const { record, opened } = createSession({
        userId: user.id,
        userAgent,
        now,
        isOperator: isOperator(user),
        secondFactorAt,
      });
      this.sessions.add(record);
      await this.audit.record(
        { userId: user.id },
        'login',
        { type: 'user', id: user.id },
        {},
        { session: opened.sessionId },
      );
      return opened;
    });
  }

  /**
   * Renews a session by its refresh token. Reuse of a rotated token indicates theft and ends the session.
   * @returns null when the session has ended, also when it is older than a session of an operator may be
   */
  renew(text: string | undefined): Promise<OpenSession | null> {
    const token = parseRefreshToken(text);
    if (token === null) return Promise.resolve(null);
    return this.unitOfWork.run(async () => {
      const session = await this.sessions.findForUpdate(token.sessionId);
      const now = this.clock.now();
      const owner = session && (await this.sessions.findActiveOwnerInTransaction(session.id, now));
      if (!session || !owner) return null;
      const successor = deriveSuccessor(token, this.keys[0]);
      if (hashRefreshToken(token) === session.tokenHash)
        rotate(session, successor, { now, isOperator: isOperator(owner) });
      else if (!isRepeatedWithinGrace(session, token, now)) return this.endCompromised(session, now);
      else return this.findRepeatedRenewal(session, token);
      if (session.expiresAt <= now) return null;
      return opened(session, successor);
    });
  }

  /**
   * The successor issued before; tries all keys, since during a key rotation another process may have used
   * the new one.
   */
  private findRepeatedRenewal(session: AuthSession, token: RefreshToken): OpenSession | null {
    const successor = this.keys
      .map((key) => deriveSuccessor(token, key))
      .find((each) => hashRefreshToken(each) === session.tokenHash);
    return successor ? opened(session, successor) : null;
  }

  /** Logout: ends the session of the access token and that of the cookie. */
  async end(actor: Actor, refreshToken: string | undefined): Promise<void> {
    await this.unitOfWork.run(async () => {
      const session = actor.sessionId === null ? null : await this.sessions.findForUpdate(actor.sessionId);
      if (session !== null && session.revokedAt === null) {
        session.revokedAt = this.clock.now();
        await this.audit.record(
          actor,
          'logout',
          { type: 'user', id: session.user.id },
          {},
          { session: session.id },
        );
      }
      await this.endByToken(refreshToken);
    });
  }

  /** Active sessions of a user, the last used first, without impersonation sessions. */
  async listActive(userId: number): Promise<ActiveSession[]> {
    const active = await this.sessions.listActive(userId, this.clock.now());
    return active
      .map(({ id, userAgent, createdAt, rotatedAt }) => ({
        id,
        userAgent,
        createdAt,
        lastUsedAt: rotatedAt ?? createdAt,
      }))
      .sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
  }

  /** @returns whether the user had this session */
  async endOne(userId: number, sessionId: string): Promise<boolean> {
    return (
      isSessionId(sessionId) &&
      this.unitOfWork.run(() => this.sessions.end(userId, sessionId, this.clock.now()))
    );
  }

  /** Marks an open session as verified by a second factor. */
  async markSecondFactor(sessionId: string): Promise<void> {
    await this.unitOfWork.run(() => this.sessions.markSecondFactor(sessionId, this.clock.now()));
  }

  async hasSecondFactor(sessionId: string): Promise<boolean> {
    return this.sessions.hasSecondFactor(sessionId);
  }

  /**
   * The session acts for the customer from the next request on.
   * @throws DomainError NOTFOUND for a customer that the user is no member of
   */
  async chooseCustomer(actor: Actor, customerId: number): Promise<void> {
    const { sessionId } = actor;
    await this.unitOfWork.run(async () => {
      await this.members.assertMember(customerId, getAccountId(actor));
      if (sessionId !== null) await this.sessions.setCustomer(sessionId, customerId);
    });
  }

  /**
   * Ends all sessions of a user, e.g. after a change of the password.
   * @param exceptId session that stays open
   * @returns number of ended sessions
   */
  endAll(userId: number, exceptId: string | null = null): Promise<number> {
    return this.unitOfWork.run(() => this.sessions.endAll(userId, exceptId, this.clock.now()));
  }

  /** Deletes expired sessions, and revoked ones after a week. */
  removeFinished(): Promise<number> {
    const now = this.clock.now();
    return this.unitOfWork.run(() =>
      this.sessions.removeFinished(now, new Date(now.getTime() - REVOKED_RETENTION_MS)),
    );
  }

  private async endByToken(text: string | undefined): Promise<void> {
    const token = parseRefreshToken(text);
    const session = token && (await this.sessions.findForUpdate(token.sessionId));
    if (!token || !session || session.revokedAt !== null) return;
    if ([session.tokenHash, session.previousTokenHash].includes(hashRefreshToken(token)))
      session.revokedAt = this.clock.now();
  }

  private async endCompromised(session: AuthSession, now: Date): Promise<null> {
    session.revokedAt = now;
    this.log.warn(
      { user_id: session.user.id, session_id: session.id },
      'rotated refresh token reused, session ended',
    );
    await this.audit.record(
      { userId: null },
      'session.reused',
      { type: 'user', id: session.user.id },
      {},
      { session: session.id },
    );
    return null;
  }
}

const isOperator = ({ roles }: { roles: readonly string[] }): boolean => roles.includes('ROLE_SUPERADMIN');
const isSessionId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(text);

function rotate(
  session: AuthSession,
  successor: RefreshToken,
  { now, isOperator }: { now: Date; isOperator: boolean },
): void {
  session.previousTokenHash = session.tokenHash;
  session.tokenHash = hashRefreshToken(successor);
  session.rotatedAt = now;
  session.expiresAt = computeExpiry(
    { createdAt: session.createdAt, isImpersonated: session.impersonatorId !== null, isOperator },
    now,
  );
}

/** The token rotated last, within the grace period: a concurrent tab or a lost response. */
const isRepeatedWithinGrace = (session: AuthSession, token: RefreshToken, now: Date): boolean =>
  session.previousTokenHash === hashRefreshToken(token) &&
  session.rotatedAt !== null &&
  now.getTime() - session.rotatedAt.getTime() <= ROTATION_GRACE_MS;

const opened = (session: AuthSession, token: RefreshToken): OpenSession => ({
  sessionId: session.id,
  userId: session.user.id,
  impersonatorId: session.impersonatorId,
  customerId: session.customerId,
  refreshToken: token.text,
  expiresAt: session.expiresAt,
  hasSecondFactor: session.secondFactorAt !== null,
});
