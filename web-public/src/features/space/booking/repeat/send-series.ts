import {
  createSeriesRequest,
  type Client,
  type CreatedSeriesAnswer,
  type ReservationInput,
} from '@prostora/api-client';
import type { BookingValues } from '../booking-values.ts';
import { sumDates, toRepeat } from './repeat-values.ts';
import type { RepeatCheck } from './use-repeat.ts';

/**
 * Sends the request of all chosen dates, at the total that was shown.
 * @param getKey idempotency key of a body
 */
export function sendSeries(
  api: Client,
  { quote_token: _quote, ...input }: ReservationInput,
  { values, day, repeat }: { values: BookingValues; day: string; repeat: RepeatCheck },
  getKey: (body: unknown) => string,
): Promise<CreatedSeriesAnswer> {
  const { chosen, check } = repeat;
  const body = {
    ...input,
    repeat: { ...toRepeat(values, day), except: [...values.except] },
    ...(check && { expected_total: sumDates(chosen).total, quote_token: check.quote_token }),
  };
  return createSeriesRequest({ client: api, body, headers: { 'Idempotency-Key': getKey(body) } }).catch(
    (error: unknown) => {
      // Dates may have been taken, or prices changed.
      repeat.retry();
      throw error;
    },
  );
}
