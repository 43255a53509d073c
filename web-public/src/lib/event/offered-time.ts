import type { CatalogOffer } from '@prostora/api-client';
import { pickEventSearch } from '@prostora/contracts';

/** YYYY-MM-DD and HH:MM; `toPragueWallTime` would be loaded with the first page only for this. */
const prague = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Prague',
  dateStyle: 'short',
  timeStyle: 'short',
});
const parseWallTime = (timestamp: string): [day: string, clock: string] => {
  const [day = '', clock = ''] = prague.format(new Date(timestamp)).split(' ');
  return [day, clock];
};

type OfferedTime = Pick<CatalogOffer, 'start_datetime' | 'end_datetime' | 'assumed_hours' | 'series'>;

/**
 * Query string of an event at the time that a space offers: of flexible days the offered one, and the assumed hours, so
 * that the page of the space has the price of the card.
 */
export function pinOfferedTime(
  search: string,
  { start_datetime: start, end_datetime: end, assumed_hours: isAssumed, series }: OfferedTime,
): string {
  const params = new URLSearchParams(search);
  const [startDay, startClock] = parseWallTime(start);
  if (params.has('flexible') && !series) {
    for (const name of ['date_to', 'flexible', 'weekdays']) params.delete(name);
    params.set('date_from', startDay);
  }
  if (isAssumed) {
    const [endDay, endClock] = parseWallTime(end);
    const lastDay = (series ? null : params.get('date_to')) ?? startDay;
    const [hours = '', minutes = ''] = endClock.split(':');
    params.set('time_from', startClock);
    params.set('time_to', endDay > lastDay ? `${Number(hours) + 24}:${minutes}` : endClock);
  }
  return pickEventSearch(params);
}
