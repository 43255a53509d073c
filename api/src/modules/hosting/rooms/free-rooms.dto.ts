import { ApiProperty, ApiPropertyOptional, ApiSchema } from '@nestjs/swagger';
import { BOOKING } from '@prostora/contracts';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';
import { SlotEnd, SlotStart } from '../../../platform/http/slot-fields.ts';
import { toRuleMessage } from '../../../platform/http/rule-message.ts';
import { ReservationSpaceDto } from '../../reservations/index.ts';
import { toPriceState, type TimeSlot } from '../../pricing/index.ts';
import { buildSpaceUrl } from '../../spaces/index.ts';
import type { FreeRoom, FreeRooms } from './free-rooms.service.ts';
import type { OwnedSpace } from '../lists/reservation-list.repository.ts';

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

const toSpaceDto = (space: OwnedSpace): ReservationSpaceDto => ({
  id: space.id,
  url: buildSpaceUrl({ ...space, building: { slug: space.buildingSlug } }),
  building_name: space.buildingName,
  space_name: space.noName ? space.buildingName : space.name,
});

const toSlotFields = ({ startsAt, endsAt }: TimeSlot): { start_datetime: string; end_datetime: string } => ({
  start_datetime: startsAt.toISOString(),
  end_datetime: endsAt.toISOString(),
});

function toFreeRoomDto({ space, quote, isOutsideHours }: FreeRoom): FreeRoomDto {
  const state = quote ? toPriceState(quote) : 'none';
  return {
    space: toSpaceDto(space),
    capacity: space.capacity,
    price: quote && state !== 'none' ? quote.total : null,
    complete: state === 'complete',
    outside_hours: isOutsideHours,
  };
}

export const toFreeRoomsDto = ({ free, taken, near, smaller }: FreeRooms): FreeRoomsAnswerDto => ({
  free: free.map(toFreeRoomDto),
  taken: taken.map(({ space, conflict, freeFrom }) => ({
    space: toSpaceDto(space),
    conflict: {
      kind: conflict.kind,
      title: conflict.title,
      ...toSlotFields(conflict),
      reservation_id: conflict.reservationId,
      free_from: freeFrom?.toISOString() ?? null,
    },
  })),
  near: near.map(({ space, ...slot }) => ({
    space: toSpaceDto(space),
    capacity: space.capacity,
    ...toSlotFields(slot),
  })),
  smaller,
});
