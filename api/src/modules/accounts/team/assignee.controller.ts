import { Controller, Get } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, RequiresPermission, type Actor } from '../../../platform/http/index.ts';
import { AssigneeDto, TeamAssigneesDto } from '../members/assignee.dto.ts';
import { AssigneesService } from '../members/assignees.service.ts';
import { toTeamAssigneeDto } from '../members/assignee.mapper.ts';

@ApiTags('team')
@ApiExtraModels(AssigneeDto)
@Controller('owner/assignees')
export class AssigneeController {
  constructor(private readonly assignees: AssigneesService) {}

  @Get()
  @RequiresPermission('own-spaces')
  @ApiOperation({
    operationId: 'Team_listAssignees',
    summary: 'List the members that work can be assigned to',
    description: 'Those that see some of the spaces of the caller.',
  })
  @ApiOkResponse({ type: TeamAssigneesDto })
  async list(@CurrentActor() actor: Actor): Promise<TeamAssigneesDto> {
    return { items: (await this.assignees.list(actor)).map((member) => toTeamAssigneeDto(actor, member)) };
  }
}
