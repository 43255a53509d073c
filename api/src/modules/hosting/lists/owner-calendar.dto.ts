import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { OptionalId, OptionalIds } from '../../../platform/http/list-query-fields.ts';
import { SpanQuery } from '../../../platform/http/timestamps.ts';
import { proposalSide } from '../../reservations/changes/index.ts';
import {
  awaitsEmailConfirmation,
  CalendarReservationDto,
  offeredUntil,
  OwnerCalendarBlockDto,
  OwnerCalendarWindowDto,
  RESERVATION_ACTIONS,
} from '../../reservations/index.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'ReservationsAnswer' })
export class ReservationsAnswerDto {
  @ApiProperty({ type: [CalendarReservationDto] }) reservations!: CalendarReservationDto[];
}

@ApiSchema({ name: 'OwnerCalendarSpace' })
export class OwnerCalendarSpaceDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: String, description: 'With the name of its building.' }) name!: string;
  @ApiProperty({ type: String }) url!: string;
  @ApiProperty({ type: String, description: 'Without the name of its building.' }) space_name!: string;
  @ApiProperty({ type: String }) building_name!: string;
  @ApiProperty({ type: Number, ...nullable, description: 'The largest of the space and its layouts.' })
  capacity!: number | null;
  @ApiProperty({
    type: Boolean,
    description: 'Whether it has opening hours in any period; without them any hours are offered.',
  })
  has_hours!: boolean;
}

@ApiSchema({ name: 'OwnerCalendarReservation' })
export class OwnerCalendarReservationDto extends CalendarReservationDto {
  @ApiProperty({ type: String, ...nullable, description: 'Name of the event.' }) title!: string | null;
  @ApiProperty({
    type: Boolean,
    description: 'A slot that the owner holds for a guest until it is confirmed.',
  })
  is_option!: boolean;
  @ApiProperty({ type: Boolean, description: 'An entry of the owner without an address of a guest.' })
  is_internal!: boolean;
  @ApiProperty({ type: Number }) space_id!: number;
  @ApiProperty({ type: Number }) number_of_guests!: number;
  @ApiProperty(awaitsEmailConfirmation) awaits_proof!: boolean;
  @ApiProperty(offeredUntil) offered_until!: string | null;
  @ApiProperty({ ...timestamp, description: 'Start of the held period: the slot with its buffers.' })
  held_from!: string;
  @ApiProperty(timestamp) held_until!: string;
  @ApiProperty({ type: Number }) sequence!: number;
  @ApiProperty({ enum: RESERVATION_ACTIONS, isArray: true, enumName: 'ReservationAction' })
  allowed_actions!: (typeof RESERVATION_ACTIONS)[number][];
}

@ApiSchema({ name: 'OwnerCalendarProposal' })
export class OwnerCalendarProposalDto {
  @ApiProperty({ type: Number }) id!: number;
  @ApiProperty({ type: Number }) reservation_id!: number;
  @ApiProperty(proposalSide) side!: 'host' | 'guest';
  @ApiProperty({ type: Number }) space_id!: number;
  @ApiProperty({ type: String }) customer_name!: string;
  @ApiProperty({ type: String, ...nullable }) title!: string | null;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  @ApiProperty(timestamp) expires_at!: string;
}

@ApiSchema({ name: 'OwnerCalendarAnswer' })
export class OwnerCalendarAnswerDto {
  @ApiProperty({ type: [OwnerCalendarSpaceDto] }) spaces!: OwnerCalendarSpaceDto[];
  @ApiProperty({ type: [OwnerCalendarReservationDto], description: 'Without cancelled ones.' })
  reservations!: OwnerCalendarReservationDto[];
  @ApiProperty({
    type: [OwnerCalendarProposalDto],
    description: 'Slots held by open proposals, other than the agreed ones.',
  })
  proposals!: OwnerCalendarProposalDto[];
  @ApiProperty({ type: [OwnerCalendarBlockDto] }) blocked_slots!: OwnerCalendarBlockDto[];
  @ApiProperty({ type: [OwnerCalendarWindowDto] }) availabilities!: OwnerCalendarWindowDto[];
}

export class OwnerCalendarQuery extends SpanQuery {
  @OptionalId({ description: 'Only this space.' })
  space_id?: number;

  @OptionalIds({ description: 'Only these of the owner’s spaces; ids, comma-separated.', maxItems: 200 })
  space_ids?: number[];
}
