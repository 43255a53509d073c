import { formatCount, plural, type PluralForms } from '../format.ts';
import { SPACES } from './counts.ts';

const KEPT: PluralForms = {
  one: 'uložený prostor',
  few: 'uložené prostory',
  many: 'uloženého prostoru',
  other: 'uložených prostorů',
};

/** Texts of favourites and of the comparison. */
export const favourites = {
  pageTitle: 'Oblíbené prostory',
  pageDescription: 'Prostory, které jste si uložili, a jejich porovnání.',
  title: 'Oblíbené',
  count: (count: number): string => formatCount(count, SPACES),
  inBrowser: 'Seznam je uložený v tomto prohlížeči. Po přihlášení ho najdete i jinde.',
  inAccount: 'Seznam je uložený ve vašem účtu.',
  needsScript: 'Oblíbené prostory si pamatuje prohlížeč, a proto tato stránka potřebuje zapnutý JavaScript.',
  loading: 'Načítají se oblíbené prostory',
  failed: { title: 'Oblíbené se nepodařilo načíst', retry: 'Zkusit znovu' },
  empty: {
    title: 'Zatím tu nic není',
    reason: 'Srdíčkem u fotky si prostor uložíte, tady je pak porovnáte vedle sebe.',
    action: 'Prohlédnout prostory',
  },
  gone: (count: number): string =>
    `${formatCount(count, KEPT)} už v nabídce ${plural(count, { one: 'není', few: 'nejsou', many: 'není', other: 'není' })}.`,
  similar: (number: number, count: number): string =>
    count > 1 ? `Najít podobné (${number})` : 'Najít podobné',
  dropGone: 'Odebrat ze seznamu',
  goneDropped: 'Prostory, které už v nabídce nejsou, jsou ze seznamu pryč.',
  undo: 'Vrátit zpět',
  compare: 'Porovnat',
  compareThis: (title: string): string => `Porovnat: ${title}`,
  full: (most: number): string => `Vybrat jde nejvýš ${most} prostorů. Nejdřív některý odznačte.`,
  chosen: (count: number, most: number): string => `Vybráno ${count} ze ${most}`,
  oneMore: 'Vyberte ještě alespoň jeden prostor.',
  tooManyCompared: (most: number): string => `Vedle sebe se vejdou nejvýš ${most} prostory.`,
  compareChosen: 'Porovnat vybrané',
  clear: 'Zrušit výběr',
} as const;

export const comparison = {
  pageTitle: 'Porovnání prostorů',
  pageDescription: 'Až čtyři prostory vedle sebe: cena, kapacita, plocha, vybavení a služby.',
  title: 'Porovnání prostorů',
  tooMany: (most: number): string =>
    `Vedle sebe se vejdou nejvýš ${most} prostory, další v adrese jsme vynechali.`,
  gone: (count: number): string =>
    `${formatCount(count, SPACES)} z odkazu už v nabídce ${plural(count, { one: 'není', few: 'nejsou', many: 'není', other: 'není' })}.`,
  similar: 'Najít podobné',
  empty: {
    title: 'Není co porovnat',
    reason: 'Vyberte v oblíbených dva až čtyři prostory.',
    action: 'Přejít do oblíbených',
  },
  back: { favourites: 'Zpět do oblíbených', space: 'Zpět na prostor', list: 'Zpět na prostory' },
  share: 'Sdílet porovnání',
  print: 'Vytisknout',
  onlyDifferences: 'Jen rozdíly',
  apply: 'Použít',
  noDifferences: 'V ničem, co o nich víme, se tyto prostory neliší.',
  scrollHint: 'Další prostor je vedle',
  table: 'Prostory vedle sebe',
  property: 'Vlastnost',
  remove: (title: string): string => `Odebrat z porovnání: ${title}`,
  price: 'Cena',
  level: 'Cenová hladina',
  place: 'Místo',
  purpose: 'Vhodné pro',
  equipments: 'Vybavení',
  services: 'Služby',
  unknown: 'neuvedeno',
  yes: 'ano',
  no: 'ne',
  next: 'Další krok',
  take: 'Tuhle beru',
  open: 'Zobrazit prostor',
  contact: 'Napsat majiteli',
} as const;
