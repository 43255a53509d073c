import { Controller, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CurrentActor, Fails, IdParam, Requires, SignedIn, type Actor } from '../../platform/http/index.ts';
import { AuthCookies } from './auth-cookies.ts';
import { LoginAnswer } from './auth.dto.ts';
import { ImpersonationService } from './impersonation.service.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import { SessionOpener } from './session-opener.ts';

@ApiTags('auth')
@Controller()
@UseGuards(SameOriginGuard)
export class ImpersonationController {
  constructor(
    private readonly impersonation: ImpersonationService,
    private readonly opener: SessionOpener,
    private readonly cookies: AuthCookies,
  ) {}

  @Post('admin/users/:id/impersonate')
  @HttpCode(200)
  @Requires('console')
  @ApiOperation({
    summary: 'Act as another user for at most an hour; the operator’s own session goes on beside it',
  })
  @ApiOkResponse({ type: LoginAnswer })
  @Fails(404, 409)
  async start(
    @CurrentActor() actor: Actor,
    @Param('id', IdParam) id: number,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    return this.opener.keep(
      await this.impersonation.start(actor, id, request.headers['user-agent'] ?? ''),
      reply,
    );
  }

  @Post('auth/stop-impersonating')
  @HttpCode(204)
  @SignedIn()
  @ApiOperation({ summary: 'End acting as another user; the operator’s own session goes on' })
  @ApiNoContentResponse()
  @Fails(403, 409)
  async stop(@CurrentActor() actor: Actor, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    this.cookies.clearActing(await this.impersonation.stop(actor), reply);
  }
}
