import { checkAvailability, type AvailabilityCheck, type AvailabilityCheckInput } from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useApi } from '../../../lib/api-context.tsx';

/** Debounce of the check, in milliseconds. */
const DEBOUNCE_MS = 350;

export type AvailabilityState =
  | { status: 'none'; answer: null }
  | { status: 'checking'; answer: null }
  | { status: 'failed'; answer: null }
  | { status: 'done'; answer: AvailabilityCheck };
type Result = { key: string; answer: AvailabilityCheck | null };

/**
 * Checks availability and price of a slot with its choices, debounced; stale answers are dropped.
 *
 * @param request null without a slot
 * @param isReady false while it is unknown what the price list asks
 */
export function useAvailabilityCheck(
  request: AvailabilityCheckInput | null,
  isReady: boolean,
): AvailabilityState & { retry: () => void } {
  const api = useApi();
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const body = request && JSON.stringify(request);
  const key = body === null ? '' : `${attempt}|${body}`;
  useEffect(() => {
    if (body === null || !isReady) return undefined;
    let isActive = true;
    const timer = setTimeout(() => {
      checkAvailability({ client: api, body: JSON.parse(body) as AvailabilityCheckInput }).then(
        (answer) => isActive && setResult({ key, answer }),
        () => isActive && setResult({ key, answer: null }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [api, body, isReady, key]);
  const retry = (): void => setAttempt(attempt + 1);
  if (key === '') return { status: 'none', answer: null, retry };
  if (result?.key !== key) return { status: 'checking', answer: null, retry };
  return result.answer
    ? { status: 'done', answer: result.answer, retry }
    : { status: 'failed', answer: null, retry };
}
