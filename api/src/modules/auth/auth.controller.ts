import { Body, Controller, Get, HttpCode, Post, Req, Res, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../../platform/errors/index.ts';
import { CurrentActor, Fails, Limited, Public, SignedIn, type Actor } from '../../platform/http/index.ts';
import { AuthCookies } from './auth-cookies.ts';
import { CurrentUserAnswer, LoginAnswer, LoginRequest } from './auth.dto.ts';
import { LocalLogin } from './local-login.ts';
import { SameOriginGuard } from './same-origin.guard.ts';
import { SessionOpener } from './session-opener.ts';
import { SessionsService } from './sessions.service.ts';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly local: LocalLogin,
    private readonly sessions: SessionsService,
    private readonly opener: SessionOpener,
    private readonly cookies: AuthCookies,
  ) {}

  @Post('login')
  @HttpCode(200)
  @Public()
  @UseGuards(SameOriginGuard)
  @ApiOperation({ summary: 'Log in with an e-mail and a password; the refresh token comes as a cookie' })
  @ApiOkResponse({ type: LoginAnswer })
  @Fails(401, 403, 415, 422, 429)
  async login(@Body() _credentials: LoginRequest, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LoginAnswer> {
    return this.opener.open(await this.local.userOf(request, reply), request, reply);
  }

  @Post('refresh')
  @HttpCode(200)
  @Public()
  @UseGuards(SameOriginGuard)
  @Limited({ name: 'auth-refresh', points: 120, seconds: 60 })
  @ApiOperation({ summary: 'Renew the session by its cookie; the refresh token rotates' })
  @ApiOkResponse({ type: LoginAnswer })
  @Fails(401, 403)
  async refresh(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<LoginAnswer> {
    const session = await this.sessions.renew(this.cookies.refreshToken(request));
    if (session) return this.opener.keep(session, reply);
    this.cookies.clearSession(reply);
    throw new DomainError('unauthenticated', 'UNAUTHENTICATED');
  }

  @Post('logout')
  @HttpCode(204)
  @Public()
  @UseGuards(SameOriginGuard)
  @ApiOperation({ summary: 'End the session at once; without one nothing happens' })
  @ApiNoContentResponse()
  @Fails(401, 403)
  async logout(@CurrentActor() actor: Actor, @Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.end(actor, this.cookies.refreshToken(request));
    this.cookies.clearSession(reply);
  }

  @Get('user')
  @SignedIn()
  @ApiOperation({ summary: 'The signed-in user, with roles, customer and plan' })
  @ApiOkResponse({ type: CurrentUserAnswer })
  async user(@CurrentActor() actor: Actor): Promise<CurrentUserAnswer> {
    return { user: await this.opener.userOf(actor) };
  }
}
