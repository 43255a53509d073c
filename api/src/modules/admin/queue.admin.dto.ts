import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { fieldError } from '@prostora/strings/cs/errors.ts';
import { IsOptional, Matches } from 'class-validator';
import { OptionalChoice, OptionalSearch } from '../../platform/http/list-members.ts';
import { PageInfo, PageQuery } from '../../platform/http/paging.ts';

const nullable = { nullable: true } as const;
const choice = { message: fieldError('choice') };
const QUEUES = ['events', 'emails', 'images', 'calendars', 'maintenance'] as const;
type Queue = (typeof QUEUES)[number];
const JOB = /^[a-z][\w./-]{0,119}$/u;
/** A queue and the job's id in it, whatever signs that has. */
const FAILED_ID = /^[a-z]{1,20}\/[^\p{Cc}]{1,200}$/u;

@ApiSchema({ name: 'QueueStateRow' })
export class QueueStateDto {
  @ApiProperty({ enum: QUEUES }) queue!: Queue;
  @ApiProperty({ type: Number }) waiting!: number;
  @ApiProperty({ type: Number }) active!: number;
  @ApiProperty({ type: Number, description: 'Between two attempts, or not due yet.' }) delayed!: number;
  @ApiProperty({ type: Number }) failed!: number;
  @ApiProperty({ type: Boolean }) paused!: boolean;
}

@ApiSchema({ name: 'JobScheduleRow' })
export class JobScheduleDto {
  @ApiProperty({ type: String, example: 'clean-outbox' }) job!: string;
  @ApiProperty({ enum: QUEUES }) queue!: Queue;
  @ApiProperty({
    type: String,
    ...nullable,
    description: 'A pattern of cron in Prague time.',
    example: '17 3 * * *',
  })
  pattern!: string | null;
  @ApiProperty({ type: Number, ...nullable, description: 'Every so many milliseconds.' }) every!:
    number | null;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) next_at!: string | null;
}

@ApiSchema({ name: 'QueuesAnswer' })
export class QueuesAnswerDto {
  @ApiProperty({ type: [QueueStateDto] }) queues!: QueueStateDto[];
  @ApiProperty({ type: [JobScheduleDto], description: 'What is next first.' }) schedules!: JobScheduleDto[];
}

@ApiSchema({ name: 'OutboxBacklog' })
export class OutboxBacklogDto {
  @ApiProperty({ type: Number, description: 'Written down and not in a queue yet.' }) waiting!: number;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) oldest_at!: string | null;
}

export class FailedJobsQueryDto extends PageQuery {
  @OptionalChoice(QUEUES)
  queue?: Queue;

  @ApiPropertyOptional({ type: String, maxLength: 120, example: 'send-mail' })
  @IsOptional()
  @Matches(JOB, choice)
  job?: string;

  @OptionalSearch('Part of the reason.')
  search?: string;
}

@ApiSchema({ name: 'JobSubject' })
export class JobSubjectDto {
  @ApiProperty({ type: String, example: 'mail' }) type!: string;
  @ApiProperty({ type: Number }) id!: number;
}

@ApiSchema({ name: 'FailedJobRow' })
export class FailedJobDto {
  @ApiProperty({
    type: String,
    description: 'The queue and the job in it.',
    example: 'emails/1234-1795000000000-send-mail',
  })
  id!: string;
  @ApiProperty({ enum: QUEUES }) queue!: Queue;
  @ApiProperty({ type: String, example: 'send-mail' }) job!: string;
  @ApiProperty({ type: String, description: 'The first line, without addresses and secrets.' })
  reason!: string;
  @ApiProperty({ type: Number }) attempts!: number;
  @ApiProperty({ type: String, format: 'date-time' }) failed_at!: string;
  @ApiProperty({ type: [JobSubjectDto], description: 'Records it was about.' }) about!: JobSubjectDto[];
}

@ApiSchema({ name: 'FailedJobsAnswer' })
export class FailedJobsAnswerDto extends PageInfo {
  @ApiProperty({ type: [FailedJobDto] }) items!: FailedJobDto[];
  @ApiProperty({
    type: Boolean,
    description: 'False where only the latest failures of a queue were looked through.',
  })
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
  @ApiProperty({ type: Number, description: 'At most 200 at once, the latest first.' }) retried!: number;
  @ApiProperty({ type: Number }) left!: number;
}
