import type { EventLayout } from '@prostora/contracts';
import { formatCount, type PluralForms } from '../format.ts';

const PLACES: PluralForms = { one: 'místo', few: 'místa', many: 'místa', other: 'míst' };
const seats: Readonly<Record<EventLayout, string>> = {
  divadelni: 'jako v\u00a0divadle',
  skolni: 'jako ve škole',
  u: 'u\u00a0stolu do U',
  banket: 'u\u00a0kulatých stolů',
  stani: 've stoje',
};

/** „90 míst u kulatých stolů“; without layouts „90 míst“. */
export const formatPlaces = ({
  layout,
  capacity,
}: {
  layout: EventLayout | null;
  capacity: number;
}): string => [formatCount(capacity, PLACES), layout && seats[layout]].filter(Boolean).join(' ');
