import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { OptionalDay } from '../../../platform/http/list-query-fields.ts';
import type { Scored } from '../tasks/task-order.ts';
import type { Task } from '../tasks/task-list.repository.ts';
import type { TaskCounts } from '../tasks/task-list.service.ts';
import type { Arrival } from './today.repository.ts';
import type { OwnerToday, PricedGap } from './today.service.ts';

const TASK_KINDS = ['request', 'option', 'proposal', 'message', 'demand', 'waitlist'] as const;
const SETUP_KINDS = [
  'confirm_email',
  'unpaid_orders',
  'unfinished_spaces',
  'spaces_without_hours',
  'spaces_without_price',
] as const;
const dateTime = { type: String, format: 'date-time' } as const;

/** That the staff's work in a space is done: when and by whom. */
export type HandledMark = { at: string; by: string | null };
export const handledMark = { oneOf: [{ $ref: '#/components/schemas/HandledMark' }], nullable: true };

export const toHandledMark = ({
  handledAt,
  handledBy,
}: {
  handledAt: Date | null;
  handledBy: string | null;
}): HandledMark | null => handledAt && { at: handledAt.toISOString(), by: handledBy || null };

export class OwnerTodayQuery {
  @OptionalDay({ description: 'Day of the arrivals and of the first gap; today if omitted.' })
  day?: string | null;
}

@ApiSchema({ name: 'OwnerWaitingCounts' })
export class TaskCountsDto implements Record<(typeof TASK_KINDS)[number], number> {
  request!: number;
  /** Slots held by the owner. */
  option!: number;
  /** Changes proposed by guests. */
  proposal!: number;
  message!: number;
  demand!: number;
  waitlist!: number;
}

@ApiSchema({ name: 'TodaySpace' })
export class TodaySpaceDto {
  id!: number;
  name!: string;
}

@ApiSchema({ name: 'TodayWaitingItem' })
export class TodayTaskDto {
  @ApiProperty({ enum: TASK_KINDS, enumName: 'OwnerTaskKind' }) kind!: (typeof TASK_KINDS)[number];
  /** Of the reservation, or of the received inquiry. */
  id!: number;
  /** The conversation that waits; null of other things, also of an inquiry without an answer. */
  conversation_id!: number | null;
  /** The event, or the guest. */
  title!: string;
  person!: string;
  email!: string;
  phone!: string | null;
  space!: TodaySpaceDto;
  /** CZK. */
  value!: number | null;
  /** The value is the median of the confirmed reservations. */
  is_value_estimated!: boolean;
  @ApiProperty(dateTime) waits_since!: string;
  @ApiProperty({ ...dateTime, nullable: true }) deadline!: string | null;
  /** Value × (1 + days of waiting). */
  score!: number;
  @ApiProperty({ ...dateTime, nullable: true }) start_datetime!: string | null;
  @ApiProperty({ ...dateTime, nullable: true }) end_datetime!: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true, description: 'First day of a demand.' })
  day!: string | null;
  number_of_guests!: number | null;
  proposal_id!: number | null;
  @ApiProperty({
    oneOf: [{ $ref: '#/components/schemas/Assignee' }],
    nullable: true,
    description: 'The member of the team who handles it.',
  })
  assignee!: { id: number; name: string } | null;
  /** Series of a repeated booking, which is one item; its answer is that of the series. */
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
  reservation_id!: number;
  /** The event, or the guest. */
  title!: string;
  space!: TodaySpaceDto;
  @ApiProperty(dateTime) start_datetime!: string;
  @ApiProperty(dateTime) end_datetime!: string;
  number_of_guests!: number;
  /** Note for the staff. */
  staff_note!: string;
  /** One of a series. */
  is_of_series!: boolean;
  /** Spaces of the event. */
  spaces!: number;
  /** Those in which the staff has marked its work as done. */
  handled_spaces!: number;
  @ApiProperty({ ...handledMark, description: 'The latest mark.' }) handled!: HandledMark | null;
}

