import type { AvailabilityCheck } from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';
import type { TermInstants } from './term.ts';

/** Debounce of the check, in milliseconds. */
const REST = 350;

export type Checked =
  | { status: 'none'; answer: null }
  | { status: 'checking'; answer: null }
  | { status: 'failed'; answer: null }
  | { status: 'done'; answer: AvailabilityCheck };
type Result = { key: string; answer: AvailabilityCheck | null };

/** Checks availability and price of the chosen slot, debounced; stale answers are dropped. */
export function useAvailabilityCheck(
  spaceId: number,
  term: TermInstants | null,
  guests: number | null,
): Checked & { again: () => void } {
  const api = useApi();
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const key = term ? [spaceId, term.start, term.end, guests, attempt].join('|') : '';
  const { start, end } = term ?? {};
  useEffect(() => {
    if (key === '' || !start || !end) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      api.reservations
        .check({
          space_id: spaceId,
          start_datetime: start,
          end_datetime: end,
          ...(guests !== null && { number_of_guests: guests }),
        })
        .then(
          (answer) => wanted && setResult({ key, answer }),
          () => wanted && setResult({ key, answer: null }),
        );
    }, REST);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [api, spaceId, start, end, guests, key]);
  const again = (): void => setAttempt(attempt + 1);
  if (key === '') return { status: 'none', answer: null, again };
  if (result?.key !== key) return { status: 'checking', answer: null, again };
  return result.answer
    ? { status: 'done', answer: result.answer, again }
    : { status: 'failed', answer: null, again };
}
