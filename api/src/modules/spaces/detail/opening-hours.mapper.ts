import { formatClock } from '@prostora/contracts';
import type { OpeningHoursDto } from '../space.dto.ts';
import type { OpeningHours } from '../space.snapshots.ts';

export const toOpeningHoursDto = ({ weekdays, fromMinute, toMinute }: OpeningHours): OpeningHoursDto => ({
  weekdays,
  opens: formatClock(fromMinute),
  closes: formatClock(toMinute),
});
