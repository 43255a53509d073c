import { Body, Param } from '@nestjs/common';
import {
  type Actor,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import { InvitationsService } from './invitations.service.ts';
import {
  IssuedTeamInvitationAnswerDto,
  TeamDto,
  TeamInvitationInput,
  TeamMemberAnswerDto,
  TeamMemberInput,
} from './team.dto.ts';
import { toIssuedInvitationDto, toTeamInvitationDto, toTeamMemberDto } from './team.mapper.ts';
import { TeamService } from './team.service.ts';

/** Members of the customer that the session acts for, for those that decide on the team. */
@Routes('team', { tag: 'team' })
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly invitations: InvitationsService,
  ) {}

  @Route('GET', '/', {
    access: 'own-spaces',
    summary: 'List the members and invitations of the team',
    answer: TeamDto,
  })
  async read(@CurrentActor() actor: Actor): Promise<TeamDto> {
    const { members, invitations } = await this.team.getTeam(actor);
    return {
      members: members.map((member) => toTeamMemberDto(actor, member)),
      invitations: invitations.map(toTeamInvitationDto),
    };
  }

  @Route('POST', 'invitations', {
    access: 'own-spaces',
    notWhileImpersonating: 'security',
    throttle: { name: 'team-invite', points: 30, seconds: 3600 },
    idempotent: 'route',
    summary: 'Invite a person to the team',
    description:
      'It works once within seven days, by a link that is mailed and proves the mailbox, or by another one that is returned for copying.',
    status: 201,
    answer: IssuedTeamInvitationAnswerDto,
    errors: [422],
  })
  async invite(
    @CurrentActor() actor: Actor,
    @Body() { email, role, space_ids: spaceIds }: TeamInvitationInput,
  ): Promise<IssuedTeamInvitationAnswerDto> {
    return {
      invitation: toIssuedInvitationDto(await this.invitations.create(actor, email, { role, spaceIds })),
    };
  }

  @Route('DELETE', 'invitations/:id', {
    access: 'own-spaces',
    notWhileImpersonating: 'security',
    summary: 'Withdraw an invitation',
    description: 'Its link stops working.',
    answer: DoneAnswer,
    errors: [404],
  })
  async withdraw(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.invitations.withdraw(actor, id);
    return DONE;
  }

  @Route('PUT', 'members/:id', {
    access: 'own-spaces',
    notWhileImpersonating: 'security',
    summary: 'Change the role and the spaces of a member',
    description: 'Takes effect with the next request of the member. The last majitel answers 409 LAST_OWNER.',
    answer: TeamMemberAnswerDto,
    errors: [404, 409, 422],
  })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { role, space_ids: spaceIds }: TeamMemberInput,
  ): Promise<TeamMemberAnswerDto> {
    return { member: toTeamMemberDto(actor, await this.team.update(actor, id, { role, spaceIds })) };
  }

  @Route('DELETE', 'members/:id', {
    access: 'own-spaces',
    notWhileImpersonating: 'security',
    summary: 'Remove a member',
    description: 'Takes effect with the next request of the member. Every member may leave.',
    answer: DoneAnswer,
    errors: [404, 409],
  })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.team.remove(actor, id);
    return DONE;
  }
}
