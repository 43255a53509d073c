import type { FailedJob, JobSchedule } from '../../../platform/queue/index.ts';
import type { FailedJobDto, JobScheduleDto, OutboxBacklogDto } from './queue.admin.dto.ts';
import type { OutboxBacklog } from './queue.admin.repository.ts';

export const toJobScheduleDto = ({ nextAt, ...schedule }: JobSchedule): JobScheduleDto => ({
  ...schedule,
  next_at: nextAt?.toISOString() ?? null,
});

export const toOutboxBacklogDto = ({ waiting, oldestAt }: OutboxBacklog): OutboxBacklogDto => ({
  waiting,
  oldest_at: oldestAt?.toISOString() ?? null,
});

/** A failed job without its payload. */
export const toFailedJobDto = ({ failedAt, ...job }: FailedJob): FailedJobDto => ({
  ...job,
  failed_at: failedAt.toISOString(),
});
