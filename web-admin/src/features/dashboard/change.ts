import { NBSP, formatNumber } from '@prostora/strings';

export type Change = { text: string; direction: 'up' | 'down' | 'same' };

/** Relative change to the previous period; null when that was zero. */
export function compareWithPrevious(current: number, previous: number): Change | null {
  if (previous === 0) return null;
  const percent = Math.round(((current - previous) / previous) * 100);
  if (percent === 0) return { text: `0${NBSP}%`, direction: 'same' };
  const sign = percent > 0 ? '+' : '−';
  return {
    text: `${sign}${formatNumber(Math.abs(percent))}${NBSP}%`,
    direction: percent > 0 ? 'up' : 'down',
  };
}

/** Increment of the period; null when zero. */
export const formatIncrement = (count: number): Change | null =>
  count > 0 ? { text: `+${formatNumber(count)}`, direction: 'up' } : null;
