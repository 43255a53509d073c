import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { IsOptional, Matches } from 'class-validator';
import { OptionalChoice, OptionalSearch } from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const nullable = { nullable: true } as const;
const choice = { message: toRuleMessage('choice') };
const QUEUES = ['events', 'emails', 'images', 'calendars', 'maintenance'] as const;
type Queue = (typeof QUEUES)[number];
const JOB = /^[a-z][\w./-]{0,119}$/u;
/** Queue and job id, `emails/mail-7`. */
const FAILED_ID = /^[a-z]{1,20}\/[^\p{Cc}]{1,200}$/u;

@ApiSchema({ name: 'QueueStateRow' })
export class QueueStateDto {
  @ApiProperty({ enum: QUEUES }) queue!: Queue;
  waiting!: number;
  active!: number;
  /** Waiting for a retry or for their scheduled time. */
  delayed!: number;
  failed!: number;
  paused!: boolean;
}

@ApiSchema({ name: 'JobScheduleRow' })
export class JobScheduleDto {
  @ApiProperty({ type: String, example: 'clean-outbox' }) job!: string;
  @ApiProperty({ enum: QUEUES }) queue!: Queue;
  @ApiProperty({
    type: String,
    ...nullable,
    description: 'Cron pattern, Europe/Prague.',
    example: '17 3 * * *',
  })
  pattern!: string | null;
  /** Interval in milliseconds. */
  every!: number | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) next_at!: string | null;
}

@ApiSchema({ name: 'QueuesAnswer' })
export class QueuesAnswerDto {
  queues!: QueueStateDto[];
  /** Ordered by next run. */
  schedules!: JobScheduleDto[];
}

@ApiSchema({ name: 'OutboxBacklog' })
export class OutboxBacklogDto {
  /** Events not relayed to a queue yet. */
  waiting!: number;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) oldest_at!: string | null;
}

export class FailedJobsQueryDto extends PageQuery {
  @OptionalChoice(QUEUES)
  queue?: Queue;

  @ApiPropertyOptional({ type: String, maxLength: 120, example: 'send-mail' })
  @IsOptional()
  @Matches(JOB, choice)
  job?: string;

  @OptionalSearch('Part of the error.')
  search?: string;
}

@ApiSchema({ name: 'JobSubject' })
export class JobSubjectDto {
  @ApiProperty({ type: String, example: 'mail' }) type!: string;
  id!: number;
}

@ApiSchema({ name: 'FailedJobRow' })
export class FailedJobDto {
  @ApiProperty({
    type: String,
    description: 'Queue and job id.',
    example: 'emails/1234-1795000000000-send-mail',
  })
  id!: string;
  @ApiProperty({ enum: QUEUES }) queue!: Queue;
  @ApiProperty({ type: String, example: 'send-mail' }) job!: string;
  /** First line of the error, without e-mail addresses and secrets. */
  reason!: string;
  attempts!: number;
  @ApiProperty({ type: String, format: 'date-time' }) failed_at!: string;
  /** Records referenced by the job. */
  about!: JobSubjectDto[];
}

@ApiSchema({ name: 'FailedJobsAnswer' })
export class FailedJobsAnswerDto extends PageInfo {
  items!: FailedJobDto[];
  /** False if only the latest failures of a queue were searched. */
  searched_all!: boolean;
}

@ApiSchema({ name: 'FailedJobInput' })
export class FailedJobInput {
  @ApiProperty({ type: String, maxLength: 221, description: 'The id of a failed job.' })
  @Matches(FAILED_ID, choice)
  id!: string;
}

@ApiSchema({ name: 'RetryAllInput' })
export class RetryAllInput {
  @OptionalChoice(QUEUES)
  queue?: Queue;

  @ApiPropertyOptional({ type: String, maxLength: 120 })
  @IsOptional()
  @Matches(JOB, choice)
  job?: string;
}

@ApiSchema({ name: 'RetryAllAnswer' })
export class RetryAllAnswerDto {
  /** At most 200, latest first. */
  retried!: number;
  left!: number;
}
