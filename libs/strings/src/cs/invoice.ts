import { NBSP, formatCount, formatDate } from '../format.ts';

const amounts = new Intl.NumberFormat('cs-CZ', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Amount of an invoice with haléře and non-breaking spaces: 849000 → „8 490,00 Kč“. */
export const invoiceAmount = (haler: number): string =>
  `${amounts.format(haler / 100).replace(/\s/gu, NBSP)}${NBSP}Kč`;

/** „1. 12. 2026“ of an instant or a day (YYYY-MM-DD). */
export const invoiceDate = (value: Date | string): string =>
  formatDate(typeof value === 'string' ? `${value}T12:00:00Z` : value);

/** Genitive: „nevyužitých 265 dní“. */
const DAYS = { one: 'dne', few: 'dní', other: 'dní' };

/** Texts of the pro-forma invoice. */
export const invoice = {
  title: (number: string): string => `Zálohová faktura č.${NBSP}${number}`,
  fileName: (number: string): string => `zalohova-faktura-${number}.pdf`,
  notTaxDocument: 'Není daňovým dokladem',
  subject: (plan: string): string => `Členství ${plan}`,
  supplier: 'Dodavatel',
  buyer: 'Odběratel',
  ico: (ico: string): string => `IČO${NBSP}${ico}`,
  dic: (dic: string): string => `DIČ${NBSP}${dic}`,
  issued: 'Datum vystavení',
  due: 'Datum splatnosti',
  variableSymbol: 'Variabilní symbol',
  method: 'Způsob úhrady',
  transfer: 'Bankovním převodem',
  item: 'Položka',
  quantity: 'Množství',
  unitPrice: 'Cena za rok',
  total: 'Celkem',
  itemName: (plan: string): string => `Členství ${plan}`,
  itemNote: `Přístup k${NBSP}tarifu na jeden rok od přijetí platby`,
  unusedDays: (plan: string, days: number): string => `Nevyužitých ${formatCount(days, DAYS)} tarifu ${plan}`,
  credit: 'Kredit',
  oneYear: `1${NBSP}rok`,
  toPay: `K${NBSP}úhradě`,
  payment: 'Platební údaje',
  account: 'Číslo účtu',
  iban: 'IBAN',
  amount: 'Částka',
  qrLabel: 'QR Platba',
  qrHint: `Nebo naskenujte QR kód v${NBSP}bankovní aplikaci.`,
  message: (number: string, plan: string): string => `Zalohova faktura ${number} ${plan}`,
  vatPayer: 'Cena je včetně DPH.',
  notVatPayer: `Dodavatel není plátcem DPH.`,
  begins: `Členství začne dnem, kdy platbu přijmeme. Uveďte prosím správný variabilní symbol, podle něj ji poznáme.`,
  creditUntilDue: `Započtený kredit platí při úhradě do data splatnosti.`,
  state: {
    paid: (on: string): string => `Uhrazeno ${on}`,
    paidFromCredit: (on: string): string => `Uhrazeno z${NBSP}kreditu ${on}`,
    cancelled: (on: string): string => `Zrušeno ${on}`,
  },
} as const;

/** Errors of a plan change. */
export const planErrors = {
  defaultPlan: 'Základní tarif musí zůstat v nabídce a zdarma',
  publishedSpacesChoice: 'Vyberte ze svých schválených prostorů ty, které mají zůstat zveřejněné',
  publishedSpacesRequired: (published: number, limit: number): string =>
    `Zveřejněných prostorů máte ${published}, tarif jich dovoluje nejvýše ${limit}. Vyberte, které zůstanou zveřejněné.`,
  tooManyPublishedSpaces: (limit: number): string => `Zveřejněných prostorů může být nejvýše ${limit}`,
} as const;

/** Errors of corrections of a membership or its credit. */
export const creditErrors = {
  endPassed: 'Konec členství musí být v budoucnosti',
  endTooFar: (years: number): string => `Členství může platit nejdéle ${years} let dopředu`,
  unchanged: 'Tarif i konec členství zůstávají stejné',
  notEnough: (haler: number): string => `Odebrat jde nejvýš ${invoiceAmount(haler)}`,
  tooMuch: (haler: number): string => `Kredit může být nejvýš ${invoiceAmount(haler)}`,
  zero: 'Zadejte částku jinou než nula',
} as const;
