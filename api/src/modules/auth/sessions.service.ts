import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Clock } from '../../platform/clock/clock.ts';
import { Config } from '../../platform/config/index.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { Log } from '../../platform/logging/log.ts';
import { AuditTrail } from '../audit/index.ts';
import { UsersService, type User } from '../users/index.ts';
import type { AuthSession } from './auth-session.entity.ts';
import { AuthSessionRepository } from './auth-session.repository.ts';
import { firstRefreshToken, parseRefreshToken, refreshTokenHash, successorKey, successorOf, type RefreshToken } from './refresh-token.ts';

/** A session just opened or renewed, and the refresh token its browser keeps from now on. */
export type OpenSession = { sessionId: string; userId: number; refreshToken: string; expiresAt: Date };

const DAY = 24 * 60 * 60 * 1000;
const LIFETIME = 30 * DAY;
/** However often it is renewed, a session ends after this time. */
const LONGEST_LIFETIME = 180 * DAY;
/** For how long the previous token still counts: two tabs, a lost answer. */
const GRACE = 10_000;
const KEEP_REVOKED = 7 * DAY;

/** Sessions of signed-in browsers: opened by a login, renewed with rotating tokens, ended at once. */
@Injectable()
export class SessionsService {
  private readonly key: Buffer;

  constructor(
    private readonly sessions: AuthSessionRepository,
    private readonly users: UsersService,
    private readonly audit: AuditTrail,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
    config: Config,
  ) {
    this.key = successorKey(config.JWT_SECRET);
  }

  /** Opens a session; a session this browser still had is ended, for it has lost its token. */
  start(user: User, userAgent: string, replacedToken?: string): Promise<OpenSession> {
    const token = firstRefreshToken(randomUUID());
    return this.unitOfWork.run(async () => {
      await this.endByToken(replacedToken);
      const now = this.clock.now();
      const expiresAt = new Date(now.getTime() + LIFETIME);
      this.sessions.add({ id: token.sessionId, user: user.id, tokenHash: refreshTokenHash(token), createdAt: now, expiresAt, userAgent: userAgent.slice(0, 255) });
      await this.audit.record({ userId: user.id }, 'login', { type: 'user', id: user.id }, {}, { session: token.sessionId });
      return { sessionId: token.sessionId, userId: user.id, refreshToken: token.text, expiresAt };
    });
  }

  /** Renews a session by its refresh token. A token rotated before is a sign of theft and ends the session; null when nothing is left to renew. */
  renew(text: string | undefined): Promise<OpenSession | null> {
    const token = parseRefreshToken(text);
    if (token === null) return Promise.resolve(null);
    return this.unitOfWork.run(async () => {
      const session = await this.sessions.locked(token.sessionId);
      const now = this.clock.now();
      if (!session || session.revokedAt !== null || session.expiresAt <= now) return null;
      const user = await this.users.byId(session.user.id);
      if (!user || user.blockedAt !== null) return null;
      const successor = successorOf(token, this.key);
      if (refreshTokenHash(token) === session.tokenHash) rotate(session, successor, now);
      else if (!isRepeated(session, token, now)) return this.endStolen(session, user, now);
      return opened(session, user.id, successor);
    });
  }

  /** Logout: the session of the access token and that of the cookie stop working at once. */
  async end(sessionId: string | null, userId: number | null, refreshToken: string | undefined): Promise<void> {
    await this.unitOfWork.run(async () => {
      const wasLiving = sessionId !== null && (await this.sessions.end(sessionId, this.clock.now()));
      if (wasLiving && userId !== null) await this.audit.record({ userId }, 'logout', { type: 'user', id: userId }, {}, { session: sessionId });
      await this.endByToken(refreshToken);
    });
  }

  /** Ends every session of a user but one, e.g. after the password was changed. */
  endAllOf(userId: number, exceptId: string | null = null): Promise<number> {
    return this.unitOfWork.run(() => this.sessions.endAllOf(userId, exceptId, this.clock.now()));
  }

  /** Deletes expired sessions, and ended ones a week after; answers how many. */
  removeFinished(): Promise<number> {
    const now = this.clock.now();
    return this.unitOfWork.run(() => this.sessions.removeFinished(now, new Date(now.getTime() - KEEP_REVOKED)));
  }

  private async endByToken(text: string | undefined): Promise<void> {
    const token = parseRefreshToken(text);
    const session = token && (await this.sessions.locked(token.sessionId));
    if (!token || !session || session.revokedAt !== null) return;
    if ([session.tokenHash, session.previousTokenHash].includes(refreshTokenHash(token))) session.revokedAt = this.clock.now();
  }

  private async endStolen(session: AuthSession, user: User, now: Date): Promise<null> {
    session.revokedAt = now;
    this.log.warn({ user_id: user.id, session_id: session.id }, 'a rotated refresh token was used again, the session ends');
    await this.audit.record({ userId: null }, 'session.reused', { type: 'user', id: user.id }, {}, { session: session.id });
    return null;
  }
}

function rotate(session: AuthSession, successor: RefreshToken, now: Date): void {
  session.previousTokenHash = session.tokenHash;
  session.tokenHash = refreshTokenHash(successor);
  session.rotatedAt = now;
  session.expiresAt = new Date(Math.min(now.getTime() + LIFETIME, session.createdAt.getTime() + LONGEST_LIFETIME));
}

/** The token just rotated, within the grace: another tab was faster, or its answer was lost. */
const isRepeated = (session: AuthSession, token: RefreshToken, now: Date): boolean =>
  session.previousTokenHash === refreshTokenHash(token) && session.rotatedAt !== null && now.getTime() - session.rotatedAt.getTime() <= GRACE;

const opened = (session: AuthSession, userId: number, token: RefreshToken): OpenSession =>
  ({ sessionId: session.id, userId, refreshToken: token.text, expiresAt: session.expiresAt });
