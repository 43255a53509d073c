import { SELLER_FIELDS, type SellerField } from '@prostora/contracts/seller.ts';
import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsIn, IsOptional } from 'class-validator';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { IsDay } from '../../../platform/http/timestamps.ts';

export const PERIODS = [7, 30, 90, 365] as const;
const WAITING = [
  'unanswered_reservations',
  'unanswered_proposals',
  'unanswered_demands',
  'unanswered_messages',
  'approvals',
  'reviews',
  'failed_jobs',
  'failed_mails',
  'waiting_orders',
  'overdue_orders',
  'failing_feeds',
] as const;
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
  @ApiProperty({ type: Number }) published!: number;
  @ApiProperty({ type: Number }) waiting!: number;
  @ApiProperty({ type: Number }) draft!: number;
  @ApiProperty({ type: Number }) disabled!: number;
  @ApiProperty({ type: Number }) published_in_period!: number;
  @ApiProperty({ type: Number }) published_previous!: number;
}

@ApiSchema({ name: 'DashboardCustomers' })
export class DashboardCustomersDto {
  @ApiProperty({ type: Number }) total!: number;
  @ApiProperty({ type: Number }) new_in_period!: number;
  @ApiProperty({ type: Number }) new_previous!: number;
}

@ApiSchema({ name: 'DashboardReservations' })
export class DashboardReservationsDto {
  @ApiProperty({ type: Number }) in_period!: number;
  @ApiProperty({ type: Number }) previous!: number;
  @ApiProperty({ type: Number }) confirmed!: number;
  @ApiProperty({ type: Number, description: 'CZK, without cancelled and expired ones.' }) value!: number;
  @ApiProperty({ type: Number, description: 'CZK' }) confirmed_value!: number;
  @ApiProperty({ type: Number, description: 'CZK' }) confirmed_value_previous!: number;
}

@ApiSchema({ name: 'DashboardViews' })
export class DashboardViewsDto {
  @ApiProperty({ type: Number }) in_period!: number;
  @ApiProperty({ type: Number }) previous!: number;
}

@ApiSchema({ name: 'DashboardDemands' })
export class DashboardDemandsDto {
  @ApiProperty({ type: Number, description: 'Demands sent in the period.' }) sent!: number;
  @ApiProperty({ type: Number, description: 'Of them with at least one offer.' }) offered!: number;
  @ApiProperty({ type: Number, description: 'Of them with a chosen offer.' }) chosen!: number;
  @ApiProperty({ type: Number }) sent_previous!: number;
  @ApiProperty({ type: Number }) offered_previous!: number;
  @ApiProperty({ type: Number }) chosen_previous!: number;
}

@ApiSchema({ name: 'DashboardPlan' })
export class DashboardPlanDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number, description: 'Orders paid in the period.' }) paid_orders!: number;
  @ApiProperty({ type: Number, description: 'CZK' }) revenue!: number;
  @ApiProperty({ type: Number, description: 'Customers with the plan now, without trials.' })
  running!: number;
  @ApiProperty({ type: Number, description: 'Customers with a trial now.' }) trials!: number;
}

@ApiSchema({ name: 'DashboardMembership' })
export class DashboardMembershipDto {
  @ApiProperty({ type: Number, description: 'CZK paid in the period.' }) revenue!: number;
  @ApiProperty({ type: Number }) revenue_previous!: number;
  @ApiProperty({ type: Number }) paid_orders!: number;
  @ApiProperty({
    type: Number,
    description: 'Trials ending within seven days without a following paid plan.',
  })
  trials_ending!: number;
  @ApiProperty({ type: [DashboardPlanDto] }) plans!: DashboardPlanDto[];
}

@ApiSchema({ name: 'DashboardPhrase' })
export class DashboardPhraseDto {
  @ApiProperty({ type: String }) phrase!: string;
  @ApiProperty({ type: Number }) searches!: number;
  @ApiProperty({
    type: Number,
    description: 'Searches without results and without other filters.',
  })
  misses!: number;
}

