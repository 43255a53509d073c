import { toPriceState, type TimeSlot } from '../../pricing/index.ts';
import { buildSpaceUrl } from '../../spaces/index.ts';
import type { ReservationSpaceDto } from '../../reservations/index.ts';
import type { FreeRoomDto, FreeRoomsAnswerDto } from './free-rooms.dto.ts';
import type { FreeRoom, FreeRooms } from './free-rooms.service.ts';
import type { OwnedSpace } from '../lists/reservation-list.repository.ts';

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
