import { NBSP, formatCount, formatNumber } from '../format.ts';

/** Texts of libs/ui, separate to keep the texts of pages out of the shell. */
export const ui = {
  close: 'Zavřít',
  sending: 'Odesílá se…',
  optional: 'nepovinné',
  showPassword: 'Ukázat heslo',
  hidePassword: 'Skrýt heslo',
  characters: 'Počet znaků:',
  counter: (length: number, max: number): string => `${length} / ${max}`,
  priceLevel: (level: number): string => `Cenová hladina ${level} ze 4`,
  priceMark: 'Kč',
  recommended: 'Doporučujeme',
  moreTags: (count: number): string => `+${count}`,
  noPhoto: 'Fotografii majitel teprve přidá',
  photoProcessing: 'Fotografie se právě připravuje',
  persons: { one: 'osoba', few: 'osoby', many: 'osoby', other: 'osob' },
  squareMetres: 'm²',
  from: (price: string): string => `od ${price}/h`,
  priceByAgreement: 'cena dohodou',
  pages: 'Stránky',
  page: (number: number): string => `Stránka ${number}`,
  nextPage: 'Další stránka',
  previousPage: 'Předchozí stránka',
  pageGap: '…',
  newTab: '(otevře se na nové kartě)',
  readTerms: 'Přečíst obchodní podmínky',
  readPrivacy: 'Jak zacházíme s\u00a0osobními údaji',
  breadcrumbs: 'Drobečková navigace',
  removeFilter: (name: string): string => `Odebrat filtr: ${name}`,
  loading: 'Načítá se',
  paused: 'Pozastaveno – nad limit členství',
  status: {
    DRAFT: 'Koncept',
    PUBLISHED: 'Publikovaný',
    WAITING_FOR_APPROVAL: 'Čeká na schválení',
    DISABLED: 'Zakázaný',
    DELETED: 'Smazaný',
  },
} as const;

/** Capacity and area of a space, an unknown area left out: „120 osob“, „340 m²“. */
export const listSpaceSizes = ({
  capacity,
  area_size: area,
}: {
  capacity: number;
  area_size: number | null;
}): string[] => [
  formatCount(capacity, ui.persons),
  ...(area === null ? [] : [`${formatNumber(area)}${NBSP}${ui.squareMetres}`]),
];
