import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { OptionalDay } from '../../../platform/http/list-query-fields.ts';

const TASK_KINDS = ['request', 'option', 'proposal', 'message', 'demand', 'waitlist'] as const;
const SETUP_KINDS = [
  'confirm_email',
  'unpaid_orders',
  'unfinished_spaces',
  'spaces_without_hours',
  'spaces_without_price',
] as const;
const dateTime = { type: String, format: 'date-time' } as const;

export class OwnerTodayQuery {
  @OptionalDay({ description: 'Day of the arrivals and of the first gap; today if omitted.' })
  day?: string | null;
}

@ApiSchema({ name: 'OwnerWaitingCounts' })
export class TaskCountsDto implements Record<(typeof TASK_KINDS)[number], number> {
  @ApiProperty({ type: Number }) request!: number;
  @ApiProperty({ type: Number, description: 'Slots held by the owner.' }) option!: number;
  @ApiProperty({ type: Number, description: 'Changes proposed by guests.' }) proposal!: number;
  @ApiProperty({ type: Number }) message!: number;
  @ApiProperty({ type: Number }) demand!: number;
  @ApiProperty({ type: Number }) waitlist!: number;
}

@ApiSchema({ name: 'TodaySpace' })
export class TodaySpaceDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String }) name!: string;
}

@ApiSchema({ name: 'TodayWaitingItem' })
export class TodayTaskDto {
  @ApiProperty({ enum: TASK_KINDS, enumName: 'OwnerTaskKind' }) kind!: (typeof TASK_KINDS)[number];
  @ApiProperty({ type: Number, description: 'Of the reservation, or of the received inquiry.' }) id!: number;
  @ApiProperty({ type: String, description: 'The event, or the guest.' }) title!: string;
  @ApiProperty({ type: String }) person!: string;
  @ApiProperty({ type: String }) email!: string;
  @ApiProperty({ type: String, nullable: true }) phone!: string | null;
  @ApiProperty({ type: TodaySpaceDto }) space!: TodaySpaceDto;
  @ApiProperty({ type: Number, nullable: true, description: 'CZK.' }) value!: number | null;
  @ApiProperty({ type: Boolean, description: 'The value is the median of the confirmed reservations.' })
  is_value_estimated!: boolean;
  @ApiProperty(dateTime) waits_since!: string;
  @ApiProperty({ ...dateTime, nullable: true }) deadline!: string | null;
  @ApiProperty({ type: Number, description: 'Value × (1 + days of waiting).' }) score!: number;
  @ApiProperty({ ...dateTime, nullable: true }) start_datetime!: string | null;
  @ApiProperty({ ...dateTime, nullable: true }) end_datetime!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'First day of a demand.' })
  day!: string | null;
  @ApiProperty({ type: Number, nullable: true }) number_of_guests!: number | null;
  @ApiProperty({ type: Number, nullable: true }) proposal_id!: number | null;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/Assignee' }],
    nullable: true,
    description: 'The member of the team who handles it.',
  })
  assignee!: { id: number; name: string } | null;
  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'Series of a repeated booking, which is one item; its answer is that of the series.',
  })
  series_id!: number | null;
  @ApiProperty({
    type: Number,
    minimum: 1,
    description: 'Dates of a repeated booking that wait; 1 of others.',
  })
  dates!: number;
}

@ApiSchema({ name: 'TodayArrival' })
export class TodayArrivalDto {
  @ApiProperty({ type: Number }) reservation_id!: number;
  @ApiProperty({ type: String, description: 'The event, or the guest.' }) title!: string;
  @ApiProperty({ type: TodaySpaceDto }) space!: TodaySpaceDto;
  @ApiProperty(dateTime) start_datetime!: string;
  @ApiProperty(dateTime) end_datetime!: string;
  @ApiProperty({ type: Number }) number_of_guests!: number;
  @ApiProperty({ type: String, description: 'Note for the staff.' }) staff_note!: string;
  @ApiProperty({ type: Boolean, description: 'One of a series.' }) is_of_series!: boolean;
}

@ApiSchema({ name: 'TodayArrivals' })
export class TodayArrivalsDto {
  @ApiProperty({ type: [TodayArrivalDto] }) today!: TodayArrivalDto[];
  @ApiProperty({ type: [TodayArrivalDto] }) tomorrow!: TodayArrivalDto[];
}

@ApiSchema({ name: 'TodayGap' })
export class TodayGapDto {
  @ApiProperty({ type: TodaySpaceDto }) space!: TodaySpaceDto;
  @ApiProperty({ type: String, description: 'Path of the space after `/prostor/`.' }) space_url!: string;
  @ApiProperty(dateTime) start_datetime!: string;
  @ApiProperty(dateTime) end_datetime!: string;
  @ApiProperty({ type: Number, nullable: true, description: 'CZK for the whole gap; null by agreement.' })
  price!: number | null;
}

@ApiSchema({ name: 'TodaySetupStep' })
export class TodaySetupStepDto {
  @ApiProperty({ enum: SETUP_KINDS, enumName: 'OwnerSetupKind' }) kind!: (typeof SETUP_KINDS)[number];
  @ApiProperty({ type: Number, minimum: 1 }) count!: number;
}

@ApiSchema({ name: 'OwnerToday' })
export class OwnerTodayDto {
  @ApiProperty({ type: String, format: 'date' }) day!: string;
  @ApiProperty({ type: TaskCountsDto }) counts!: TaskCountsDto;
  @ApiProperty({ type: [TodayTaskDto], description: 'By urgency; at most 200.' })
  waiting!: TodayTaskDto[];
  @ApiProperty({ type: TodayArrivalsDto }) arrivals!: TodayArrivalsDto;
  @ApiProperty({
    type: [TodayGapDto],
    description: 'Free stretches of at least 3 hours beside bookings in the next 14 days; at most 10.',
  })
  gaps!: TodayGapDto[];
  @ApiProperty({ type: [TodaySetupStepDto] }) setup!: TodaySetupStepDto[];
}

@ApiSchema({ name: 'OwnerBadges' })
export class OwnerBadgesDto {
  @ApiProperty({ type: Number, description: 'All waiting items but options.' }) today!: number;
  @ApiProperty({ type: Number, description: 'Requests, proposals and the waiting list.' })
  reservations!: number;
  @ApiProperty({ type: Number, description: 'Messages and demands.' }) inquiries!: number;
}
