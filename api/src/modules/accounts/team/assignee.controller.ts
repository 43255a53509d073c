import { ApiExtraModels } from '@nestjs/swagger';
import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { AssigneeDto, TeamAssigneesDto } from '../members/assignee.dto.ts';
import { AssigneesService } from '../members/assignees.service.ts';
import { toTeamAssigneeDto } from '../members/assignee.mapper.ts';

@Routes('owner/assignees', { tag: 'team' })
@ApiExtraModels(AssigneeDto)
export class AssigneeController {
  constructor(private readonly assignees: AssigneesService) {}

  @Route('GET', '/', {
    access: 'own-spaces',
    operationId: 'Team_listAssignees',
    summary: 'List the members that work can be assigned to',
    description: 'Those that see some of the spaces of the caller.',
    answer: TeamAssigneesDto,
  })
  async list(@CurrentActor() actor: Actor): Promise<TeamAssigneesDto> {
    return { items: (await this.assignees.list(actor)).map((member) => toTeamAssigneeDto(actor, member)) };
  }
}
