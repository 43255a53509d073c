import type { LayoutName, SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import { NBSP, formatCount, formatNumber, plural, type PluralForms } from '../format.ts';
import { GUESTS } from './counts.ts';
import { eventTexts } from './event.ts';

const forPeople: PluralForms = { one: 'osobu', few: 'osoby', other: 'osob' };

export const layoutNames: Readonly<Record<LayoutName, string>> = eventTexts.layouts;

/** Errors of the API. */
export const layoutErrors = {
  unknown: 'Takové uspořádání neznáme.',
  twice: 'Uspořádání už v seznamu je.',
  areaOrder: 'Horní hranice nemůže být pod dolní.',
  tooSmall: (max: number): string =>
    `V tomto uspořádání je místo pro ${formatNumber(max)} ${plural(max, forPeople)}.`,
} as const;

/** „Divadlo 120 hostů (110 m², bez pódia)“. */
export function formatLayout({ layout, capacity, area_m2, note }: SpaceLayoutValue): string {
  const details = [area_m2 === null ? null : `${formatNumber(area_m2)}${NBSP}m²`, note].filter(Boolean);
  return `${layoutNames[layout]} ${formatCount(capacity, GUESTS)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

/** „Divadlo 120“. */
export const formatLayoutCapacity = ({ layout, capacity }: SpaceLayoutValue): string =>
  `${layoutNames[layout]}${NBSP}${formatNumber(capacity)}`;

/** Texts of the space page. */
export const layoutsView = {
  title: 'Uspořádání a kapacity',
  layout: 'Uspořádání',
  capacity: 'Kapacita',
  people: (count: number): string => plural(count, GUESTS),
  note: 'Poznámka',
  plausible: 'kapacita odpovídá ploše',
} as const;