@ApiSchema({ name: 'DashboardSearches' })
export class DashboardSearchesDto {
  @ApiProperty({ type: Number }) total!: number;
  @ApiProperty({ type: Number }) misses!: number;
  @ApiProperty({ type: [DashboardPhraseDto], description: 'The most searched, at most ten.' })
  top!: DashboardPhraseDto[];
  @ApiProperty({ type: [DashboardPhraseDto], description: 'The most missed, at most ten.' })
  missed!: DashboardPhraseDto[];
}

@ApiSchema({ name: 'DashboardDay' })
export class DashboardDayDto {
  @ApiProperty(day) date!: string;
  @ApiProperty({ type: Number }) reservations!: number;
  @ApiProperty({ type: Number }) views!: number;
  @ApiProperty({ type: Number }) published!: number;
  @ApiProperty({ type: Number }) demands!: number;
}

@ApiSchema({ name: 'DashboardMails' })
export class DashboardMailsDto {
  @ApiProperty({ type: Number, description: 'Of the period.' }) sent!: number;
  @ApiProperty({ type: Number, description: 'Of the period.' }) failed!: number;
  @ApiProperty({ type: Number, description: 'Now.' }) waiting!: number;
}

@ApiSchema({ name: 'DashboardOutbox' })
export class DashboardOutboxDto {
  @ApiProperty({ type: Number, description: 'Events not relayed yet.' }) waiting!: number;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) oldest!: string | null;
}

@ApiSchema({ name: 'DashboardQueue' })
export class DashboardQueueDto {
  @ApiProperty({ type: String }) name!: string;
  @ApiProperty({ type: Number }) waiting!: number;
  @ApiProperty({ type: Number }) active!: number;
  @ApiProperty({ type: Number }) failed!: number;
}

@ApiSchema({ name: 'DashboardHealth' })
export class DashboardHealthDto {
  @ApiProperty({ enum: ['database', 'redis', 'storage', 'queues', 'catalog', 'heartbeat', 'outbox'] })
  name!: 'database' | 'redis' | 'storage' | 'queues' | 'catalog' | 'heartbeat' | 'outbox';
  @ApiProperty({ type: Boolean }) ok!: boolean;
  @ApiProperty({ type: String }) detail!: string;
}

@ApiSchema({ name: 'DashboardWaiting' })
export class DashboardWaitingDto {
  @ApiProperty({ enum: WAITING, enumName: 'WaitingKind' }) kind!: (typeof WAITING)[number];
  @ApiProperty({ type: Number }) count!: number;
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
  @ApiProperty({ type: Number }) days!: number;
  @ApiProperty({ type: DashboardPeriodDto }) period!: DashboardPeriodDto;
  @ApiProperty({ type: DashboardSpacesDto }) spaces!: DashboardSpacesDto;
  @ApiProperty({ type: DashboardCustomersDto }) customers!: DashboardCustomersDto;
  @ApiProperty({ type: DashboardReservationsDto }) reservations!: DashboardReservationsDto;
  @ApiProperty({ type: DashboardViewsDto }) views!: DashboardViewsDto;
  @ApiProperty({ type: DashboardDemandsDto }) demands!: DashboardDemandsDto;
  @ApiProperty({ type: DashboardMembershipDto }) membership!: DashboardMembershipDto;
  @ApiProperty({ type: DashboardSearchesDto }) searches!: DashboardSearchesDto;
  @ApiProperty({ type: [DashboardDayDto] }) series!: DashboardDayDto[];
  @ApiProperty({ type: DashboardMailsDto }) mails!: DashboardMailsDto;
  @ApiProperty({ type: DashboardOutboxDto }) outbox!: DashboardOutboxDto;
  @ApiProperty({ type: [DashboardQueueDto] }) queues!: DashboardQueueDto[];
  @ApiProperty({ type: [DashboardHealthDto] }) health!: DashboardHealthDto[];
  @ApiProperty({
    type: [DashboardWaitingDto],
    description: 'Work waiting for the operator, most urgent kind first; includes kinds with a count of 0.',
  })
  waiting!: DashboardWaitingDto[];
  @ApiProperty({
    enum: SELLER_FIELDS,
    enumName: 'SellerField',
    isArray: true,
    description: 'Data of the seller that are not filled in; until then orders are refused.',
  })
  missing_seller!: SellerField[];
}
