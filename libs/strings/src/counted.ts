import { formatCount, formatCzk, NBSP, plural, type PluralForms } from './format.ts';

/** „330 Kč na osobu“; „asi 224 Kč na osobu“ of an amount that is not whole. */
export const formatPerPerson = (czk: number): string =>
  `${Number.isInteger(czk) ? '' : `asi${NBSP}`}${formatCzk(Math.round(czk))} na${NBSP}osobu`;

/** Verb before a count: „čeká 1 věc“, „čekají 2 věci“, „čeká 5 věcí“. */
export const conjugate = (count: number, singular: string, few: string): string =>
  plural(count, { one: singular, few, other: singular });

/** „zbývají 2 dny“, „zbývá 5 dní“. */
export const formatRemaining = (count: number, forms: PluralForms): string =>
  `${conjugate(count, 'zbývá', 'zbývají')} ${formatCount(count, forms)}`;
