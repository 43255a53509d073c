import type { CatalogOffer } from '@prostora/api-client';
import { pickEventSearch } from '@prostora/contracts';

/** YYYY-MM-DD; `toPragueWallTime` would be loaded with the first page only for this. */
const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' });

/** Query string of an event of flexible days on the day that a space offers. */
export function pinOfferedDay(
  search: string,
  { start_datetime: start }: Pick<CatalogOffer, 'start_datetime'>,
): string {
  const params = new URLSearchParams(search);
  for (const name of ['date_to', 'flexible', 'weekdays', 'repeat']) params.delete(name);
  params.set('date_from', pragueDay.format(new Date(start)));
  return pickEventSearch(params);
}
