import type { LayoutName, SpaceLayoutValue } from '@prostora/contracts/space-layouts.ts';
import { NBSP, bindSpaces, formatCount, formatNumber, plural, type PluralForms } from '../format.ts';
import { eventTexts } from './event.ts';

const people: PluralForms = { one: 'osoba', few: 'osoby', other: 'osob' };
const forPeople: PluralForms = { one: 'osobu', few: 'osoby', other: 'osob' };
const decimal = (value: number): string => String(value).replace('.', ',');

export const layoutNames: Readonly<Record<LayoutName, string>> = eventTexts.layouts;

/** Errors of the API. */
export const layoutErrors = {
  unknown: 'Takové uspořádání neznáme.',
  twice: 'Uspořádání už v seznamu je.',
  areaOrder: 'Horní hranice nemůže být pod dolní.',
  tooSmall: (max: number): string =>
    `V tomto uspořádání je místo pro ${formatNumber(max)} ${plural(max, forPeople)}.`,
} as const;

/** „Divadlo 120 osob (110 m², bez pódia)“. */
export function formatLayout({ layout, capacity, area_m2, note }: SpaceLayoutValue): string {
  const details = [area_m2 === null ? null : `${formatNumber(area_m2)}${NBSP}m²`, note].filter(Boolean);
  return `${layoutNames[layout]} ${formatCount(capacity, people)}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

/** „Divadlo 120“. */
export const formatLayoutCapacity = ({ layout, capacity }: SpaceLayoutValue): string =>
  `${layoutNames[layout]}${NBSP}${formatNumber(capacity)}`;

/** „1,3–1,5 m²“. */
const formatUsualArea = ({ from, to }: { from: number; to: number }): string =>
  `${decimal(from)}–${decimal(to)}${NBSP}m²`;

/** Questions about a capacity that does not correspond to the area. */
export const layoutQuestions = {
  tight: (perPerson: number, usual: { from: number; to: number }): string =>
    bindSpaces(
      `Na osobu vychází ${decimal(perPerson)}${NBSP}m², obvykle je to ${formatUsualArea(usual)}. Opravdu se sem tolik lidí vejde?`,
    ),
  roomy: (perPerson: number, usual: { from: number; to: number }): string =>
    bindSpaces(
      `Na osobu vychází ${decimal(perPerson)}${NBSP}m², obvykle je to ${formatUsualArea(usual)}. Vejde se sem víc lidí, nebo má uspořádání jen část plochy?`,
    ),
} as const;

/** Texts of the space page. */
export const layoutsView = {
  title: 'Uspořádání a kapacity',
  layout: 'Uspořádání',
  capacity: 'Kapacita',
  people: (count: number): string => plural(count, people),
  note: 'Poznámka',
  plausible: 'kapacita odpovídá ploše',
} as const;

/** Texts of the owner's form. */
export const layoutsForm = {
  title: 'Uspořádání a kapacity',
  hint: bindSpaces(
    'Kolik lidí se vejde podle toho, jak sedí. Kapacita prostoru je pak ta největší. Plochu a poznámku vyplnit nemusíte.',
  ),
  add: 'Přidat uspořádání',
  row: (position: number): string => `${position}. uspořádání`,
  remove: (name: string): string => `Odebrat: ${name}`,
  layout: 'Uspořádání',
  capacity: 'Počet osob',
  area: 'Plocha (m²)',
  note: 'Poznámka',
  derived: 'Podle největšího uspořádání.',
  full: 'Všechna uspořádání už v seznamu jsou.',
} as const;
