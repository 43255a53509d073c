import { BOOKING, pragueWall } from '@prostora/contracts';
import { useEffect, useState } from 'react';
import { useApi } from '../../lib/api-context.tsx';
import { freeTerms, type Term } from './free-terms.ts';

const HOUR = 3_600_000;
const NONE: readonly Term[] = [];

/** Free slots of a space in the 30 days after a cancellation (SPEC §9); none when loading fails (SPEC §8). */
export function useFreeTerms(spaceId: number): readonly Term[] {
  const api = useApi();
  const [terms, setTerms] = useState(NONE);
  useEffect(() => {
    const abort = new AbortController();
    const now = Date.now();
    const until = now + BOOKING.cancelReloadMs;
    const span = { start_date: pragueWall(new Date(now)).day, end_date: pragueWall(new Date(until)).day };
    Promise.all([
      api.availability.windows(spaceId, span, abort.signal),
      api.reservations.ofSpace(spaceId, span, abort.signal),
      api.availability.blockedSlots(spaceId, span, abort.signal),
    ]).then(
      ([{ availabilities, rules }, { reservations }, { blocked_slots }]) => {
        if (abort.signal.aborted) return;
        setTerms(
          freeTerms(
            { windows: availabilities, reservations, blocks: blocked_slots },
            { start: now + rules.notice_hours * HOUR, end: until },
            rules.shortest_minutes,
          ),
        );
      },
      () => setTerms(NONE),
    );
    return () => abort.abort();
  }, [api, spaceId]);
  return terms;
}
