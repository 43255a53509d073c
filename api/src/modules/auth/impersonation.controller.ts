import { Controller, HttpCode, Param, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/index.ts';
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
  constructor(private readonly impersonation: ImpersonationService, private readonly opener: SessionOpener, private readonly cookies: AuthCookies) {}

  @Post('admin/users/:id/impersonate')
  @HttpCode(200)
  @Requires('console')
  @ApiOperation({ summary: 'Act as another user for at most an hour; the operator’s own session waits' })
  @ApiOkResponse({ type: LoginAnswer })
  @Fails(404, 409)
  async start(
    @CurrentActor() actor: Actor, @Param('id', IdParam) id: number, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    return this.opener.keep(await this.impersonation.start(actor, id, request.headers['user-agent'] ?? ''), reply);
  }

  @Post('auth/stop-impersonating')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ summary: 'Return to the operator’s own session; 401 when it is over' })
  @ApiOkResponse({ type: LoginAnswer })
  @Fails(403, 409)
  async stop(@CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LoginAnswer> {
    const session = await this.impersonation.stop(actor, request.headers['user-agent'] ?? '');
    if (session) return this.opener.keep(session, reply);
    this.cookies.clearSession(reply);
    throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  }
}
