import { NBSP, bindSpaces } from '../format.ts';

const decimal = (value: number): string => String(value).replace('.', ',');

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
  capacity: 'Počet hostů',
  area: 'Plocha (m²)',
  note: 'Poznámka',
  derived: 'Podle největšího uspořádání.',
  full: 'Všechna uspořádání už v seznamu jsou.',
} as const;
