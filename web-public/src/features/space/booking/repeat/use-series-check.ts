import {
  checkSeriesRequest,
  type AvailabilityCheckInput,
  type SeriesCheck,
  type SeriesCheckInput,
} from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useApi } from '../../../../lib/api-context.tsx';

/** Debounce of the check, in milliseconds. */
const DEBOUNCE_MS = 350;

type Result = { key: string; check: SeriesCheck | null; failure: string | null };
export type SeriesChecking = {
  check: SeriesCheck | null;
  failure: string | null;
  retry: () => void;
};

/** Checks all dates of a repeated slot, debounced; stale answers are dropped. */
export function useSeriesCheck(
  input: (AvailabilityCheckInput & Pick<SeriesCheckInput, 'repeat'>) | null,
): SeriesChecking {
  const api = useApi();
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const body = input && JSON.stringify(input);
  const key = `${attempt}|${body ?? ''}`;
  useEffect(() => {
    if (body === null) return undefined;
    let isActive = true;
    const timer = setTimeout(() => {
      checkSeriesRequest({ client: api, body: JSON.parse(body) as SeriesCheckInput }).then(
        (check) => isActive && setResult({ key, check, failure: null }),
        (error: unknown) => isActive && setResult({ key, check: null, failure: toErrorMessage(error) }),
      );
    }, DEBOUNCE_MS);
    return () => {
      isActive = false;
      clearTimeout(timer);
    };
  }, [api, body, key]);
  const current = result?.key === key ? result : null;
  return {
    check: current?.check ?? null,
    failure: current?.failure ?? null,
    retry: () => setAttempt(attempt + 1),
  };
}
