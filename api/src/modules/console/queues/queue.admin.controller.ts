import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentActor,
  DONE,
  DoneAnswer,
  ApiErrors,
  countPages,
  RequiresPermission,
  type Actor,
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

@ApiTags('admin')
@Controller('admin/queues')
@RequiresPermission('console')
export class QueueAdminController {
  constructor(private readonly queues: QueueAdminService) {}

  @Get()
  @ApiErrors(503)
  @ApiOperation({ summary: 'Job counts of each queue, and scheduled jobs' })
  @ApiOkResponse({ type: QueuesAnswerDto })
  async state(): Promise<QueuesAnswerDto> {
    const { queues, schedules } = await this.queues.getStates();
    return { queues, schedules: schedules.map(toJobScheduleDto) };
  }

  @Get('outbox')
  @ApiOperation({
    summary: 'Backlog of the outbox; available while the queues are down',
  })
  @ApiOkResponse({ type: OutboxBacklogDto })
  async outbox(): Promise<OutboxBacklogDto> {
    return toOutboxBacklogDto(await this.queues.getOutboxBacklog());
  }

  @Get('failed')
  @ApiErrors(422, 503)
  @ApiOperation({ summary: 'Failed jobs, newest first' })
  @ApiOkResponse({ type: FailedJobsAnswerDto })
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

  @Post('failed/retry')
  @HttpCode(200)
  @ApiErrors(404, 409, 422, 503)
  @ApiOperation({ summary: 'Retry a failed job with all its attempts' })
  @ApiOkResponse({ type: DoneAnswer })
  async retry(@CurrentActor() actor: Actor, @Body() { id }: FailedJobInput): Promise<DoneAnswer> {
    await this.queues.retry(actor, id);
    return DONE;
  }

  @Post('failed/remove')
  @HttpCode(200)
  @ApiErrors(404, 409, 422, 503)
  @ApiOperation({ summary: 'Delete a failed job; cannot be undone' })
  @ApiOkResponse({ type: DoneAnswer })
  async remove(@CurrentActor() actor: Actor, @Body() { id }: FailedJobInput): Promise<DoneAnswer> {
    await this.queues.remove(actor, id);
    return DONE;
  }

  @Post('failed/retry-all')
  @HttpCode(200)
  @ApiErrors(422, 503)
  @ApiOperation({ summary: 'Retry the latest failed jobs of a queue and kind, at most 200' })
  @ApiOkResponse({ type: RetryAllAnswerDto })
  retryAll(@CurrentActor() actor: Actor, @Body() { queue, job }: RetryAllInput): Promise<RetryAllAnswerDto> {
    return this.queues.retryAll(actor, { queue: queue ?? null, job: job ?? null });
  }
}
