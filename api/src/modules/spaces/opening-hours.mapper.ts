import type { OpeningHoursDto } from './space.dto.ts';
import type { OpeningHours } from './reviews/space.snapshots.ts';

const DAY_MINUTES = 1440;

/** `HH:MM` of minutes since midnight, of the same or the next day. */
function formatTime(minute: number): string {
  const minuteOfDay = minute % DAY_MINUTES;
  return `${String(Math.floor(minuteOfDay / 60)).padStart(2, '0')}:${String(minuteOfDay % 60).padStart(2, '0')}`;
}

export const toOpeningHoursDto = ({ weekdays, fromMinute, toMinute }: OpeningHours): OpeningHoursDto => ({
  weekdays,
  opens: formatTime(fromMinute),
  closes: formatTime(toMinute),
});
