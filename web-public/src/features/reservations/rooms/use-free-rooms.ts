import type { FreeRoomsAnswer } from '@prostora/api-client';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { freeRoomsQuery } from '../reservation-queries.ts';
import type { FreeRoomsRequest, ReservationsView } from '../reservations-url.ts';
import type { FreeMarks } from './week-room-row.tsx';

/** Slot of a request; an end at or before the start is on the next day. */
function toSlot({ day, from, until }: FreeRoomsRequest): { start_datetime: string; end_datetime: string } {
  const lastDay = until <= from ? addDays(day) : day;
  return {
    start_datetime: fromPragueWallTime(day, from).toISOString(),
    end_datetime: fromPragueWallTime(lastDay, until).toISOString(),
  };
}

/** Answer to the search of a free space in the address, and the marks of the week. */
export function useFreeRooms(free: ReservationsView['free']): {
  request: FreeRoomsRequest | null;
  answer: FreeRoomsAnswer | undefined;
  error: unknown;
  marks: FreeMarks | null;
} {
  const request = free === 'open' ? null : free;
  const query = request && {
    ...toSlot(request),
    ...(request.guests !== null && { guests: request.guests }),
  };
  const { data, error } = useQuery({
    ...freeRoomsQuery(useApi(), query ?? { start_datetime: '', end_datetime: '' }),
    enabled: query !== null,
  });
  const answer = query === null ? undefined : data;
  const markedDay = request?.day;
  const marks = useMemo<FreeMarks | null>(
    () =>
      markedDay !== undefined && answer
        ? { day: markedDay, rooms: new Map(answer.free.map(({ space, capacity }) => [space.id, capacity])) }
        : null,
    [answer, markedDay],
  );
  return { request, answer, error, marks };
}
