import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentActor, RequiresPermission, type Actor } from '../../../platform/http/index.ts';
import { TaskListDto } from './task-list.dto.ts';
import { TaskListService } from './task-list.service.ts';

@ApiTags('waiting')
@Controller('waiting')
@RequiresPermission('own-spaces')
export class TaskListController {
  constructor(private readonly tasks: TaskListService) {}

  @Get()
  @ApiOperation({
    operationId: 'Waiting_list',
    summary: 'Retrieve the open tasks of the owner',
    description: 'Counts by kind, value and age of the oldest.',
  })
  @ApiOkResponse({ type: TaskListDto })
  async list(@CurrentActor() actor: Actor): Promise<TaskListDto> {
    const summaries = await this.tasks.list(actor);
    return {
      items: summaries.map(({ kind, count, valueHaler, oldest }) => ({
        kind,
        count,
        value: valueHaler / 100,
        oldest: oldest?.toISOString() ?? null,
      })),
    };
  }
}
