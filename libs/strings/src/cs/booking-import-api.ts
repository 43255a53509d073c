import type { ImportProblem } from '@prostora/contracts/booking-import.ts';
import { formatNumber } from '../format.ts';

/** Texts of the import of bookings that the API answers with. */
export const importErrors = {
  importFormat: 'Soubor nejde přečíst. Nahrajte CSV, Excel (.xlsx) nebo kalendář (.ics).',
  importOldExcel:
    'Starý formát .xls ani sešit s heslem přečíst neumíme. V Excelu ho prosím uložte jako „Sešit Excelu (.xlsx)“ bez hesla.',
  importEmpty: 'V souboru jsme nenašli žádný řádek.',
  importNoBookings:
    'Rezervace jsme tu nenašli. Každá má mít svůj řádek a v něm ve sloupcích datum, čas a jméno.',
  importTooManyRows: ({ max }: { max: number }) =>
    `Najednou zapíšeme nejvýš ${formatNumber(max)} řádků. Rozdělte prosím soubor na menší.`,
} as const;

export const importProblems: Readonly<Record<ImportProblem, string>> = {
  dayMissing: 'Chybí datum.',
  yearMissing: 'U data chybí rok.',
  dateUnclear: 'Datu nerozumíme.',
  timeMissing: 'Chybí čas. Celý den zapište slovy „celý den“.',
  timeUnclear: 'Času nerozumíme.',
  timeSkipped: 'Tento čas neexistuje, hodiny se v noci posouvají.',
  endMissing: 'Chybí konec nebo délka.',
  endBeforeStart: 'Konec není po začátku.',
  durationUnclear: 'Délce nerozumíme.',
  tooLong: 'Rezervace je delší než 31 dní.',
  longPast: 'Začátek je víc než 400 dní zpátky.',
  tooFar: 'Začátek je víc než dva roky dopředu.',
  spaceMissing: 'Chybí prostor.',
  spaceUnknown: 'Takový prostor nemáte, přiřaďte ho výše.',
  nameMissing: 'Chybí jméno hosta.',
  nameUnusable: 'Ve jméně nesmí být odkaz.',
  textTooLong: 'Text je moc dlouhý.',
  phoneUnclear: 'Tohle není telefonní číslo.',
  emailUnclear: 'Tohle není e-mail.',
  guestsUnclear: 'Počtu osob nerozumíme.',
  priceUnclear: 'Ceně nerozumíme.',
  statusUnclear: 'Stavu nerozumíme. Známe potvrzeno, opce a zrušeno.',
  optionPast: 'Opce už začala.',
};

/** Titles of the columns into which events of a calendar are read; the import recognizes them as any others. */
export const importCalendarTitles = ['Od', 'Do', 'Jméno', 'Prostor', 'Poznámka', 'UID'];
