import type { EventLayout } from '@prostora/contracts';
import type { LayoutFit } from '@prostora/contracts/space-layouts.ts';
import { formatCount, type PluralForms } from '../format.ts';

const PLACES: PluralForms = { one: 'místo', few: 'místa', many: 'místa', other: 'míst' };
const seats: Readonly<Record<EventLayout, string>> = {
  divadelni: 'jako v\u00a0divadle',
  skolni: 'jako ve škole',
  u: 'u\u00a0stolu do U',
  banket: 'u\u00a0kulatých stolů',
  stani: 've stoje',
};

/** „90 míst u kulatých stolů“; without layouts „90 míst“; „až 90 míst podle uspořádání“ where it is to be chosen. */
export function formatPlaces({
  basis,
  layout,
  capacity,
}: Pick<LayoutFit, 'basis' | 'layout'> & { capacity: number }): string {
  const places = formatCount(capacity, PLACES);
  if (basis === 'open') return `až\u00a0${places} podle uspořádání`;
  return layout === null ? places : `${places} ${seats[layout]}`;
}
