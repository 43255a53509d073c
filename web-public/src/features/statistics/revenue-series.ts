import type { MonthStatistics, OwnerStatistics } from '@prostora/api-client';
import { statistics } from '@prostora/strings/cs/statistics.ts';

/** Part of the bars of all months. */
export type Series = { name: string; color: string; sum: (month: MonthStatistics) => number };

const COLORS = ['var(--pine-900)', 'var(--seq-4)', 'var(--seq-2)'] as const;
const OTHERS_COLOR = 'var(--plaster-300)';
/** The axis has at most this many lines above zero. */
const MAX_STEPS = 3;

const sumRevenue = ({ spaces }: MonthStatistics, ids: ReadonlySet<number>): number =>
  spaces.reduce((sum, { space_id, revenue }) => sum + (ids.has(space_id) ? revenue : 0), 0);

/** The spaces with the highest revenue, at most four series; the rest is summed. */
export function listSeries({ spaces }: Pick<OwnerStatistics, 'spaces'>): Series[] {
  const earning = spaces
    .filter(({ revenue }) => revenue > 0)
    .toSorted((one, other) => other.revenue - one.revenue);
  const shown = earning.length > COLORS.length + 1 ? earning.slice(0, COLORS.length) : earning;
  const rest = earning.slice(shown.length);
  const series = shown.map(({ space_id, name }, index) => ({
    name,
    color: COLORS[index] ?? OTHERS_COLOR,
    sum: (month: MonthStatistics) => sumRevenue(month, new Set([space_id])),
  }));
  if (rest.length === 0) return series;
  const ids = new Set(rest.map(({ space_id }) => space_id));
  return [
    ...series,
    {
      name: statistics.months.others(rest.length),
      color: OTHERS_COLOR,
      sum: (month) => sumRevenue(month, ids),
    },
  ];
}

/** Round amounts of the axis from zero up to the highest value. */
export function listAxisSteps(highest: number): number[] {
  if (highest <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(highest / MAX_STEPS));
  const step = ([1, 2, 5, 10].find((factor) => highest / (factor * power) < MAX_STEPS + 1) ?? 10) * power;
  return Array.from({ length: Math.floor(highest / step) + 1 }, (_none, index) => index * step);
}
