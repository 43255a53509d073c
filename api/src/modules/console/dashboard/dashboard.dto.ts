import { SELLER_FIELDS, type SellerField } from '@prostora/contracts/seller.ts';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDay } from '../../../platform/http/timestamps.ts';
import { TASK_KINDS, type TaskKind } from '@prostora/contracts/operator-tasks.ts';

export const PERIODS = [7, 30, 90, 365] as const;
const day = { type: String, format: 'date' } as const;

export class DashboardQuery {
  @ApiProperty({
    enum: PERIODS,
    default: 30,
    required: false,
    description: 'Length of the period in days, today included.',
  })
  @Type(() => Number)
  @IsIn(PERIODS, { message: toRuleMessage('choice') })
  days: (typeof PERIODS)[number] = 30;

  @ApiPropertyOptional({
    ...day,
    description: 'First day of a custom period; overrides `days`, requires `to`.',
  })
  @IsOptional()
  @IsDay()
  from?: string;

  @ApiPropertyOptional({
    ...day,
    description: 'Last day of a custom period; at most 366 days, not after today.',
  })
  @IsOptional()
  @IsDay()
  to?: string;
}

@ApiSchema({ name: 'DashboardPeriod' })
export class DashboardPeriodDto {
  @ApiProperty(day) from!: string;
  @ApiProperty(day) to!: string;
  @ApiProperty({ ...day, description: 'Preceding period of the same length.' }) previous_from!: string;
  @ApiProperty(day) previous_to!: string;
}

@ApiSchema({ name: 'DashboardSpaces' })
export class DashboardSpacesDto {
  published!: number;
  waiting!: number;
  draft!: number;
  disabled!: number;
  published_in_period!: number;
  published_previous!: number;
}

@ApiSchema({ name: 'DashboardCustomers' })
export class DashboardCustomersDto {
  total!: number;
  new_in_period!: number;
  new_previous!: number;
}

@ApiSchema({ name: 'DashboardReservations' })
export class DashboardReservationsDto {
  in_period!: number;
  previous!: number;
  confirmed!: number;
  /** CZK, without cancelled and expired ones. */
  value!: number;
  /** CZK */
  confirmed_value!: number;
  /** CZK */
  confirmed_value_previous!: number;
}

@ApiSchema({ name: 'DashboardViews' })
export class DashboardViewsDto {
  in_period!: number;
  previous!: number;
}

@ApiSchema({ name: 'DashboardDemands' })
export class DashboardDemandsDto {
  /** Demands sent in the period. */
  sent!: number;
  /** Of them with at least one offer. */
  offered!: number;
  /** Of them with a chosen offer. */
  chosen!: number;
  sent_previous!: number;
  offered_previous!: number;
  chosen_previous!: number;
}

@ApiSchema({ name: 'DashboardPlan' })
export class DashboardPlanDto {
  id!: number;
  name!: string;
  /** Orders paid in the period. */
  paid_orders!: number;
  /** CZK */
  revenue!: number;
  /** Customers with the plan now, without trials. */
  running!: number;
  /** Customers with a trial now. */
  trials!: number;
}

@ApiSchema({ name: 'DashboardMembership' })
export class DashboardMembershipDto {
  /** CZK paid in the period. */
  revenue!: number;
  revenue_previous!: number;
  paid_orders!: number;
  /** Trials ending within seven days without a following paid plan. */
  trials_ending!: number;
  plans!: DashboardPlanDto[];
}

@ApiSchema({ name: 'DashboardPhrase' })
export class DashboardPhraseDto {
  phrase!: string;
  searches!: number;
  /** Searches without results and without other filters. */
  misses!: number;
}

@ApiSchema({ name: 'DashboardSearches' })
export class DashboardSearchesDto {
  total!: number;
  misses!: number;
  /** The most searched, at most ten. */
  top!: DashboardPhraseDto[];
  /** The most missed, at most ten. */
  missed!: DashboardPhraseDto[];
}

@ApiSchema({ name: 'DashboardDay' })
export class DashboardDayDto {
  @ApiProperty(day) date!: string;
  reservations!: number;
  views!: number;
  published!: number;
  demands!: number;
}

@ApiSchema({ name: 'DashboardMails' })
export class DashboardMailsDto {
  /** Of the period. */
  sent!: number;
  /** Of the period. */
  failed!: number;
  /** Now. */
  waiting!: number;
}

@ApiSchema({ name: 'DashboardOutbox' })
export class DashboardOutboxDto {
  /** Events not relayed yet. */
  waiting!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) oldest!: string | null;
}

@ApiSchema({ name: 'DashboardQueue' })
export class DashboardQueueDto {
  name!: string;
  waiting!: number;
  active!: number;
  failed!: number;
}

@ApiSchema({ name: 'DashboardHealth' })
export class DashboardHealthDto {
  @ApiProperty({ enum: ['database', 'redis', 'storage', 'queues', 'catalog', 'heartbeat', 'outbox'] })
  name!: 'database' | 'redis' | 'storage' | 'queues' | 'catalog' | 'heartbeat' | 'outbox';
  ok!: boolean;
  detail!: string;
}

@ApiSchema({ name: 'DashboardWaiting' })
export class DashboardWaitingDto {
  @ApiProperty({ enum: TASK_KINDS, enumName: 'WaitingKind' }) kind!: TaskKind;
  count!: number;
  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Age of the oldest item.',
  })
  oldest!: string | null;
}

@ApiSchema({ name: 'DashboardAnswer' })
export class DashboardAnswerDto {
  days!: number;
  period!: DashboardPeriodDto;
  spaces!: DashboardSpacesDto;
  customers!: DashboardCustomersDto;
  reservations!: DashboardReservationsDto;
  views!: DashboardViewsDto;
  demands!: DashboardDemandsDto;
  membership!: DashboardMembershipDto;
  searches!: DashboardSearchesDto;
  series!: DashboardDayDto[];
  mails!: DashboardMailsDto;
  outbox!: DashboardOutboxDto;
  queues!: DashboardQueueDto[];
  health!: DashboardHealthDto[];
  /** Work waiting for the operator, most urgent kind first; includes kinds with a count of 0. */
  waiting!: DashboardWaitingDto[];
  @ApiProperty({
    enum: SELLER_FIELDS,
    enumName: 'SellerField',
    isArray: true,
    description: 'Data of the seller that are not filled in; until then orders are refused.',
  })
  missing_seller!: SellerField[];
}
