import type { SeriesCheck, SeriesRequestInput } from '@prostora/api-client';
import { addDays, getWeekday } from '@prostora/contracts';
import type { BookingValues } from '../booking-values.ts';

type Repeat = SeriesRequestInput['repeat'];
export type SeriesDate = SeriesCheck['dates'][number];

/** Days of a repetition that the visitor has not limited. */
const DEFAULT_DAYS = 8 * 7;

/** Weekday of the slot unless others are chosen. */
export const getWeekdays = ({ weekdays }: BookingValues, day: string): readonly number[] =>
  weekdays.length > 0 ? weekdays : [getWeekday(day)];

export const getUntil = ({ until_day: until }: BookingValues, day: string): string =>
  until === '' ? addDays(day, DEFAULT_DAYS) : until;

/** The pattern of the form without the days left out, which the visitor still sees. */
export const toRepeat = (values: BookingValues, day: string): Repeat => ({
  weekdays: [...getWeekdays(values, day)].sort(),
  every: Number(values.every),
  until: getUntil(values, day),
  skip_holidays: values.skip_holidays,
});

/** Dates that are sent: neither left out nor skipped as a holiday. */
export const listChosen = (check: SeriesCheck | null, except: readonly string[]): readonly SeriesDate[] =>
  check?.dates.filter(({ day, state }) => state !== 'holiday' && !except.includes(day)) ?? [];

/** Dates that can be booked as they are. */
export const listFree = ({ dates }: SeriesCheck): readonly SeriesDate[] =>
  dates.filter(({ state }) => state === 'free');

/** Price of the dates together; an estimate as soon as one of them is not final. */
export function sumDates(dates: readonly SeriesDate[]): Pick<SeriesCheck, 'total' | 'price_state'> {
  const [first, ...others] = new Set(dates.map(({ price_state }) => price_state));
  return {
    total: dates.reduce((sum, { price }) => sum + Math.round(price * 100), 0) / 100,
    price_state: others.length > 0 ? 'estimate' : (first ?? 'none'),
  };
}
