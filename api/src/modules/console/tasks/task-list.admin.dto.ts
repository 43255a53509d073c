import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { IsId } from '../../../platform/http/id.ts';
import { OptionalChoice } from '../../../platform/http/list-query-fields.ts';
import { PageInfo, PageQuery } from '../../../platform/http/paging.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import {
  LISTED_KINDS,
  REMINDABLE_KINDS,
  type ListedKind,
  type RemindableKind,
} from '@prostora/contracts/operator-tasks.ts';

const nullable = { nullable: true } as const;

export class TaskListQuery extends PageQuery {
  @OptionalChoice(LISTED_KINDS, { description: 'Filter by kind.' })
  kind?: ListedKind;
}

export class ReminderCall {
  @ApiProperty({ enum: REMINDABLE_KINDS, enumName: 'RemindableKind' })
  @IsIn(REMINDABLE_KINDS, { message: toRuleMessage('choice') })
  kind!: RemindableKind;

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
  @ApiProperty({ enum: LISTED_KINDS, enumName: 'ListedWaitingKind' }) kind!: ListedKind;
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
  @ApiProperty({ enum: LISTED_KINDS, enumName: 'ListedWaitingKind' }) kind!: ListedKind;
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
