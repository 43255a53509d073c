import { Body, Query } from '@nestjs/common';
import { type Actor, countPages, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { ReminderAnswerDto, ReminderCall, TaskListPageDto, TaskListQuery } from './task-list.admin.dto.ts';
import { toAdminTaskDto } from './task-list.admin.mapper.ts';
import { TaskListAdminService } from './task-list.admin.service.ts';

@Routes('admin/waiting', { tag: 'admin', access: 'console' })
export class TaskListAdminController {
  constructor(private readonly tasks: TaskListAdminService) {}

  @Route('GET', '/', {
    operationId: 'WaitingList_list',
    summary: 'Items waiting for an action, highest value and age first',
    answer: TaskListPageDto,
    errors: [422],
  })
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

  @Route('POST', 'remind', {
    operationId: 'WaitingList_remind',
    summary: 'Remind the responsible owners by mail',
    description: 'Not within 24 hours of another reminder of the same thing, such as the morning mail.',
    answer: ReminderAnswerDto,
    errors: [404, 409, 422],
  })
  async remind(@CurrentActor() actor: Actor, @Body() { kind, id }: ReminderCall): Promise<ReminderAnswerDto> {
    return { reminded: await this.tasks.remind(actor, kind, id) };
  }
}
