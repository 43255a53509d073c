import { formatCount } from '../format.ts';
import { SPACES } from './counts.ts';

/** Texts of the bar with the spaces chosen for the comparison. */
export const compareBar = {
  title: 'Prostory k porovnání',
  chosen: (count: number): string => `K porovnání: ${formatCount(count, SPACES)}.`,
  open: (count: number): string => `Porovnat ${formatCount(count, SPACES)}`,
  another: 'Vyberte ještě další prostor k\u00a0porovnání.',
  remove: (title: string): string => `Odebrat z\u00a0porovnání: ${title}`,
  clear: 'Zrušit výběr',
} as const;
