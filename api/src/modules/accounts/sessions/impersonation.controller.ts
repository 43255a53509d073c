import { Controller, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  RequiresFreshSecondFactor,
  RequiresPermission,
  SignedIn,
  type Actor,
} from '../../../platform/http/index.ts';
import { AuthCookieStore } from './auth-cookie.store.ts';
import { LoginAnswer } from './auth.dto.ts';
import { ImpersonationService } from './impersonation.service.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import { SignInHandler } from './sign-in.handler.ts';

@ApiTags('auth')
@Controller()
@UseGuards(SameOriginGuard)
export class ImpersonationController {
  constructor(
    private readonly impersonation: ImpersonationService,
    private readonly signInHandler: SignInHandler,
    private readonly cookies: AuthCookieStore,
  ) {}

  @Post('admin/users/:id/impersonate')
  @RequiresFreshSecondFactor()
  @HttpCode(200)
  @RequiresPermission('console')
  @ApiOperation({
    summary: 'Impersonate a user',
    description: 'For at most one hour. The session of the operator continues in parallel.',
  })
  @ApiOkResponse({ type: LoginAnswer })
  @ApiErrors(404, 409)
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

  @Post('auth/stop-impersonating')
  @HttpCode(204)
  @SignedIn()
  @ApiOperation({
    summary: 'Stop impersonating a user',
    description: 'The session of the operator continues.',
  })
  @ApiNoContentResponse()
  @ApiErrors(403, 409)
  async stop(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    this.cookies.clearImpersonation(await this.impersonation.stop(actor), reply);
  }
}
