import { foldText, normalizePhone } from '@prostora/contracts';
import { IMPORT_FIELDS, type ImportField } from '@prostora/contracts/booking-import.ts';
import { parseTimeCell } from './time-cells.ts';

/** Titles of columns, folded: of Czech lists, of our own export and of calendars. */
const TITLES: Readonly<Record<ImportField, RegExp>> = {
  day: /^(?:datum(?: akce| konani| rezervace)?|den|dne|termin|kdy|date)$/u,
  start:
    /^(?:od|cas(?: od)?|cas konani|hodina|hodiny|zacatek|pocatek|od \(?cas\)?|datum od|termin od|prijezd|start|from|dtstart|start_datetime|zacatek akce)$/u,
  end: /^(?:do|cas do|konec|do \(?cas\)?|datum do|termin do|odjezd|end|until|to|dtend|end_datetime|konec akce)$/u,
  duration: /^(?:trvani|delka|pocet hodin|doba|duration)$/u,
  space: /^(?:prostor|prostora|sal|mistnost|misto|ucebna|kde|room|space|location|stul|hala|objekt)$/u,
  name: /^(?:jmeno(?: a prijmeni)?|host|zakaznik|klient|objednatel|najemce|nazev klienta|kdo|organizator|name|customer|customer_name|firma|kontaktni osoba)$/u,
  title: /^(?:nazev(?: akce)?|akce|udalost|popis akce|ucel|typ akce|predmet|title|summary|event|subject)$/u,
  phone: /^(?:telefon(?:ni cislo)?|tel\.?|mobil|phone|customer_phone|kontakt telefon)$/u,
  email: /^(?:e-?mail|mail|customer_email)$/u,
  guests:
    /^(?:pocet (?:osob|lidi|hostu|ucastniku)|osob|hostu|lidi|ucastniku|kapacita|guests|number_of_guests|osoby)$/u,
  price: /^(?:cena(?: celkem| s dph| kc| \(kc\))?|castka|celkem|najem|najemne|price|kc)$/u,
  status: /^(?:stav|status|potvrzeno)$/u,
  note: /^(?:poznamka|poznamky|pozn\.?|interni poznamka|note|notes|popis|description|komentar)$/u,
  reference: /^(?:cislo(?: rezervace| akce)?|id|c\.?|kod|uid|reference)$/u,
};
/** Rows from the top in which the titles are looked for. */
const TITLE_ROWS = 10;
const SAMPLE_ROWS = 20;
const SHARE = 0.8;

export type ColumnFields = readonly (ImportField | null)[];

const findField = (title: string): ImportField | null => {
  const text = foldText(title)
    .replace(/[\s_]+/gu, (gap) => (gap.includes('_') ? gap : ' '))
    .replace(/[:*]+$/u, '');
  return IMPORT_FIELDS.find((field) => TITLES[field].test(text)) ?? null;
};

/** Index of the row with the titles of the columns; null without one. */
export function findTitleRow(rows: readonly (readonly string[])[]): number | null {
  const counts = rows
    .slice(0, TITLE_ROWS)
    .map((row) => new Set(row.flatMap((title) => findField(title) ?? [])).size);
  const most = Math.max(0, ...counts);
  return most >= 2 ? counts.indexOf(most) : null;
}

/** The field of each column by its title, else by what it holds; a field is in one column. */
export function recognizeColumns(
  rows: readonly (readonly string[])[],
  titleRow: number | null,
  isSpace: (text: string) => boolean,
): ColumnFields {
  const width = Math.max(0, ...rows.slice(0, TITLE_ROWS + SAMPLE_ROWS).map(({ length }) => length));
  const titles = titleRow === null ? [] : (rows[titleRow] ?? []);
  const found = new Set<ImportField>();
  const take = (field: ImportField | null): ImportField | null => {
    if (field === null || found.has(field)) return null;
    found.add(field);
    return field;
  };
  const byTitle = Array.from({ length: width }, (_column, index) => take(findField(titles[index] ?? '')));
  const samples = rows.slice(titleRow === null ? 0 : titleRow + 1).slice(0, SAMPLE_ROWS);
  return byTitle.map((field, index) => {
    if (field !== null || (titles[index] ?? '') !== '') return field;
    const values = samples.map((row) => row[index] ?? '').filter((text) => text !== '');
    return take(guessField(values, isSpace, found));
  });
}

function guessField(
  values: readonly string[],
  isSpace: (text: string) => boolean,
  found: ReadonlySet<ImportField>,
): ImportField | null {
  const are = (test: (text: string) => boolean): boolean =>
    values.length > 0 && values.filter(test).length >= values.length * SHARE;
  if (are(isSpace)) return 'space';
  if (are((text) => text.includes('@'))) return 'email';
  if (are((text) => normalizePhone(text) !== null)) return 'phone';
  if (are(hasDay)) return found.has('start') || found.has('day') ? 'end' : 'start';
  if (are((text) => /[:–-]/u.test(text) && isRead(text))) return found.has('start') ? 'end' : 'start';
  return null;
}

/** Whether any cell holds a date: a table without one has no bookings. */
export const hasDates = (rows: readonly (readonly string[])[]): boolean =>
  rows.some((row) => row.length > 1 && row.some(hasDay));

const isRead = (text: string): boolean => {
  const read = parseTimeCell(text);
  return read !== null && 'from' in read;
};
const hasDay = (text: string): boolean => {
  const read = parseTimeCell(text);
  return read !== null && 'from' in read && (read.from.day !== null || read.from.instant !== null);
};
