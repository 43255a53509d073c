import type { DashboardQuery } from '@prostora/api-client';
import { isDay } from '@prostora/contracts';
import { withParams } from '../../kit/params.ts';

export const PRESETS = [7, 30, 90, 365] as const;
export type Preset = (typeof PRESETS)[number];
export const DEFAULT_PRESET: Preset = 30;

/** What the address asks for; nonsense counts as the usual period. */
export function periodOfAddress(params: URLSearchParams): DashboardQuery {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  return { days: PRESETS.find((preset) => String(preset) === params.get('days')) ?? DEFAULT_PRESET };
}

/** The address with another period; the usual one needs no words. */
export const withPeriod = (params: URLSearchParams, period: DashboardQuery): URLSearchParams =>
  withParams(params, {
    days: null,
    from: null,
    to: null,
    ...('from' in period || period.days !== DEFAULT_PRESET ? period : null),
  });

/** Two days of a calendar as a period: one alone is a day, what is yet to come is left out; null where nothing is chosen. */
export function periodOfDays(
  { from, to }: { from: string; to: string },
  today: string,
): DashboardQuery | null {
  const [first, last] = [from || to, to || from];
  if (first === '' || first > today) return null;
  return { from: first, to: last > today ? today : last };
}
