import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { SlotEnd, SlotStart } from '../../../platform/http/slot-fields.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { ReservationSpaceDto } from '../../reservations/index.ts';

const nullable = { nullable: true } as const;
const timestamp = { type: String, format: 'date-time' } as const;
const CONFLICT_KINDS = ['reservation', 'proposal', 'block', 'calendar', 'shared_floor'] as const;
const integer = { message: toRuleMessage('integer') };

export class FreeRoomsQuery {
  @SlotStart()
  start_datetime!: string;

  @SlotEnd()
  end_datetime!: string;

  @ApiPropertyOptional({ type: Number, minimum: 1, maximum: BOOKING.maxGuests })
  @IsOptional()
  @Type(() => Number)
  @Max(BOOKING.maxGuests, integer)
  @Min(1, integer)
  @IsInt(integer)
  guests?: number;
}

@ApiSchema({ name: 'FreeRoom' })
export class FreeRoomDto {
  space!: ReservationSpaceDto;
  /** The largest of the space and its layouts. */
  capacity!: number | null;
  /** CZK; null by agreement. */
  price!: number | null;
  /** Whether the price depends on nothing else. */
  complete!: boolean;
  /** Whether a part of the time is outside the opening hours. */
  outside_hours!: boolean;
}

@ApiSchema({ name: 'RoomConflict' })
export class RoomConflictDto {
  @ApiProperty({ enum: CONFLICT_KINDS, enumName: 'RoomConflictKind' }) kind!: (typeof CONFLICT_KINDS)[number];
  /** Guest or reason; empty for a space on the same floor. */
  title!: string;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
  reservation_id!: number | null;
  @ApiProperty({
    ...timestamp,
    ...nullable,
    description: 'Time within the request from which the space is free until its end.',
  })
  free_from!: string | null;
}

@ApiSchema({ name: 'TakenRoom' })
export class TakenRoomDto {
  space!: ReservationSpaceDto;
  conflict!: RoomConflictDto;
}

@ApiSchema({ name: 'NearRoom' })
export class NearRoomDto {
  space!: ReservationSpaceDto;
  capacity!: number | null;
  @ApiProperty(timestamp) start_datetime!: string;
  @ApiProperty(timestamp) end_datetime!: string;
}

@ApiSchema({ name: 'FreeRoomsAnswer' })
export class FreeRoomsAnswerDto {
  /** Smallest first. */
  free!: FreeRoomDto[];
  taken!: TakenRoomDto[];
  /** Slots of the same length in taken spaces on the same day, nearest first; at most three. */
  near!: NearRoomDto[];
  /** Number of spaces that are too small. */
  smaller!: number;
}
