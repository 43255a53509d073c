import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  SignedIn,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { AccountAnswerDto, AccountSessionsDto, EmailChange, PasswordChange } from './account.dto.ts';
import { toAccountAnswer, toAccountSessions } from './account.mapper.ts';
import { AccountSecurityService } from './account-security.service.ts';
import { AccountService } from './account.service.ts';

@ApiTags('account')
@Controller('account')
export class AccountSecurityController {
  constructor(
    private readonly security: AccountSecurityService,
    private readonly account: AccountService,
  ) {}

  @Put('password')
  @NotWhileImpersonating('security')
  @SignedIn()
  @ApiOperation({
    summary: 'Change the password',
    description: 'Ends all other sessions and rotates secret URLs.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  @ApiErrors(403, 422, 429)
  async changePassword(
    @CurrentActor() actor: Actor,
    @Body() { current_password: current, password }: PasswordChange,
  ): Promise<DoneAnswer> {
    await this.security.changePassword(actor, current, password);
    return DONE;
  }

  @Put('email')
  @NotWhileImpersonating('security')
  @SignedIn()
  @ApiOperation({
    summary: 'Request a change of the e-mail address',
    description: 'Takes effect when the link sent to the new address is used.',
  })
  @ApiOkResponse({ type: AccountAnswerDto })
  @ApiErrors(403, 422, 429)
  async changeEmail(
    @CurrentActor() actor: Actor,
    @Body() { email, current_password: current }: EmailChange,
  ): Promise<AccountAnswerDto> {
    await this.security.requestEmailChange(actor, current, email);
    return toAccountAnswer(await this.account.getDetails(actor));
  }

  @Get('sessions')
  @SignedIn()
  @ApiOperation({ summary: 'List sessions' })
  @ApiOkResponse({ type: AccountSessionsDto })
  async sessions(@CurrentActor() actor: Actor): Promise<AccountSessionsDto> {
    return toAccountSessions(await this.security.listSessions(actor), actor.sessionId);
  }

  @Delete('sessions/:id')
  @NotWhileImpersonating('session')
  @SignedIn()
  @ApiOperation({ summary: 'End a session' })
  @ApiOkResponse({ type: AccountSessionsDto })
  @ApiErrors(404)
  async endSession(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<AccountSessionsDto> {
    return toAccountSessions(await this.security.endSession(actor, id), actor.sessionId);
  }

  @Post('sessions/end-others')
  @NotWhileImpersonating('session')
  @HttpCode(200)
  @SignedIn()
  @ApiOperation({ summary: 'End all other sessions', description: 'Rotates secret URLs as well.' })
  @ApiOkResponse({ type: AccountSessionsDto })
  async endOthers(@CurrentActor() actor: Actor): Promise<AccountSessionsDto> {
    return toAccountSessions(await this.security.endOtherSessions(actor), actor.sessionId);
  }
}
