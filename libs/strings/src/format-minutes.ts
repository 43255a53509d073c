import { formatNumber, NBSP } from './format.ts';

/** Elapsed time: „4 h“, „1 h 20 min“, „0 min“. */
export function formatMinutes(minutes: number): string {
  const rest = minutes % 60;
  const hours = (minutes - rest) / 60;
  const parts = [hours > 0 && `${formatNumber(hours)}${NBSP}h`, rest > 0 && `${rest}${NBSP}min`];
  return parts.filter(Boolean).join(' ') || `0${NBSP}min`;
}
