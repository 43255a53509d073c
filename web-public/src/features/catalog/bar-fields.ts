import { publicSite } from '@prostora/strings';
import { eventFields, eventTexts, listEventTimes } from '@prostora/strings/cs/event.ts';
import type { FilterName } from './filter-names.ts';
import type { Catalog } from './use-catalog.ts';

const texts = publicSite.catalog;

/** Fields of the bar in their order, with what they are called while nothing is chosen. */
export const BAR_FIELDS = [
  { name: 'purpose', label: texts.occasion },
  { name: 'location', label: texts.where },
  { name: 'dates', label: eventFields.dates.label },
  { name: 'guests', label: eventFields.guests.label },
  { name: 'price', label: eventFields.price.label },
] as const satisfies readonly { name: FilterName; label: string }[];

/** The chosen value of a field of the bar; null without one. */
export function describeField(
  name: (typeof BAR_FIELDS)[number]['name'],
  { filter, state }: Pick<Catalog, 'filter' | 'state'>,
): string | null {
  switch (name) {
    case 'purpose':
      return state.selected_purpose?.name ?? null;
    case 'location':
      return state.selected_location?.name ?? null;
    case 'dates':
      return listEventTimes(filter).join(', ') || null;
    case 'guests':
      return (
        [
          filter.guests === null ? null : eventTexts.guests(filter.guests),
          filter.layout && eventTexts.seats[filter.layout],
        ]
          .filter((part) => part !== null)
          .join(' ') || null
      );
    case 'price':
      return filter.priceMax === null ? null : eventTexts.priceMax(filter.priceMax);
  }
}
