import { listAvailabilities, listBlockedSlots, listSpaceReservations } from '@prostora/api-client';
import { BOOKING, HOUR_MS, toPragueDay } from '@prostora/contracts';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { findFreeSlots } from './free-slots.ts';

const NONE: readonly TimeSlot[] = [];

/** Free slots of a space in the 30 days after a cancellation (SPEC §9); none when loading fails (SPEC §8). */
export function useFreeSlots(spaceId: number): readonly TimeSlot[] {
  const api = useApi();
  const [slots, setSlots] = useState(NONE);
  useEffect(() => {
    const abort = new AbortController();
    const now = Date.now();
    const until = now + BOOKING.cancelReloadMs;
    const span = {
      start_date: toPragueDay(now),
      end_date: toPragueDay(until),
    };
    Promise.all([
      listAvailabilities({ client: api, path: { id: spaceId }, query: span, signal: abort.signal }),
      listSpaceReservations({ client: api, path: { id: spaceId }, query: span, signal: abort.signal }),
      listBlockedSlots({ client: api, path: { id: spaceId }, query: span, signal: abort.signal }),
    ]).then(
      ([{ availabilities, rules }, { reservations }, { blocked_slots }]) => {
        if (abort.signal.aborted) return;
        setSlots(
          findFreeSlots(
            { windows: availabilities, reservations, blocks: blocked_slots },
            { start: now + rules.notice_hours * HOUR_MS, end: until },
            rules.shortest_minutes,
          ),
        );
      },
      () => setSlots(NONE),
    );
    return () => abort.abort();
  }, [api, spaceId]);
  return slots;
}
