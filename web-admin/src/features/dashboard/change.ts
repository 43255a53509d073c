import { NBSP, formatNumber } from '@prostora/strings';

export type Change = { text: string; direction: 'up' | 'down' | 'same' };

/** Growth against the previous period; null where there was nothing to compare with, as a percentage of zero says nothing. */
export function changeAgainst(present: number, previous: number): Change | null {
  if (previous === 0) return null;
  const percent = Math.round(((present - previous) / previous) * 100);
  if (percent === 0) return { text: `0${NBSP}%`, direction: 'same' };
  const sign = percent > 0 ? '+' : '−';
  return {
    text: `${sign}${formatNumber(Math.abs(percent))}${NBSP}%`,
    direction: percent > 0 ? 'up' : 'down',
  };
}

/** What was added in the period; nothing added needs no mark. */
export const added = (count: number): Change | null =>
  count > 0 ? { text: `+${formatNumber(count)}`, direction: 'up' } : null;
