import { Body, Query } from '@nestjs/common';
import {
  type Actor,
  countPages,
  CurrentActor,
  DONE,
  DoneAnswer,
  Route,
  Routes,
} from '../../../platform/http/index.ts';
import {
  FailedJobInput,
  FailedJobsAnswerDto,
  FailedJobsQueryDto,
  OutboxBacklogDto,
  QueuesAnswerDto,
  RetryAllAnswerDto,
  RetryAllInput,
} from './queue.admin.dto.ts';
import { toFailedJobDto, toJobScheduleDto, toOutboxBacklogDto } from './queue.admin.mapper.ts';
import { QueueAdminService } from './queue.admin.service.ts';

@Routes('admin/queues', { tag: 'admin', access: 'console' })
export class QueueAdminController {
  constructor(private readonly queues: QueueAdminService) {}

  @Route('GET', '/', {
    summary: 'Job counts of each queue, and scheduled jobs',
    answer: QueuesAnswerDto,
    errors: [503],
  })
  async state(): Promise<QueuesAnswerDto> {
    const { queues, schedules } = await this.queues.getStates();
    return { queues, schedules: schedules.map(toJobScheduleDto) };
  }

  @Route('GET', 'outbox', {
    summary: 'Backlog of the outbox; available while the queues are down',
    answer: OutboxBacklogDto,
  })
  async outbox(): Promise<OutboxBacklogDto> {
    return toOutboxBacklogDto(await this.queues.getOutboxBacklog());
  }

  @Route('GET', 'failed', {
    summary: 'Failed jobs, newest first',
    answer: FailedJobsAnswerDto,
    errors: [422, 503],
  })
  async failed(
    @Query() { queue, job, search, page, page_size: pageSize }: FailedJobsQueryDto,
  ): Promise<FailedJobsAnswerDto> {
    const { rows, total, searchedAll } = await this.queues.listFailed({
      queue: queue ?? null,
      job: job ?? null,
      search: search || null,
      page,
      pageSize,
    });
    return {
      items: rows.map(toFailedJobDto),
      page,
      nr_of_pages: countPages(total, pageSize),
      total,
      searched_all: searchedAll,
    };
  }

  @Route('POST', 'failed/retry', {
    summary: 'Retry a failed job with all its attempts',
    answer: DoneAnswer,
    errors: [404, 409, 422, 503],
  })
  async retry(@CurrentActor() actor: Actor, @Body() { id }: FailedJobInput): Promise<DoneAnswer> {
    await this.queues.retry(actor, id);
    return DONE;
  }

  @Route('POST', 'failed/remove', {
    summary: 'Delete a failed job; cannot be undone',
    answer: DoneAnswer,
    errors: [404, 409, 422, 503],
  })
  async remove(@CurrentActor() actor: Actor, @Body() { id }: FailedJobInput): Promise<DoneAnswer> {
    await this.queues.remove(actor, id);
    return DONE;
  }

  @Route('POST', 'failed/retry-all', {
    summary: 'Retry the latest failed jobs of a queue and kind, at most 200',
    answer: RetryAllAnswerDto,
    errors: [422, 503],
  })
  retryAll(@CurrentActor() actor: Actor, @Body() { queue, job }: RetryAllInput): Promise<RetryAllAnswerDto> {
    return this.queues.retryAll(actor, { queue: queue ?? null, job: job ?? null });
  }
}
