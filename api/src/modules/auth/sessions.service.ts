import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import type { Actor } from '../../platform/http/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { secretsOf } from '../../platform/sealing/secrets.ts';
import { AuditTrail } from '../audit/index.ts';
import type { User } from '../users/index.ts';
import type { AuthSession } from './auth-session.entity.ts';
import { AuthSessionRepository } from './auth-session.repository.ts';
import {
  parseRefreshToken,
  refreshTokenHash,
  successorKeys,
  successorOf,
  type RefreshToken,
} from './refresh-token.ts';
import { expiryOf, newSession, type OpenSession } from './session-lifetime.ts';

/** A browser somebody is signed in with. */
export type LivingSession = { id: string; userAgent: string; createdAt: Date; lastUsedAt: Date };

/** What else is known of a login: the session it replaces in its browser, and whether a second factor was proved. */
export type NewLogin = { replacedToken?: string | undefined; hasSecondFactor?: boolean };

const DAY = 24 * 60 * 60 * 1000;
/** For how long the previous token still counts: two tabs, a lost answer. */
const GRACE = 10_000;
const KEEP_REVOKED = 7 * DAY;

/** Sessions of signed-in browsers: opened by a login, renewed with rotating tokens, ended at once. */
@Injectable()
export class SessionsService {
  private readonly keys: readonly [Buffer, ...Buffer[]];

  constructor(
    private readonly sessions: AuthSessionRepository,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
    config: Config,
  ) {
    this.keys = successorKeys(secretsOf(config));
  }

  /** Opens a session; a session this browser still had is ended, for it has lost its token. */
  start(
    user: User,
    userAgent: string,
    { replacedToken, hasSecondFactor = false }: NewLogin = {},
  ): Promise<OpenSession> {
    return this.unitOfWork.run(async () => {
      await this.endByToken(replacedToken);
      const now = this.clock.now();
      const secondFactorAt = hasSecondFactor ? now : null;
      const { record, opened } = newSession({
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
   * Renews a session by its refresh token. A token rotated before is a sign of theft and ends the session; null when
   * nothing is left to renew, also when the session of a new operator is older than theirs may be.
   */
  renew(text: string | undefined): Promise<OpenSession | null> {
    const token = parseRefreshToken(text);
    if (token === null) return Promise.resolve(null);
    return this.unitOfWork.run(async () => {
      const session = await this.sessions.locked(token.sessionId);
      const now = this.clock.now();
      const owner = session && (await this.sessions.ownerOfLivingInTransaction(session.id, now));
      if (!session || !owner) return null;
      const successor = successorOf(token, this.keys[0]);
      if (refreshTokenHash(token) === session.tokenHash)
        rotate(session, successor, { now, isOperator: isOperator(owner) });
      else if (!isRepeated(session, token, now)) return this.endStolen(session, now);
      else return this.repeated(session, token);
      if (session.expiresAt <= now) return null;
      return opened(session, successor);
    });
  }

  /** The same successor again, also where a process with the other secret gave it while the secret is being changed. */
  private repeated(session: AuthSession, token: RefreshToken): OpenSession | null {
    const successor = this.keys
      .map((key) => successorOf(token, key))
      .find((each) => refreshTokenHash(each) === session.tokenHash);
    return successor ? opened(session, successor) : null;
  }

  /** Logout: the session of the access token and that of the cookie stop working at once. */
  async end(actor: Actor, refreshToken: string | undefined): Promise<void> {
    await this.unitOfWork.run(async () => {
      const session = actor.sessionId === null ? null : await this.sessions.locked(actor.sessionId);
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

  /** Browsers a user is signed in with, the last used first; an operator acting as the user is none of them. */
  async listOf(userId: number): Promise<LivingSession[]> {
    const living = await this.sessions.livingOf(userId, this.clock.now());
    return living
      .map(({ id, userAgent, createdAt, rotatedAt }) => ({
        id,
        userAgent,
        createdAt,
        lastUsedAt: rotatedAt ?? createdAt,
      }))
      .sort((one, other) => other.lastUsedAt.getTime() - one.lastUsedAt.getTime());
  }

  /** Ends one session of a user; answers whether there was one to end. */
  async endOne(userId: number, sessionId: string): Promise<boolean> {
    return (
      isSessionId(sessionId) &&
      this.unitOfWork.run(() => this.sessions.end(userId, sessionId, this.clock.now()))
    );
  }

  /** Notes that a second factor was proved in a session that is open already. */
  async markSecondFactor(sessionId: string): Promise<void> {
    await this.unitOfWork.run(() => this.sessions.markSecondFactor(sessionId, this.clock.now()));
  }

  /** Whether a second factor was proved in a session. */
  async hasSecondFactor(sessionId: string): Promise<boolean> {
    return this.sessions.hasSecondFactor(sessionId);
  }

  /** Ends every session of a user but one, e.g. after the password was changed. */
  endAllOf(userId: number, exceptId: string | null = null): Promise<number> {
    return this.unitOfWork.run(() => this.sessions.endAllOf(userId, exceptId, this.clock.now()));
  }

  /** Deletes expired sessions, and ended ones a week after; answers how many. */
  removeFinished(): Promise<number> {
    const now = this.clock.now();
    return this.unitOfWork.run(() =>
      this.sessions.removeFinished(now, new Date(now.getTime() - KEEP_REVOKED)),
    );
  }

  private async endByToken(text: string | undefined): Promise<void> {
    const token = parseRefreshToken(text);
    const session = token && (await this.sessions.locked(token.sessionId));
    if (!token || !session || session.revokedAt !== null) return;
    if ([session.tokenHash, session.previousTokenHash].includes(refreshTokenHash(token)))
      session.revokedAt = this.clock.now();
  }

  private async endStolen(session: AuthSession, now: Date): Promise<null> {
    session.revokedAt = now;
    this.log.warn(
      { user_id: session.user.id, session_id: session.id },
      'a rotated refresh token was used again, the session ends',
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
  session.tokenHash = refreshTokenHash(successor);
  session.rotatedAt = now;
  session.expiresAt = expiryOf(
    { createdAt: session.createdAt, isImpersonated: session.impersonatorId !== null, isOperator },
    now,
  );
}

/** The token just rotated, within the grace: another tab was faster, or its answer was lost. */
const isRepeated = (session: AuthSession, token: RefreshToken, now: Date): boolean =>
  session.previousTokenHash === refreshTokenHash(token) &&
  session.rotatedAt !== null &&
  now.getTime() - session.rotatedAt.getTime() <= GRACE;

const opened = (session: AuthSession, token: RefreshToken): OpenSession => ({
  sessionId: session.id,
  userId: session.user.id,
  impersonatorId: session.impersonatorId,
  refreshToken: token.text,
  expiresAt: session.expiresAt,
  hasSecondFactor: session.secondFactorAt !== null,
});
