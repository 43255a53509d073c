import type { DayHours } from '@prostora/contracts/day-hours.ts';
import { formatTime } from '../format.ts';

const formatHours = ({ from, until }: DayHours): string => `${formatTime(from)}–${formatTime(until)}`;

/**
 * „Otevřeno do 20:00“: the offered hours of a day for someone who asks for other ones.
 * @param hours ascending; none = closed all day
 * @param asked minutes since midnight
 */
export function describeOpening(hours: readonly DayHours[], asked: { from: number; to: number }): string {
  const [only, ...others] = hours;
  if (!only) return 'V\u00a0tento den zavřeno';
  if (others.length > 0) return `Otevřeno ${hours.map(formatHours).join(' a\u00a0')}`;
  if (asked.from >= only.from) return `Otevřeno do\u00a0${formatTime(only.until)}`;
  return asked.to <= only.until
    ? `Otevřeno od\u00a0${formatTime(only.from)}`
    : `Otevřeno ${formatHours(only)}`;
}

/** Texts of the hours strip and of what the visitor's event needs: a booking, a request or a question. */
export const hoursStrip = {
  label: 'Hodiny vaší akce',
  from: 'Začátek akce',
  to: 'Konec akce',
  nextDay: (time: string): string => `${time} další den`,
  hint: 'Šipky posunou celou akci, se Shiftem změní její délku.',
  states: { free: 'volno', taken: 'obsazeno', ask: 'na dotaz' },
  headings: {
    free: 'V tu dobu je volno',
    taken: 'V tu dobu je obsazeno',
    ask: 'V tu dobu jen na dotaz',
  },
} as const;
