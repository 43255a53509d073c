import type { AvailabilityCheckInput } from '@prostora/api-client';
import { useWatch, type Control } from 'react-hook-form';
import type { BookingValues } from '../booking-values.ts';
import type { LocalSlot } from '../local-slot.ts';
import { listChosen, toRepeat, type SeriesDate } from './repeat-values.ts';
import { useSeriesCheck, type SeriesChecking } from './use-series-check.ts';

/** The repetition of the slot with the check of all its dates; null when the slot is not repeated. */
export type RepeatCheck = SeriesChecking & { chosen: readonly SeriesDate[] };

/** The repetition of the form, checked while it changes. */
export function useRepeat(
  control: Control<BookingValues>,
  slot: LocalSlot | null,
  request: AvailabilityCheckInput | null,
): RepeatCheck | null {
  const values = useWatch({ control }) as BookingValues;
  const isRepeated = values.repeats && slot !== null && request !== null;
  const checking = useSeriesCheck(isRepeated ? { ...request, repeat: toRepeat(values, slot.day) } : null);
  return isRepeated ? { ...checking, chosen: listChosen(checking.check, values.except) } : null;
}
