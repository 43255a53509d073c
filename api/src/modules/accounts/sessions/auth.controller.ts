import { Body, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiHeader } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ACTING_HEADER } from '@prostora/api-client';
import { DomainError } from '../../../platform/errors/index.ts';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';
import { CurrentUserAnswer, LoginAnswer, LoginRequest } from './auth.dto.ts';
import { LocalLoginGuard, type AuthenticatedRequest } from './local-login.guard.ts';
import { SecondStepAnswer, SecondStepRequest } from './second-step.dto.ts';
import { toSecondFactorCode, toSecondStep } from './second-step.mapper.ts';
import { SecondStepService } from './second-step.service.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import { SignInHandler } from './sign-in.handler.ts';
import { SessionsService } from './sessions.service.ts';

const ACTING_HEADER_PARAMETER = {
  name: ACTING_HEADER,
  required: false,
  description: 'Id of an impersonation session; the browser’s own session if omitted.',
  schema: { type: 'string', format: 'uuid' },
} as const;

@Routes('auth', { tag: 'auth' })
export class AuthController {
  constructor(
    private readonly sessions: SessionsService,
    private readonly signInHandler: SignInHandler,
    private readonly cookies: AuthCookieStore,
    private readonly secondStep: SecondStepService,
  ) {}

  @Route('POST', 'login', {
    access: 'public',
    summary: 'Log in with an e-mail and a password',
    description:
      'Sets the refresh token as a cookie. An account with a second factor is answered with a challenge instead of a session.',
    answer: {
      oneOf: [LoginAnswer, SecondStepAnswer],
      description: 'The session, or a challenge of the second factor.',
    },
    errors: [401, 403, 415, 422, 429],
  })
  @UseGuards(SameOriginGuard, LocalLoginGuard)
  @ApiBody({ type: LoginRequest })
  async login(
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer | SecondStepAnswer> {
    const step = await this.secondStep.begin(request.user.id);
    return step ? toSecondStep(step) : this.signInHandler.signIn(request.user, request, reply);
  }

  @Route('POST', 'second-step', {
    access: 'public',
    throttle: { name: 'auth-second-step', points: 60, seconds: 60, shared: true },
    summary: 'Complete a login with a second factor',
    description: 'A code of an authenticator app, a passkey or a recovery code.',
    answer: LoginAnswer,
    errors: [401, 403, 410, 415, 422],
  })
  @UseGuards(SameOriginGuard)
  async completeLogin(
    @Body() input: SecondStepRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const user = await this.secondStep.complete(input.challenge, toSecondFactorCode(input));
    return this.signInHandler.signIn(user, request, reply, true);
  }

  @Route('POST', 'refresh', {
    access: 'public',
    throttle: { name: 'auth-refresh', points: 120, seconds: 60 },
    summary: 'Renew the session',
    description: 'Reads the refresh token from its cookie and replaces it.',
    answer: LoginAnswer,
    errors: [401, 403],
  })
  @UseGuards(SameOriginGuard)
  @ApiHeader(ACTING_HEADER_PARAMETER)
  async refresh(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const session = await this.sessions.renew(this.cookies.getRefreshToken(request));
    if (session) return this.signInHandler.attachSession(session, reply);
    this.cookies.clearSession(request, reply);
    throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  }

  @Route('POST', 'logout', {
    access: 'public',
    summary: 'Log out',
    description: 'Ends the session immediately. Succeeds without a session as well.',
    status: 204,
    errors: [401, 403],
  })
  @UseGuards(SameOriginGuard)
  @ApiHeader(ACTING_HEADER_PARAMETER)
  async logout(
    @CurrentActor() actor: Actor,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.sessions.end(actor, this.cookies.getRefreshToken(request));
    this.cookies.clearSession(request, reply);
  }

  @Route('GET', 'user', {
    access: 'signed-in',
    summary: 'Retrieve the signed-in user',
    description: 'Includes roles, customer and plan.',
    answer: CurrentUserAnswer,
  })
  async user(@CurrentActor() actor: Actor): Promise<CurrentUserAnswer> {
    return { user: await this.signInHandler.loadSessionUser(actor) };
  }
}
