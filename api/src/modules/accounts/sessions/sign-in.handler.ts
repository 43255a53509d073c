import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../../platform/errors/index.ts';
import type { Actor } from '../../../platform/http/index.ts';
import { MembershipPort } from '../customers/index.ts';
import { MembersService } from '../members/index.ts';
import { SecondFactorService } from '../second-factor/index.ts';
import { UsersService, type User } from '../users/index.ts';
import { AccessTokenService } from './access-token.service.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';
import type { LoginAnswer, SessionUser } from './auth.dto.ts';
import { LoginThrottleService } from './login-throttle.service.ts';
import type { OpenSession } from './session-lifetime.ts';
import { toSessionUser } from './session-user.mapper.ts';
import { SessionsService } from './sessions.service.ts';

/** A session has `hasSecondFactor`, an actor `isSecondFactorMissing`. */
type SessionOwner = {
  userId: number | null;
  impersonatorId: number | null;
  /** The customer chosen in the session. */
  customerId: number | null;
  hasSecondFactor?: boolean;
  isSecondFactorMissing?: boolean;
};

/** Opens a session for a browser after a login or registration: session, cookies and response. */
@Injectable()
export class SignInHandler {
  constructor(
    private readonly sessions: SessionsService,
    private readonly tokens: AccessTokenService,
    private readonly users: UsersService,
    private readonly members: MembersService,
    private readonly plans: MembershipPort,
    private readonly secondFactor: SecondFactorService,
    private readonly cookies: AuthCookieStore,
    private readonly throttle: LoginThrottleService,
  ) {}

  /** Opens a session and registers the browser as a known device. */
  async signIn(
    user: User,
    request: FastifyRequest,
    reply: FastifyReply,
    hasSecondFactor = false,
  ): Promise<LoginAnswer> {
    this.rememberDevice(user.email, reply);
    const login = { replacedToken: this.cookies.getRefreshToken(request), hasSecondFactor };
    return this.attachSession(
      await this.sessions.start(user, request.headers['user-agent'] ?? '', login),
      reply,
    );
  }

  /** Registers the browser as a known device without opening a session. */
  rememberDevice(email: string, reply: FastifyReply): void {
    this.cookies.setDevice(reply, this.throttle.createDeviceTokenFor(email));
  }

  /** Sets the cookies of a session and builds the response with its access token and user. */
  async attachSession(session: OpenSession, reply: FastifyReply): Promise<LoginAnswer> {
    const user = await this.loadSessionUser(session);
    this.cookies.setSession(reply, session);
    return {
      token: this.tokens.issue(session),
      user,
      acting: session.impersonatorId === null ? null : session.sessionId,
    };
  }

  /**
   * The response for the open session of the actor, after it chose another customer.
   * @throws DomainError UNAUTHENTICATED
   */
  async describeSession(actor: Actor, customerId: number): Promise<LoginAnswer> {
    const { userId, sessionId, impersonatorId } = actor;
    if (userId === null || sessionId === null) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
    return {
      token: this.tokens.issue({ userId, sessionId }),
      user: await this.loadSessionUser({ ...actor, customerId }),
      acting: impersonatorId === null ? null : sessionId,
    };
  }

  /** @throws DomainError UNAUTHENTICATED */
  async loadSessionUser(owner: SessionOwner): Promise<SessionUser> {
    const { userId, impersonatorId, customerId, hasSecondFactor, isSecondFactorMissing } = owner;
    const user = userId === null ? null : await this.users.findById(userId);
    if (!user) throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
    const impersonator = impersonatorId === null ? null : await this.users.findById(impersonatorId);
    const memberships = await this.members.listMemberships(user.id);
    const membership = memberships.find((each) => each.customerId === customerId) ?? memberships[0] ?? null;
    const current = await this.plans.getCurrent(membership?.customerId ?? null);
    return toSessionUser({
      user,
      membership,
      memberships,
      impersonator,
      isSecondFactorMissing:
        isSecondFactorMissing ?? (!hasSecondFactor && this.secondFactor.isRequired(user.roles)),
      ...current,
    });
  }
}
