import type { LayoutFit } from '@prostora/contracts/space-layouts.ts';
import { formatCount, type PluralForms } from '../format.ts';
import { eventTexts } from './event.ts';

const PLACES: PluralForms = { one: 'místo', few: 'místa', many: 'místa', other: 'míst' };

/** „90 míst u kulatých stolů“; without layouts „90 míst“; „až 90 míst podle uspořádání“ where it is to be chosen. */
export function formatPlaces({
  basis,
  layout,
  capacity,
}: Pick<LayoutFit, 'basis' | 'layout'> & { capacity: number }): string {
  const places = formatCount(capacity, PLACES);
  if (basis === 'open') return `až\u00a0${places} podle uspořádání`;
  return layout === null ? places : `${places} ${eventTexts.seats[layout]}`;
}
