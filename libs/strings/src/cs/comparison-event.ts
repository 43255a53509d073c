import { formatCzk } from '../format.ts';

/** Rows of compared spaces about the visitor's event. */
export const comparisonEvent = {
  total: 'Cena vaší akce',
  availability: 'V\u00a0čase akce',
  places: 'Kolik se vejde',
  perPerson: 'Na osobu',
  vatName: 'DPH',
  deposit: 'Kauce',
  cancellation: 'Zrušení',
  unknown: 'neuvedeno',
  /** After the places: „40 míst ve stoje, na vás málo“. */
  tooSmall: (places: string): string => `${places}, na vás málo`,
  noLayout: 'takové uspořádání neuvádí',
  vat: (czk: number): string => `v\u00a0ceně, ${formatCzk(czk)}`,
  withVat: 'v\u00a0ceně',
  notPayer: 'majitel není plátce',
  noDeposit: 'bez kauce',
} as const;
