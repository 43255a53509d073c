import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '@prostora/federation';
import { reservations } from '@prostora/strings/cs/reservations.ts';
import { failureText } from '@prostora/ui/failure-text.ts';
import { useState } from 'react';
import type { CalendarEntry } from '@prostora/ui/calendar/entries.ts';
import { useApi } from '../../../lib/api-context.tsx';
import { readTimeAgain } from '../reservation-queries.ts';
import type { Term } from '../term.ts';
import type { CalendarItem } from './calendar-items.ts';

const texts = reservations.calendar;

/** A dragged reservation that awaits a confirmation; `settle` decides whether it stays. */
export type AskedMove = {
  reservation: Extract<CalendarItem, { kind: 'reservation' }>['reservation'];
  proposed: Term;
  settle: (moved: boolean) => void;
};

/** Rejects a move: the calendar reverts it. */
class MoveRefused extends Error {}

/**
 * Handles dragged entries. An entry keeps its new position until the server answers; a rejection reverts it.
 * Blocks and single windows are saved at once, a reservation after a confirmation, because its guest is
 * notified.
 */
export function useMoves(items: ReadonlyMap<string, CalendarItem>) {
  const { availability } = useApi();
  const client = useQueryClient();
  const [asked, setAsked] = useState<AskedMove | null>(null);

  const send = (
    item: Exclude<CalendarItem, { kind: 'reservation' | 'proposal' }>,
    { start, end }: Term,
  ): Promise<unknown> => {
    const term = { start_datetime: start, end_datetime: end };
    if (item.kind === 'block') {
      const { id, reason, reason_public } = item.block;
      return availability.changeBlock(id, { ...term, reason, reason_public });
    }
    return item.window.id === null
      ? Promise.reject(new MoveRefused())
      : availability.change(item.window.id, { ...term, price_per_hour: item.window.price_per_hour });
  };

  const onMove = async (entry: CalendarEntry, start: string, end: string): Promise<void> => {
    const item = items.get(entry.key);
    if (!item || item.kind === 'proposal') throw new MoveRefused();
    if (item.kind === 'reservation') {
      const moved = await new Promise<boolean>((settle) =>
        setAsked({ reservation: item.reservation, proposed: { start, end }, settle }),
      );
      setAsked(null);
      if (!moved) throw new MoveRefused();
      return;
    }
    try {
      await send(item, { start, end });
      showToast(texts.moved);
    } catch (error) {
      showToast(texts.movedBack(failureText(error)), 'error');
      throw error;
    } finally {
      await readTimeAgain(client);
    }
  };
  return { asked, onMove };
}
