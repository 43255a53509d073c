import { type Actor, CurrentActor, Route, Routes } from '../../../platform/http/index.ts';
import { TaskListDto } from './task-list.dto.ts';
import { TaskListService } from './task-list.service.ts';

@Routes('waiting', { tag: 'waiting', access: 'own-spaces' })
export class TaskListController {
  constructor(private readonly tasks: TaskListService) {}

  @Route('GET', '/', {
    operationId: 'Waiting_list',
    summary: 'Retrieve the open tasks of the owner',
    description: 'Counts by kind, value and age of the oldest.',
    answer: TaskListDto,
  })
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
