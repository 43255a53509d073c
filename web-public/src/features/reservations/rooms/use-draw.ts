import { DAY_MINUTES, fromPragueWallTime, addDays } from '@prostora/contracts';
import { quotePrice } from '@prostora/api-client';
import { formatCzk } from '@prostora/strings';
import { roomTimeline } from '@prostora/strings/cs/room-timeline.ts';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState, type PointerEvent, type RefObject } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import type { NewBooking } from '../reservations-url.ts';
import { DAY_STEP, toAxisMinute, type DayAxis } from './day-layout.ts';
import { findGridPoint } from './use-grid-moves.ts';
import type { Room } from './room-items.ts';

const texts = roomTimeline.draw;
/** Time a drawn length has to stay before its price is asked for. */
const PRICE_DELAY_MS = 250;

/** Time of a new booking being drawn in the row of a room; minutes of the day. */
export type Draw = { spaceId: number; row: number; from: number; until: number };
type DrawOptions = {
  rooms: readonly Room[];
  day: string;
  axis: DayAxis;
  root: RefObject<HTMLDivElement | null>;
  onDraw: ((booking: NewBooking) => void) | undefined;
};

/** Draws a booking by a drag on empty time with a mouse; Esc takes it back. */
export function useDraw({ rooms, day, axis, root, onDraw }: DrawOptions) {
  const [origin, setOrigin] = useState<{ row: number; minute: number } | null>(null);
  const [draw, setDraw] = useState<Draw | null>(null);
  const room = origin && rooms[origin.row];
  useEffect(() => {
    if (!origin || !room) return undefined;
    const follow = ({ clientX: x, clientY: y }: globalThis.PointerEvent): void => {
      const point = findGridPoint(root.current, { x, y });
      if (!point) return;
      const minute = toAxisMinute(axis, point.fraction);
      const [from, until] = [Math.min(origin.minute, minute), Math.max(origin.minute, minute)];
      setDraw(until - from >= DAY_STEP ? { spaceId: room.id, row: origin.row, from, until } : null);
    };
    const stop = (): void => {
      setOrigin(null);
      setDraw(null);
    };
    const finish = (): void => {
      if (draw) onDraw?.(toNewBooking(draw, day));
      stop();
    };
    const cancel = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') stop();
    };
    window.addEventListener('pointermove', follow);
    window.addEventListener('pointerup', finish);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', cancel);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('pointerup', finish);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', cancel);
    };
  }, [axis, day, draw, onDraw, origin, room, root]);
  /** Begins on empty time of a row. */
  const begin = useCallback(
    (event: PointerEvent, row: number): void => {
      const isEmpty = event.target === event.currentTarget;
      if (!onDraw || !isEmpty || event.button !== 0 || event.pointerType !== 'mouse') return;
      const point = findGridPoint(root.current, { x: event.clientX, y: event.clientY });
      if (!point) return;
      event.preventDefault();
      setOrigin({ row, minute: toAxisMinute(axis, point.fraction) });
    },
    [axis, onDraw, root],
  );
  return { draw, begin };
}

const toNewBooking = ({ spaceId, from, until }: Draw, day: string): NewBooking =>
  from >= DAY_MINUTES
    ? { day: addDays(day), from: from - DAY_MINUTES, until: until - DAY_MINUTES, spaceIds: [spaceId] }
    : { day, from, until, spaceIds: [spaceId] };

const toTimestamp = (day: string, minute: number): string =>
  fromPragueWallTime(addDays(day, Math.floor(minute / DAY_MINUTES)), minute % DAY_MINUTES).toISOString();

/** „10 400 Kč z ceníku“; null until the price is known. */
export function useDrawPrice(draw: Draw | null, day: string): string | null {
  const api = useApi();
  const [settled, setSettled] = useState<Draw | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draw), PRICE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [draw]);
  const { data } = useQuery({
    queryKey: ['draw-price', day, settled],
    queryFn: ({ signal }) =>
      quotePrice({
        client: api,
        body: {
          space_id: settled?.spaceId ?? 0,
          start_datetime: toTimestamp(day, settled?.from ?? 0),
          end_datetime: toTimestamp(day, settled?.until ?? 0),
        },
        signal,
      }),
    enabled: settled !== null && settled === draw,
    retry: false,
  });
  if (!data || settled !== draw) return null;
  return data.quote.basis === 'none' ? texts.byAgreement : texts.price(formatCzk(data.quote.total));
}
