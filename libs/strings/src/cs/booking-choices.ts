import { formatPerPerson } from '../counted.ts';
import { formatTime, NBSP } from '../format.ts';

/** Texts of what a price list asks in the reservation form. */
export const bookingChoices = {
  title: 'Co si vyberete',
  tariff: 'Kdo si pronajímá',
  choose: 'Vyberte',
  ifVerified: (label: string): string => `${label} (po doložení)`,
  ico: 'IČO spolku nebo firmy',
  icoHint: 'Podle rejstříku najdeme tarif, který vám patří.',
  /** `reason` is Czech, of the company register: „spolek, sídlo v obci“. */
  icoFound: (tariff: string, reason: string): string => `${tariff}: ${reason}.`,
  icoNone: 'Podle IČO vám jiný tarif nepatří.',
  icoOverridden: 'Tarif jste vybrali sami, platí po doložení.',
  options: 'Možnosti',
  noOption: 'Nic z toho',
  addons: 'Na přání',
  /** Label of the quantity of an add-on. */
  quantity: (label: string): string => `${label}, počet`,
  purpose: 'Účel akce',
  anyPurpose: 'Neuvedeno',
  eventPurpose: 'Účel vaší akce',
  layout: 'Uspořádání',
  anyLayout: 'Neuvedeno',
  access: 'Příprava a úklid',
  accessHint: 'Když potřebujete přijet dřív nebo odejít později, než akce začíná a končí.',
  entry: 'Příjezd',
  exit: 'Odchod',
  atStart: (minute: number): string => `se začátkem, ${formatTime(minute)}`,
  atEnd: (minute: number): string => `s${NBSP}koncem, ${formatTime(minute)}`,
  dayBefore: (time: string): string => `${time} (den předem)`,
  dayAfter: (time: string): string => `${time} (další den)`,
} as const;

/** Texts of a price by a list, and of a price that changed meanwhile. */
export const quoteTexts = {
  more: (count: number): string => (count < 5 ? `a další ${count}` : `a dalších ${count}`),
  withoutVat: 'Bez DPH',
  vat: (rate: number): string => `DPH ${rate}${NBSP}%`,
  ofWhichVat: (rate: number): string => `z toho DPH ${rate}${NBSP}%`,
  notPayer: 'Neplátce DPH',
  deposit: (label: string): string => `${label}, vratná, mimo cenu`,
  upTo: (price: string): string => `až ${price}`,
  perPerson: formatPerPerson,
  validUntil: (time: string | null): string => (time === null ? '' : `Cena platí do ${time}.`),
  changed: {
    title: 'Cena se mezitím změnila',
    before: 'Předtím',
    now: 'Teď',
    ask: 'Nic jsme zatím neodeslali. Chcete termín za novou cenu?',
    accept: (price: string): string => `Ano, za ${price}`,
    keep: 'Ještě si to rozmyslím',
  },
} as const;

/** Texts of what stands in the price and of the conditions of a booking. */
export const bookingConditions = {
  title: 'Co je v ceně a podmínky',
  included: (names: string): string => `V prostoru máte k${NBSP}dispozici: ${names}.`,
  shortest: (length: string): string => `Nejkratší rezervace je ${length}.`,
  longest: (length: string): string => `Nejdelší rezervace je ${length}.`,
  notice: (hours: number): string => `Rezervovat jde nejpozději ${hours}${NBSP}h předem.`,
  onlyHours: 'Prostor se nabízí jen ve vyznačených hodinách.',
  cancelling: 'Rezervaci zrušíte na její stránce. Platí se až po potvrzení termínu.',
} as const;

/** Texts of a booked reservation. */
export const bookedDetails = {
  space: 'Prostor',
  address: 'Adresa',
  contact: 'Kontakt',
  number: 'Číslo rezervace',
  deposit: (price: string): string => `a${NBSP}vratná kauce ${price}`,
} as const;

/** Texts of the price of the visitor's event in the booking card. */
export const eventPrice = {
  total: 'celkem',
  free: 'Volno',
  onRequest: 'Na dotaz',
  withVat: 'včetně DPH',
  validUntil: (time: string): string => `cena platí do ${time}`,
  deposit: (price: string): string => `kauce${NBSP}${price}`,
} as const;
