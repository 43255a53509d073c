import { checkAvailability, type AvailabilityCheck } from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import type { TimeSlot } from '@prostora/ui/calendar/slot-text.ts';

/** Debounce of the check, in milliseconds. */
const DEBOUNCE_MS = 350;

export type AvailabilityState =
  | { status: 'none'; answer: null }
  | { status: 'checking'; answer: null }
  | { status: 'failed'; answer: null }
  | { status: 'done'; answer: AvailabilityCheck };
type Result = { key: string; answer: AvailabilityCheck | null };

/** Checks availability and price of the chosen slot, debounced; stale answers are dropped. */
export function useAvailabilityCheck(
  spaceId: number,
  slot: TimeSlot | null,
  guests: number | null,
): AvailabilityState & { retry: () => void } {
  const api = useApi();
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = slot ? [spaceId, slot.start, slot.end, guests, attempt].join('|') : '';
  const { start, end } = slot ?? {};
  useEffect(() => {
    if (key === '' || !start || !end) return undefined;
    let isActive = true;
    const timer = setTimeout(() => {
      checkAvailability({
        client: api,
        body: {
          space_id: spaceId,
          start_datetime: start,
          end_datetime: end,
          ...(guests !== null && { number_of_guests: guests }),
        },
      }).then(
        (answer) => isActive && setResult({ key, answer }),
        () => isActive && setResult({ key, answer: null }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [api, spaceId, start, end, guests, key]);
  const retry = (): void => setAttempt(attempt + 1);
  if (key === '') return { status: 'none', answer: null, retry };
  if (result?.key !== key) return { status: 'checking', answer: null, retry };
  return result.answer
    ? { status: 'done', answer: result.answer, retry }
    : { status: 'failed', answer: null, retry };
}
