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
const timestamp = { type: String, format: 'date-time' } as const;

@ApiSchema({ name: 'ReservationsAnswer' })
export class ReservationsAnswerDto {
  reservations!: CalendarReservationDto[];
}

@ApiSchema({ name: 'OwnerCalendarSpace' })
export class OwnerCalendarSpaceDto {
  id!: number;
  /** With the name of its building. */
  name!: string;
  url!: string;
  /** Without the name of its building. */
  space_name!: string;
  building_name!: string;
  /** The largest of the space and its layouts. */
  capacity!: number | null;
  /** Whether it has opening hours in any period; without them any hours are offered. */
  has_hours!: boolean;
}

@ApiSchema({ name: 'OwnerCalendarReservation' })
export class OwnerCalendarReservationDto extends CalendarReservationDto {
  /** Name of the event. */
  title!: string | null;
  /** A slot that the owner holds for a guest until it is confirmed. */
  is_option!: boolean;
  /** An entry of the owner without an address of a guest. */
  is_internal!: boolean;
  space_id!: number;
  number_of_guests!: number;
  @ApiProperty(awaitsEmailConfirmation) awaits_proof!: boolean;
  @ApiProperty(offeredUntil) offered_until!: string | null;
  @ApiProperty({ ...timestamp, description: 'Start of the held period: the slot with its buffers.' })
  held_from!: string;
  @ApiProperty(timestamp) held_until!: string;
  sequence!: number;
  @ApiProperty({ enum: RESERVATION_ACTIONS, isArray: true, enumName: 'ReservationAction' })
  allowed_actions!: (typeof RESERVATION_ACTIONS)[number][];
}

@ApiSchema({ name: 'OwnerCalendarProposal' })
export class OwnerCalendarProposalDto {
  id!: number;
  reservation_id!: number;
  @ApiProperty(proposalSide) side!: 'host' | 'guest';
  space_id!: number;
  customer_name!: string;
  title!: string | null;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  @ApiProperty(timestamp) expires_at!: string;
}

@ApiSchema({ name: 'OwnerCalendarAnswer' })
export class OwnerCalendarAnswerDto {
  spaces!: OwnerCalendarSpaceDto[];
  /** Without cancelled ones. */
  reservations!: OwnerCalendarReservationDto[];
  /** Slots held by open proposals, other than the agreed ones. */
  proposals!: OwnerCalendarProposalDto[];
  blocked_slots!: OwnerCalendarBlockDto[];
  availabilities!: OwnerCalendarWindowDto[];
}

export class OwnerCalendarQuery extends SpanQuery {
  @OptionalId({ description: 'Only this space.' })
  space_id?: number;

  @OptionalIds({ description: 'Only these of the owner’s spaces; ids, comma-separated.', maxItems: 200 })
  space_ids?: number[];
}
