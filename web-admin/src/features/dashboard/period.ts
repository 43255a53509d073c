import { isDay } from '@prostora/contracts';
import { withParams } from '../../kit/table/params.ts';

export const PRESETS = [7, 30, 90, 365] as const;
export type Preset = (typeof PRESETS)[number];
/** The last days, or a custom period of Prague days, both included. */
export type DashboardPeriod = { days: Preset } | { from: string; to: string };
export const DEFAULT_PRESET: Preset = 30;

/** Parses the period from the URL; invalid values fall back to the default. */
export function parsePeriod(params: URLSearchParams): DashboardPeriod {
  const [from, to] = [params.get('from') ?? '', params.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from <= to) return { from, to };
  return { days: PRESETS.find((preset) => String(preset) === params.get('days')) ?? DEFAULT_PRESET };
}

/** URL parameters with another period; the default is omitted. */
export const withPeriod = (params: URLSearchParams, period: DashboardPeriod): URLSearchParams =>
  withParams(params, {
    days: null,
    from: null,
    to: null,
    ...('from' in period || period.days !== DEFAULT_PRESET ? period : null),
  });

/**
 * Period from a picked range: a single day is a one-day period, future days are cut off; null when nothing is
 * picked.
 */
export function toPeriod({ from, to }: { from: string; to: string }, today: string): DashboardPeriod | null {
  const [first, last] = [from || to, to || from];
  if (first === '' || first > today) return null;
  return { from: first, to: last > today ? today : last };
}
