import {
  checkSeriesRequest,
  type AvailabilityCheckInput,
  type SeriesCheck,
  type SeriesCheckInput,
} from '@prostora/api-client';
import { useEffect, useState } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { toErrorMessage } from '@prostora/ui/error-message.ts';
import { useApi } from '../../../../lib/api-context.tsx';
import type { BookingValues } from '../booking-values.ts';
import type { LocalSlot } from '../local-slot.ts';
import { listChosen, toRepeat, type SeriesDate } from './repeat-values.ts';

/** Debounce of the check, in milliseconds. */
const DEBOUNCE_MS = 350;

type Result = { key: string; check: SeriesCheck | null; failure: string | null };

/** The repetition of the slot with the check of all its dates; null when the slot is not repeated. */
export type RepeatCheck = {
  check: SeriesCheck | null;
  failure: string | null;
  chosen: readonly SeriesDate[];
  retry: () => void;
};

/** Checks all dates of a repeated slot, debounced; stale answers are dropped. */
export function useRepeat(
  control: Control<BookingValues>,
  slot: LocalSlot | null,
  request: AvailabilityCheckInput | null,
): RepeatCheck | null {
  const api = useApi();
  const values = useWatch({ control }) as BookingValues;
  const [result, setResult] = useState<Result | null>(null);
  const [attempt, setAttempt] = useState(0);
  const isRepeated = values.repeats && slot !== null && request !== null;
  const body = isRepeated ? JSON.stringify({ ...request, repeat: toRepeat(values, slot.day) }) : null;
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
  if (!isRepeated) return null;
  const current = result?.key === key ? result : null;
  return {
    check: current?.check ?? null,
    failure: current?.failure ?? null,
    chosen: listChosen(current?.check ?? null, values.except),
    retry: () => setAttempt(attempt + 1),
  };
}
