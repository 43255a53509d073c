import {
  listAvailabilities,
  listBlockedSlots,
  listSpaceReservations,
  type BookingRules,
  type CalendarReservation,
  type Span,
} from '@prostora/api-client';
import { useSessionState } from '@prostora/federation/session-context.tsx';
import { useEffect, useMemo, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import { NO_RULES, type SpaceAvailability } from './day-states.ts';

const EMPTY: SpaceAvailability = { availabilities: [], reservations: [], blocked_slots: [], rules: NO_RULES };
const NONE_BOOKED: readonly CalendarReservation[] = [];
type Loaded = { key: string; time: SpaceAvailability };

const loadOrFallback = <Answer, Value>(
  call: Promise<Answer>,
  read: (answer: Answer) => Value,
  fallback: Value,
): Promise<Value> => call.then(read, () => fallback);

/**
 * Offered hours, reservations and blocks of a space in a span of days. Failures give empty lists (SPEC §8);
 * while another span loads, the previous data stay. Reloads when `changes` grows and when the user is known:
 * owners see names.
 */
export function useSpaceAvailability(
  spaceId: number,
  { start_date, end_date }: Span,
  changes: number,
  booked = NONE_BOOKED,
): { time: SpaceAvailability; loading: boolean } {
  const api = useApi();
  const { user } = useSessionState();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [rules, setRules] = useState<BookingRules>(NO_RULES);
  const key = [spaceId, start_date, end_date, changes, user?.id].join('|');
  useEffect(() => {
    const abort = new AbortController();
    const span = { start_date, end_date };
    void Promise.all([
      loadOrFallback(
        listAvailabilities({ client: api, path: { id: spaceId }, query: span, signal: abort.signal }),
        (answer) => answer,
        null,
      ),
      loadOrFallback(
        listSpaceReservations({ client: api, path: { id: spaceId }, query: span, signal: abort.signal }),
        ({ reservations }) => reservations,
        [],
      ),
      loadOrFallback(
        listBlockedSlots({ client: api, path: { id: spaceId }, query: span, signal: abort.signal }),
        ({ blocked_slots }) => blocked_slots,
        [],
      ),
    ]).then(([windows, reservations, blocked_slots]) => {
      if (abort.signal.aborted) return;
      if (windows) setRules(windows.rules);
      setLoaded({
        key,
        time: {
          availabilities: windows?.availabilities ?? [],
          reservations,
          blocked_slots,
          rules: windows?.rules ?? NO_RULES,
        },
      });
    });
    return () => abort.abort();
  }, [api, spaceId, start_date, end_date, key]);
  const time = useMemo(() => {
    const { reservations, ...rest } = loaded?.time ?? EMPTY;
    const own = booked.filter(({ id }) => !reservations.some((other) => other.id === id));
    return { ...rest, rules, reservations: [...reservations, ...own] };
  }, [loaded, rules, booked]);
  return { time, loading: loaded?.key !== key };
}
