import { parseClock, parseEndClock } from '@prostora/contracts';
import { toHostTexts, toPriceHaler } from '../changes/reservation-change.input.ts';
import type { SeriesCancellation, SeriesChange } from './series-changes.service.ts';
import type { SeriesCancelInput, SeriesChangesInput } from './series.dto.ts';

const toMinute = (clock: string | null | undefined): number | undefined =>
  clock == null ? undefined : (parseClock(clock) ?? undefined);

/** Converts a validated body. */
export const toSeriesChange = (id: number, input: SeriesChangesInput): SeriesChange => ({
  id,
  version: input.version,
  fromDay: input.from_day,
  startMinute: toMinute(input.start_time),
  endMinute: input.end_time == null ? undefined : (parseEndClock(input.end_time) ?? undefined),
  spaceId: input.space_id ?? undefined,
  guests: input.number_of_guests ?? undefined,
  priceHaler: toPriceHaler(input.price),
  usesListPrice: input.use_list_price,
  texts: toHostTexts(input),
  message: input.message ?? null,
  isAgreedByPhone: input.agreed_by_phone === true,
});

/** Converts a validated body. */
export const toSeriesCancellation = (id: number, input: SeriesCancelInput): SeriesCancellation => ({
  id,
  version: input.version,
  fromDay: input.from_day,
  reason: input.reason ?? null,
  code: input.cancel_code ?? null,
});
