import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsId } from '../../../platform/http/id.ts';
import { OptionalChoice } from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';

const LISTED = [
  'unanswered_reservations',
  'unanswered_proposals',
  'unanswered_demands',
  'unanswered_messages',
  'approvals',
  'reviews',
  'failed_mails',
  'waiting_orders',
  'overdue_orders',
  'failing_feeds',
] as const;
const REMINDABLE = [
  'unanswered_reservations',
  'unanswered_proposals',
  'unanswered_demands',
  'unanswered_messages',
  'waiting_orders',
  'overdue_orders',
  'failing_feeds',
] as const;
const nullable = { nullable: true } as const;

export class TaskListQuery extends PageQuery {
  @OptionalChoice(LISTED, { description: 'Filter by kind.' })
  kind?: (typeof LISTED)[number];
}

export class ReminderCall {
  @ApiProperty({ enum: REMINDABLE, enumName: 'RemindableKind' })
  @IsIn(REMINDABLE, { message: toRuleMessage('choice') })
  kind!: (typeof REMINDABLE)[number];

  @ApiProperty({ type: Number })
  @IsId()
  id!: number;
}

@ApiSchema({ name: 'WaitingOwner' })
export class TaskOwnerDto {
  id!: number;
  name!: string;
}

@ApiSchema({ name: 'WaitingItem' })
export class AdminTaskDto {
  @ApiProperty({ enum: LISTED, enumName: 'ListedWaitingKind' }) kind!: (typeof LISTED)[number];
  /** Id of the reservation, inquiry, space, mail, order or feed. */
  id!: number;
  /** Name of the person, space or feed, order number, or e-mail address. */
  title!: string;
  /** Space and building. */
  place!: string | null;
  space_id!: number | null;
  /** CZK, of all dates of an event; null if unknown. */
  value!: number | null;
  @ApiProperty({ type: String, format: 'date-time' }) waits_since!: string;
  @ApiProperty({ type: Number, minimum: 1, description: 'Days of a requested event; 1 of other items.' })
  dates!: number;
  owners!: TaskOwnerDto[];
  /** Whether an owner can be reminded now. */
  can_remind!: boolean;
  @ApiProperty({ type: String, format: 'date-time', ...nullable }) reminded_at!: string | null;
}

@ApiSchema({ name: 'WaitingCount' })
export class TaskCountDto {
  @ApiProperty({ enum: LISTED, enumName: 'ListedWaitingKind' }) kind!: (typeof LISTED)[number];
  count!: number;
}

@ApiSchema({ name: 'WaitingListPage' })
export class TaskListPageDto extends PageInfo {
  /** Ordered by value times age. */
  items!: AdminTaskDto[];
  /** Kinds with waiting items. */
  counts!: TaskCountDto[];
}

@ApiSchema({ name: 'ReminderAnswer' })
export class ReminderAnswerDto {
  /** Number of reminded owners. */
  reminded!: number;
}
