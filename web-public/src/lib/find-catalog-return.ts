import { EVENT_PARAMS } from '@prostora/contracts';
import { CATALOG_RETURN, type CatalogReturn } from './catalog-return.ts';

const DATE_PARAMS: readonly string[] = ['date_from', 'date_to', 'flexible', 'weekdays'];
const TIME_PARAMS: readonly string[] = ['time_from', 'time_to'];

/**
 * Whether an event is one of a list, or one of its spaces at the time that the space offers: on one of the flexible days
 * and at hours where the list has none.
 */
function isOfList(list: URLSearchParams, event: URLSearchParams): boolean {
  const hasHours = TIME_PARAMS.some((name) => list.has(name));
  const isFlexible = list.has('flexible') && !event.has('flexible');
  const [day, from, to] = [event.get('date_from'), list.get('date_from'), list.get('date_to')];
  if (isFlexible && (!day || !from || event.has('date_to') || day < from || day > (to ?? from))) return false;
  return EVENT_PARAMS.every(
    (name) =>
      list.get(name) === event.get(name) ||
      (isFlexible && DATE_PARAMS.includes(name)) ||
      (!hasHours && TIME_PARAMS.includes(name)),
  );
}

/** The last list of an event; null when another one was shown, and on the server. */
export function findCatalogReturn(event: string): CatalogReturn | null {
  try {
    const stored = JSON.parse(
      sessionStorage.getItem(CATALOG_RETURN) ?? 'null',
    ) as Partial<CatalogReturn> | null;
    if (typeof stored?.event !== 'string' || typeof stored.url !== 'string') return null;
    if (typeof stored.total !== 'number') return null;
    if (!isOfList(new URLSearchParams(stored.event), new URLSearchParams(event))) return null;
    const { url, total, purpose } = stored;
    // A former release stored the name only.
    return { event, url, total, purpose: typeof purpose === 'object' ? purpose : null };
  } catch {
    return null;
  }
}