@ApiSchema({ name: 'TodayArrivals' })
export class TodayArrivalsDto {
  today!: TodayArrivalDto[];
  tomorrow!: TodayArrivalDto[];
}

@ApiSchema({ name: 'TodayGap' })
export class TodayGapDto {
  space!: TodaySpaceDto;
  /** Path of the space after `/prostor/`. */
  space_url!: string;
  @ApiProperty(dateTime) start_datetime!: string;
  @ApiProperty(dateTime) end_datetime!: string;
  /** CZK for the whole gap; null by agreement. */
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
  counts!: TaskCountsDto;
  /** By urgency; at most 200. */
  waiting!: TodayTaskDto[];
  arrivals!: TodayArrivalsDto;
  /** Free stretches of at least 3 hours beside bookings in the next 14 days; at most 10. */
  gaps!: TodayGapDto[];
  setup!: TodaySetupStepDto[];
}

@ApiSchema({ name: 'OwnerBadges' })
export class OwnerBadgesDto {
  /** All waiting items but options. */
  today!: number;
  /** Requests, proposals and the waiting list. */
  reservations!: number;
  /** Messages and demands. */
  inquiries!: number;
  /** People on waiting lists, who need no answer; not in `today`. */
  waiting_list!: number;
}

const toCrowns = (haler: number | null): number | null => (haler === null ? null : haler / 100);

const toTaskDto = (item: Scored<Task>): TodayTaskDto => ({
  kind: item.kind,
  id: item.id,
  conversation_id: item.conversationId,
  title: item.title,
  person: item.person,
  email: item.email,
  phone: item.phone,
  space: { id: item.spaceId, name: item.spaceName },
  value: toCrowns(item.valueHaler),
  is_value_estimated: item.isEstimated,
  waits_since: item.waitsSince.toISOString(),
  deadline: item.deadline?.toISOString() ?? null,
  score: item.score,
  start_datetime: item.startsAt?.toISOString() ?? null,
  end_datetime: item.endsAt?.toISOString() ?? null,
  day: item.day,
  number_of_guests: item.guests,
  proposal_id: item.proposalId,
  assignee: item.assignee,
  series_id: item.seriesId,
  dates: item.dates,
});

const toArrivalDto = (arrival: Arrival): TodayArrivalDto => ({
  reservation_id: arrival.id,
  title: arrival.title,
  space: { id: arrival.spaceId, name: arrival.spaceName },
  start_datetime: arrival.startsAt.toISOString(),
  end_datetime: arrival.endsAt.toISOString(),
  number_of_guests: arrival.guests,
  staff_note: arrival.staffNote,
  is_of_series: arrival.isOfSeries,
  spaces: arrival.spaces,
  handled_spaces: arrival.handledSpaces,
  handled: toHandledMark(arrival),
});

const toGapDto = ({ space, startsAt, endsAt, priceHaler }: PricedGap): TodayGapDto => ({
  space: { id: space.id, name: space.name },
  space_url: space.url,
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
  price: toCrowns(priceHaler),
});

export const toOwnerTodayDto = ({
  day,
  counts,
  waiting,
  arrivals,
  gaps,
  setup,
}: OwnerToday): OwnerTodayDto => ({
  day,
  counts,
  waiting: waiting.map(toTaskDto),
  arrivals: {
    today: arrivals.today.map(toArrivalDto),
    tomorrow: arrivals.tomorrow.map(toArrivalDto),
  },
  gaps: gaps.map(toGapDto),
  setup,
});

export function toOwnerBadgesDto(counts: TaskCounts, waitingPeople: number): OwnerBadgesDto {
  const { request, proposal, waitlist, message, demand } = counts;
  const reservations = request + proposal + waitlist;
  const inquiries = message + demand;
  return { today: reservations + inquiries, reservations, inquiries, waiting_list: waitingPeople };
}
