import { Body, Req, Res, UseGuards } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import {
  CurrentCustomerInput,
  LoginAnswer,
  SameOriginGuard,
  SessionsService,
  SignInHandler,
} from '../sessions/index.ts';
import { InvitationAcceptanceService } from './invitation-acceptance.service.ts';
import { InvitationsService } from './invitations.service.ts';
import { AcceptTeamInvitationInput, OpenTeamInvitationDto, TeamInvitationTokenInput } from './team.dto.ts';
import { toOpenInvitationDto } from './team.mapper.ts';

/** Acceptance of invitations, and the choice of the customer that a session acts for. */
@Routes('/', { tag: 'team' })
export class InvitationController {
  constructor(
    private readonly invitations: InvitationsService,
    private readonly acceptance: InvitationAcceptanceService,
    private readonly sessions: SessionsService,
    private readonly signInHandler: SignInHandler,
  ) {}

  @Route('POST', 'team/invitations/preview', {
    access: 'public',
    throttle: { name: 'team-invitation', points: 60, seconds: 60, shared: true },
    summary: 'Retrieve an invitation by its link',
    answer: OpenTeamInvitationDto,
    errors: [401, 410, 422],
  })
  async preview(@Body() { token }: TeamInvitationTokenInput): Promise<OpenTeamInvitationDto> {
    return toOpenInvitationDto(await this.invitations.find(token));
  }

  @Route('POST', 'team/invitations/accept', {
    access: 'public',
    notWhileImpersonating: 'security',
    throttle: { name: 'team-accept', points: 30, seconds: 3600, shared: true },
    summary: 'Accept an invitation',
    description:
      'A new account of the invited address gives a password, a name and its consent. An existing account accepts signed in, with the token alone. The mailed link confirms the address, the shown one does not.',
    answer: LoginAnswer,
    errors: [401, 409, 410, 415, 422],
  })
  @UseGuards(SameOriginGuard)
  async accept(
    @CurrentActor() actor: Actor,
    @Body() input: AcceptTeamInvitationInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<LoginAnswer> {
    const { token, password, name, terms_accepted: acceptsTerms } = input;
    if (actor.userId !== null)
      return this.signInHandler.describeSession(actor, await this.acceptance.acceptSignedIn(actor, token));
    const person = { name: name ?? '', password: password ?? '', acceptsTerms: acceptsTerms === true };
    return this.signInHandler.signIn(await this.acceptance.acceptAsNew(token, person), request, reply);
  }

  @Route('POST', 'auth/customer', {
    access: 'signed-in',
    summary: 'Choose the customer that the session acts for',
    description: 'One of those that the user is a member of. It stays chosen until the session ends.',
    answer: LoginAnswer,
    errors: [404, 422],
  })
  async chooseCustomer(
    @CurrentActor() actor: Actor,
    @Body() { customer_id: customerId }: CurrentCustomerInput,
  ): Promise<LoginAnswer> {
    await this.sessions.chooseCustomer(actor, customerId);
    return this.signInHandler.describeSession(actor, customerId);
  }
}
