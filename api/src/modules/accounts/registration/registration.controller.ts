import { Body, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RateLimit, RateLimiter, Route, Routes, toClientKey } from '../../../platform/http/index.ts';
import { LoginAnswer, SameOriginGuard, SignInHandler } from '../sessions/index.ts';
import { toNewAccount } from './registration.mapper.ts';
import { RegistrationRequest } from './registration.dto.ts';
import { RegistrationService } from './registration.service.ts';

/** Registered accounts per client address; failed attempts do not count. */
const REGISTRATIONS: RateLimit = {
  name: 'register',
  points: 20,
  seconds: 3600,
  shared: true,
  namesMinutes: true,
};

@Routes('customer', { tag: 'account' })
export class RegistrationController {
  constructor(
    private readonly registration: RegistrationService,
    private readonly signInHandler: SignInHandler,
    private readonly limiter: RateLimiter,
  ) {}

  @Route('PUT', 'register', {
    access: 'public',
    throttle: { name: 'register-attempt', points: 60, seconds: 3600, shared: true, namesMinutes: true },
    summary: 'Register an owner',
    description: 'Creates a user, a customer and a trial of 30 days, and starts a session.',
    status: 201,
    answer: LoginAnswer,
    errors: [401, 403, 415, 422],
  })
  @UseGuards(SameOriginGuard)
  async register(
    @Body() input: RegistrationRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const user = await this.limiter.countSuccess(REGISTRATIONS, toClientKey(request.ip), () =>
      this.registration.register(toNewAccount(input)),
    );
    return this.signInHandler.signIn(user, request, reply);
  }
}
