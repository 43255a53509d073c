import type { OpeningHoursDto } from './space.dto.ts';
import type { OpeningHours } from './space.snapshots.ts';

const DAY_MINUTES = 1440;

/** `HH:MM` of minutes since midnight, of the same or the next day. */
function formatTime(minute: number): string {
  const ofDay = minute % DAY_MINUTES;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

export const toOpeningHours = ({ weekdays, fromMinute, toMinute }: OpeningHours): OpeningHoursDto => ({
  weekdays,
  opens: formatTime(fromMinute),
  closes: formatTime(toMinute),
});
