import { NBSP, formatCount, formatNumber } from '../format.ts';
import { GUESTS } from './counts.ts';

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
  persons: GUESTS,
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
  hidden: 'Skryto z katalogu',
  suspended: 'Pozastaveno',
  status: {
    DRAFT: 'Koncept',
    PUBLISHED: 'Publikovaný',
    WAITING_FOR_APPROVAL: 'Čeká na schválení',
    DISABLED: 'Zakázaný',
    DELETED: 'Smazaný',
  },
} as const;

/** Capacity and area of a space: „120 hostů“, „340 m²“; null for an unknown area. */
export const formatSpaceSizes = (space: {
  capacity: number;
  area_size: number | null;
}): [capacity: string, area: string | null] => [
  formatCount(space.capacity, ui.persons),
  space.area_size === null ? null : `${formatNumber(space.area_size)}${NBSP}m²`,
];
