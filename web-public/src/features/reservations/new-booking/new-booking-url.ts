import { isDay, parseClock } from '@prostora/contracts';
import type { NewBooking } from '../reservations-url.ts';

export { buildNewBookingUrl } from '../reservations-url.ts';

const MAX_ROOMS = 20;
const parseNumbers = (text: string): number[] =>
  [...new Set(text.split(',').filter((part) => /^[1-9]\d{0,8}$/u.test(part)))]
    .map(Number)
    .slice(0, MAX_ROOMS);

/** Slot, spaces and number of people of the URL that opens a new booking; null for any other. Invalid values are ignored. */
export function parseNewBooking(query: URLSearchParams): Partial<NewBooking> | null {
  if (query.get('nova') !== '1') return null;
  const day = query.get('den') ?? '';
  const from = parseClock(query.get('od') ?? '');
  const until = parseClock(query.get('do') ?? '');
  const [guests] = parseNumbers(query.get('hostu') ?? '');
  return {
    ...(isDay(day) && { day }),
    ...(from !== null && { from }),
    ...(until !== null && { until }),
    ...(guests !== undefined && { guests }),
    spaceIds: parseNumbers(query.get('prostory') ?? ''),
  };
}
