import { changeAvailability, changeBlockedSlot } from '@prostora/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useState } from 'react';
import type { CalendarEntry } from '@prostora/ui/calendar/entries.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { invalidateSchedule } from '../reservation-queries.ts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import type { CalendarItem } from './calendar-items.ts';

const texts = reservations.calendar;

/** A dragged reservation that awaits a confirmation; `settle` decides whether it stays. */
export type PendingMove = {
  reservation: Extract<CalendarItem, { kind: 'reservation' }>['reservation'];
  proposed: TimeSlot;
  /** Another space to which it was dragged. */
  spaceId?: number;
  settle: (moved: boolean) => void;
};

/** Rejects a move: the calendar reverts it. */
class MoveRejectedError extends Error {}

/**
 * Handles dragged entries. An entry keeps its new position until the server answers; a rejection reverts it.
 * Blocks and single windows are saved at once, a reservation after a confirmation, because its guest is
 * notified.
 */
export function useMoves(items: ReadonlyMap<string, CalendarItem>) {
  const api = useApi();
  const client = useQueryClient();
  const [pendingMove, setPendingMove] = useState<PendingMove | null>(null);

  const send = (
    item: Exclude<CalendarItem, { kind: 'reservation' | 'proposal' }>,
    { start, end }: TimeSlot,
  ): Promise<unknown> => {
    const slot = { start_datetime: start, end_datetime: end };
    if (item.kind === 'block') {
      const { id, reason, reason_public } = item.block;
      return changeBlockedSlot({ client: api, path: { id }, body: { ...slot, reason, reason_public } });
    }
    return item.window.id === null
      ? Promise.reject(new MoveRejectedError())
      : changeAvailability({
          client: api,
          path: { id: item.window.id },
          body: { ...slot, price_per_hour: item.window.price_per_hour },
        });
  };

  const onMove = async (entry: CalendarEntry, start: string, end: string): Promise<void> => {
    const item = items.get(entry.key);
    if (!item || item.kind === 'proposal') throw new MoveRejectedError();
    if (item.kind === 'reservation') {
      const moved = await new Promise<boolean>((settle) =>
        setPendingMove({ reservation: item.reservation, proposed: { start, end }, settle }),
      );
      setPendingMove(null);
      if (!moved) throw new MoveRejectedError();
      return;
    }
    try {
      await send(item, { start, end });
      showToast(texts.moved);
    } catch (error) {
      showToast(texts.movedBack(toErrorMessage(error)), 'error');
      throw error;
    } finally {
      await invalidateSchedule(client);
    }
  };
  return { asked: pendingMove, onMove };
}
