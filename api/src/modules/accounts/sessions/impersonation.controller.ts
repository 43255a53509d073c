import { Param, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, IdPipe, Route, Routes } from '../../../platform/http/index.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';
import { LoginAnswer } from './auth.dto.ts';
import { ImpersonationService } from './impersonation.service.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import { SignInHandler } from './sign-in.handler.ts';

@Routes('/', { tag: 'auth' })
@UseGuards(SameOriginGuard)
export class ImpersonationController {
  constructor(
    private readonly impersonation: ImpersonationService,
    private readonly signInHandler: SignInHandler,
    private readonly cookies: AuthCookieStore,
  ) {}

  @Route('POST', 'admin/users/:id/impersonate', {
    access: 'console',
    freshSecondFactor: true,
    summary: 'Impersonate a user',
    description: 'For at most one hour. The session of the operator continues in parallel.',
    answer: LoginAnswer,
    errors: [404, 409],
  })
  async start(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    return this.signInHandler.attachSession(
      await this.impersonation.start(actor, id, request.headers['user-agent'] ?? ''),
      reply,
    );
  }

  @Route('POST', 'auth/stop-impersonating', {
    access: 'signed-in',
    summary: 'Stop impersonating a user',
    description: 'The session of the operator continues.',
    status: 204,
    errors: [403, 409],
  })
  async stop(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    this.cookies.clearImpersonation(await this.impersonation.stop(actor), reply);
  }
}
