import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/index.ts';
import type { User } from '../users/index.ts';
import { AccessTokens } from './access-token.service.ts';
import { AuthCookies } from './auth-cookies.ts';
import type { LoginAnswer, SessionUser } from './auth.dto.ts';
import { LoginThrottle } from './login-throttle.service.ts';
import type { OpenSession } from './session-lifetime.ts';
import { toSessionUser } from './session-user.mapper.ts';
import { SessionUserView, type SecondFactorState } from './session-user.service.ts';
import { SessionsService } from './sessions.service.ts';

type SessionOwner = { userId: number | null; impersonatorId: number | null } & SecondFactorState;

/** Opens a session for a browser after a login or registration: session, cookies and response. */
@Injectable()
export class SessionOpener {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokens,
    private readonly view: SessionUserView,
    private readonly cookies: AuthCookies,
    private readonly throttle: LoginThrottle,
  ) {}

  /** Opens a session and registers the browser as a known device. */
  async open(
    user: User,
    request: FastifyRequest,
    reply: FastifyReply,
    hasSecondFactor = false,
  ): Promise<LoginAnswer> {
    this.markDevice(user.email, reply);
    const login = { replacedToken: this.cookies.refreshToken(request), hasSecondFactor };
    return this.keep(await this.sessions.start(user, request.headers['user-agent'] ?? '', login), reply);
  }

  /** Registers the browser as a known device without opening a session. */
  markDevice(email: string, reply: FastifyReply): void {
    this.cookies.keepDevice(reply, this.throttle.markFor(email));
  }

  /** Sets the cookies of a session and builds the response with its access token and user. */
  async keep(session: OpenSession, reply: FastifyReply): Promise<LoginAnswer> {
    const user = await this.userOf(session);
    this.cookies.keepSession(reply, session);
    return {
      token: this.tokens.issue(session),
      user,
      acting: session.impersonatorId === null ? null : session.sessionId,
    };
  }

  /** @throws DomainError UNAUTHENTICATED */
  async userOf({ userId, impersonatorId, ...proof }: SessionOwner): Promise<SessionUser> {
    const facts = userId === null ? null : await this.view.of(userId, impersonatorId, proof);
    if (!facts) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
    return toSessionUser(facts);
  }
}
