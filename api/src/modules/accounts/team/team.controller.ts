import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  ApiErrors,
  CurrentActor,
  DONE,
  DoneAnswer,
  IdPipe,
  RequiresPermission,
  Throttle,
  NotWhileImpersonating,
  type Actor,
} from '../../../platform/http/index.ts';
import { Idempotent } from '../../../platform/idempotency/index.ts';
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
@ApiTags('team')
@Controller('team')
export class TeamController {
  constructor(
    private readonly team: TeamService,
    private readonly invitations: InvitationsService,
  ) {}

  @Get()
  @RequiresPermission('own-spaces')
  @ApiOperation({ summary: 'List the members and invitations of the team' })
  @ApiOkResponse({ type: TeamDto })
  async read(@CurrentActor() actor: Actor): Promise<TeamDto> {
    const { members, invitations } = await this.team.getTeam(actor);
    return {
      members: members.map((member) => toTeamMemberDto(actor, member)),
      invitations: invitations.map(toTeamInvitationDto),
    };
  }

  @Post('invitations')
  @NotWhileImpersonating('security')
  @RequiresPermission('own-spaces')
  @Idempotent()
  @Throttle({ name: 'team-invite', points: 30, seconds: 3600 })
  @ApiErrors(409, 422)
  @ApiOperation({
    summary: 'Invite a person to the team',
    description:
      'It works once within seven days, by a link that is mailed and proves the mailbox, or by another one that is returned for copying.',
  })
  @ApiCreatedResponse({ type: IssuedTeamInvitationAnswerDto })
  async invite(
    @CurrentActor() actor: Actor,
    @Body() { email, role, space_ids: spaceIds }: TeamInvitationInput,
  ): Promise<IssuedTeamInvitationAnswerDto> {
    return {
      invitation: toIssuedInvitationDto(await this.invitations.create(actor, email, { role, spaceIds })),
    };
  }

  @Delete('invitations/:id')
  @NotWhileImpersonating('security')
  @RequiresPermission('own-spaces')
  @ApiErrors(404)
  @ApiOperation({ summary: 'Withdraw an invitation', description: 'Its link stops working.' })
  @ApiOkResponse({ type: DoneAnswer })
  async withdraw(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.invitations.withdraw(actor, id);
    return DONE;
  }

  @Put('members/:id')
  @NotWhileImpersonating('security')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409, 422)
  @ApiOperation({
    summary: 'Change the role and the spaces of a member',
    description: 'Takes effect with the next request of the member. The last majitel answers 409 LAST_OWNER.',
  })
  @ApiOkResponse({ type: TeamMemberAnswerDto })
  async save(
    @CurrentActor() actor: Actor,
    @Param('id', IdPipe) id: number,
    @Body() { role, space_ids: spaceIds }: TeamMemberInput,
  ): Promise<TeamMemberAnswerDto> {
    return { member: toTeamMemberDto(actor, await this.team.update(actor, id, { role, spaceIds })) };
  }

  @Delete('members/:id')
  @NotWhileImpersonating('security')
  @RequiresPermission('own-spaces')
  @ApiErrors(404, 409)
  @ApiOperation({
    summary: 'Remove a member',
    description: 'Takes effect with the next request of the member. Every member may leave.',
  })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Param('id', IdPipe) id: number): Promise<DoneAnswer> {
    await this.team.remove(actor, id);
    return DONE;
  }
}
