import { formatDate } from '../format.ts';

const toDate = (day: string): string => formatDate(`${day}T12:00:00Z`);

/** Texts of the price list on a space page. */
export const publicPriceList = {
  title: 'Ceník',
  valid: (name: string, from: string, until: string | null): string =>
    until === null
      ? `${name}, platí od ${toDate(from)}.`
      : `${name}, platí od ${toDate(from)} do ${toDate(until)}.`,
  /** Headings of the rules, in this order. */
  kinds: {
    base: 'Pronájem',
    surcharge: 'Příplatky',
    mandatory: 'Vždy se připočítá',
    addon: 'Na přání',
    discount: 'Slevy',
    metered: 'Podle spotřeby',
    deposit: 'Kauce, mimo cenu',
  },
  tariffs: 'Kdo si pronajímá',
  ifVerified: 'po doložení',
  withVat: 'Ceny jsou včetně DPH.',
  withoutVat: 'Ceny jsou bez DPH.',
  notPayer: 'Majitel není plátce DPH, ceny jsou konečné.',
  next: (day: string): string => `Od ${toDate(day)} platí jiný ceník.`,
  first: (day: string): string => `Ceník platí od ${toDate(day)}.`,
  showNext: 'Ukázat ho',
  showCurrent: 'Zpátky na dnešní ceník',
  showEvent: 'Zpátky na ceník pro váš den',
} as const;
