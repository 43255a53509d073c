import { Controller, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CurrentActor,
  ApiErrors,
  IdPipe,
  RequiresPermission,
  SignedIn,
  type Actor,
} from '../../platform/http/index.ts';
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
  @HttpCode(200)
  @RequiresPermission('console')
  @ApiOperation({
    summary: 'Act as another user for at most an hour; the operator’s own session goes on beside it',
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
  @ApiOperation({ summary: 'End acting as another user; the operator’s own session goes on' })
  @ApiNoContentResponse()
  @ApiErrors(403, 409)
  async stop(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    this.cookies.clearImpersonation(await this.impersonation.stop(actor), reply);
  }
}
