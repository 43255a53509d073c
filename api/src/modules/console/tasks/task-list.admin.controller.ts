import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  ApiErrors,
  countPages,
  RequiresPermission,
  type Actor,
} from '../../../platform/http/index.ts';
import { ReminderAnswerDto, ReminderCall, TaskListPageDto, TaskListQuery } from './task-list.admin.dto.ts';
import { toAdminTaskDto } from './task-list.admin.mapper.ts';
import { TaskListAdminService } from './task-list.admin.service.ts';

@ApiTags('admin')
@Controller('admin/waiting')
@RequiresPermission('console')
export class TaskListAdminController {
  constructor(private readonly tasks: TaskListAdminService) {}

  @Get()
  @ApiOperation({
    operationId: 'WaitingList_list',
    summary: 'Items waiting for an action, highest value and age first',
  })
  @ApiOkResponse({ type: TaskListPageDto })
  @ApiErrors(422)
  async list(@Query() { kind, page, page_size }: TaskListQuery): Promise<TaskListPageDto> {
    const { items, counts, total } = await this.tasks.list(kind ?? null, page, page_size);
    return {
      items: items.map(toAdminTaskDto),
      counts,
      page,
      nr_of_pages: countPages(total, page_size),
      total,
    };
  }

  @Post('remind')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'WaitingList_remind',
    summary: 'Remind the responsible owners by mail',
    description: 'Not within 24 hours of another reminder of the same thing, such as the morning mail.',
  })
  @ApiOkResponse({ type: ReminderAnswerDto })
  @ApiErrors(404, 409, 422)
  async remind(@CurrentActor() actor: Actor, @Body() { kind, id }: ReminderCall): Promise<ReminderAnswerDto> {
    return { reminded: await this.tasks.remind(actor, kind, id) };
  }
}
