import { Body, Param } from '@nestjs/common';
import { type Actor, CurrentActor, DONE, DoneAnswer, Route, Routes } from '../../../platform/http/index.ts';
import { AccountAnswerDto, AccountSessionsDto, EmailChange, PasswordChange } from './account.dto.ts';
import { toAccountAnswer, toAccountSessions } from './account.mapper.ts';
import { AccountSecurityService } from './account-security.service.ts';
import { AccountService } from './account.service.ts';

@Routes('account', { tag: 'account' })
export class AccountSecurityController {
  constructor(
    private readonly security: AccountSecurityService,
    private readonly account: AccountService,
  ) {}

  @Route('PUT', 'password', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Change the password',
    description: 'Ends all other sessions and rotates secret URLs.',
    answer: DoneAnswer,
    errors: [422, 429],
  })
  async changePassword(
    @CurrentActor() actor: Actor,
    @Body() { current_password: current, password }: PasswordChange,
  ): Promise<DoneAnswer> {
    await this.security.changePassword(actor, current, password);
    return DONE;
  }

  @Route('PUT', 'email', {
    access: 'signed-in',
    notWhileImpersonating: 'security',
    summary: 'Request a change of the e-mail address',
    description: 'Takes effect when the link sent to the new address is used.',
    answer: AccountAnswerDto,
    errors: [422, 429],
  })
  async changeEmail(
    @CurrentActor() actor: Actor,
    @Body() { email, current_password: current }: EmailChange,
  ): Promise<AccountAnswerDto> {
    await this.security.requestEmailChange(actor, current, email);
    return toAccountAnswer(await this.account.getDetails(actor));
  }

  @Route('GET', 'sessions', { access: 'signed-in', summary: 'List sessions', answer: AccountSessionsDto })
  async sessions(@CurrentActor() actor: Actor): Promise<AccountSessionsDto> {
    return toAccountSessions(await this.security.listSessions(actor), actor.sessionId);
  }

  @Route('DELETE', 'sessions/:id', {
    access: 'signed-in',
    notWhileImpersonating: 'session',
    summary: 'End a session',
    answer: AccountSessionsDto,
    errors: [404],
  })
  async endSession(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<AccountSessionsDto> {
    return toAccountSessions(await this.security.endSession(actor, id), actor.sessionId);
  }

  @Route('POST', 'sessions/end-others', {
    access: 'signed-in',
    notWhileImpersonating: 'session',
    summary: 'End all other sessions',
    description: 'Rotates secret URLs as well.',
    answer: AccountSessionsDto,
  })
  async endOthers(@CurrentActor() actor: Actor): Promise<AccountSessionsDto> {
    return toAccountSessions(await this.security.endOtherSessions(actor), actor.sessionId);
  }
}
