import {
  changeBlockedSlot,
  changeReservation,
  previewReservationChange,
  type OwnerCalendarAnswer,
} from '@prostora/api-client';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { roomTimeline } from '@prostora/strings/cs/room-timeline.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import type { PendingMove } from '../calendar/use-moves.ts';
import { invalidateReservations, invalidateSchedule } from '../reservation-queries.ts';
import { findRefusal, type MoveTarget } from './room-moves.ts';
import type { Room, RoomItem } from './room-items.ts';

type Reservation = OwnerCalendarAnswer['reservations'][number];
/** An entry under way to another place. */
export type RoomMove = { item: RoomItem; target: MoveTarget; by: 'pointer' | 'keyboard' };

const toSlot = ({ start, end }: MoveTarget): { start_datetime: string; end_datetime: string } => ({
  start_datetime: new Date(start).toISOString(),
  end_datetime: new Date(end).toISOString(),
});

const toMove = ({ sequence, space_id }: Reservation, target: MoveTarget) => ({
  ...toSlot(target),
  ...(target.spaceId !== space_id && { space_id: target.spaceId }),
  sequence,
});

/**
 * Moves entries. Requests, options and blocks are saved at the drop. A confirmed reservation opens the dialog
 * of changes, because its guest has to accept them; so does one that the price list prices otherwise at the target.
 */
export function useRoomMoves(rooms: readonly Room[]) {
  const api = useApi();
  const client = useQueryClient();
  const [move, setMove] = useState<RoomMove | null>(null);
  const [pendingMove, setPendingMove] = useState<PendingMove | null>(null);

  const hasOtherListPrice = async (reservation: Reservation, target: MoveTarget): Promise<boolean> => {
    const { price, list_price: list } = await previewReservationChange({
      client: api,
      path: { id: reservation.id },
      body: toMove(reservation, target),
    });
    return list !== null && list.price !== price;
  };
  const save = async (item: RoomItem, target: MoveTarget): Promise<void> => {
    if (item.record.type === 'block') {
      const { id, reason, reason_public } = item.record.block;
      await changeBlockedSlot({
        client: api,
        path: { id },
        body: { ...toSlot(target), reason, reason_public },
      });
      return;
    }
    if (item.record.type !== 'reservation') return;
    const { reservation } = item.record;
    await changeReservation({ client: api, path: { id: reservation.id }, body: toMove(reservation, target) });
  };
  const propose = async (reservation: Reservation, { spaceId, ...slot }: MoveTarget): Promise<void> => {
    const { start_datetime: start, end_datetime: end } = toSlot({ spaceId, ...slot });
    await new Promise<boolean>((settle) =>
      setPendingMove({ reservation, proposed: { start, end }, spaceId, settle }),
    );
    setPendingMove(null);
  };
  const settle = async (item: RoomItem, target: MoveTarget): Promise<void> => {
    const { record } = item;
    if (record.type === 'reservation' && record.reservation.status === 'confirmed')
      return propose(record.reservation, target);
    try {
      if (record.type === 'reservation' && (await hasOtherListPrice(record.reservation, target)))
        return await propose(record.reservation, target);
      await save(item, target);
      showToast(reservations.calendar.moved);
    } catch (error) {
      showToast(reservations.calendar.movedBack(toErrorMessage(error)), 'error');
    }
    await Promise.all([invalidateReservations(client), invalidateSchedule(client)]);
  };
  /** Drops the entry where it is; a clash or the former place returns it. */
  const drop = async (): Promise<void> => {
    if (!move) return;
    const { item, target } = move;
    const isMoved = target.spaceId !== item.spaceId || target.start !== item.start;
    const refusal = findRefusal(
      item,
      target,
      rooms.find(({ id }) => id === target.spaceId),
    );
    if (isMoved && !refusal) await settle(item, target);
    else if (refusal) showToast(roomTimeline.move.refused(refusal.title), 'error');
    setMove(null);
  };
  const pick = useCallback(
    (item: RoomItem, by: RoomMove['by'] = 'keyboard'): void =>
      setMove({ item, by, target: { spaceId: item.spaceId, start: item.start, end: item.end } }),
    [],
  );
  return {
    move,
    pendingMove,
    /** Stable, so that rows of the grid are drawn once. */
    pick,
    aim: (target: MoveTarget): void => setMove((present) => present && { ...present, target }),
    drop: (): void => void drop(),
    cancel: (): void => setMove(null),
  };
}

export type RoomMoves = ReturnType<typeof useRoomMoves>;
