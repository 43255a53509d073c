import { pragueWall } from '@prostora/contracts';
import { cellWords } from '@prostora/strings/cs/exports.ts';
import { formatDate, formatDateTime, plainSpaces } from '@prostora/strings/format.ts';

/**
 * A column of an exported table. A day, a moment and an amount in CZK say so, for a spreadsheet formats by columns. A fraction is a number;
 * `width` is in characters.
 */
export type TableColumn<Row> = { title: string; width?: number } & (
  | { type?: undefined; value: (row: Row) => string | number | boolean | null }
  | { type: 'amount'; value: (row: Row) => number | null }
  | { type: 'day' | 'moment'; value: (row: Row) => Date | null }
);

/** What spreadsheets would take for a formula when they open a CSV. */
const FORMULA = /^(?:\s*[=+\-@|＝＋－＠]|[\t\r\n])/u;
/** An international telephone number: digits and spaces after a plus compute nothing. */
const TELEPHONE = /^\+\d[\d ]{6,18}$/u;
/** The longest text Excel keeps in a cell. */
const LONGEST = 32_767;
const MINUTE = 60_000;

const yesOrNo = (value: boolean): string => (value ? cellWords.yes : cellWords.no);

/** The cells of a row as texts a Czech spreadsheet reads: decimal comma, days as `1. 12. 2026`, formulas disarmed by an apostrophe. */
export function csvCells<Row>(columns: readonly TableColumn<Row>[], row: Row): (string | null)[] {
  return columns.map((column) => {
    const value = column.value(row);
    if (value instanceof Date)
      return plainSpaces((column.type === 'day' ? formatDate : formatDateTime)(value));
    if (typeof value === 'boolean') return yesOrNo(value);
    if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : null;
    return value !== null && isFormula(value) ? `'${value}` : value;
  });
}

const isFormula = (text: string): boolean => FORMULA.test(text) && !TELEPHONE.test(text);

/** A cell of a CSV as the text it was before it was written. */
export const cellText = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** The cells of a row as values of a spreadsheet; texts are texts there, whatever they begin with. Days and moments are those of Prague. */
export function sheetCells<Row>(
  columns: readonly TableColumn<Row>[],
  row: Row,
): (string | number | Date | null)[] {
  return columns.map((column) => {
    const value = column.value(row);
    if (value instanceof Date) return shownInPrague(value, column.type === 'day');
    if (typeof value === 'boolean') return yesOrNo(value);
    return typeof value === 'string' ? value.slice(0, LONGEST) : value;
  });
}

/** Spreadsheets know no time zones: the wall time in Prague, written as if it were UTC. */
function shownInPrague(moment: Date, isDay: boolean): Date {
  const { day, minute } = pragueWall(moment);
  return new Date(Date.parse(`${day}T00:00:00Z`) + (isDay ? 0 : minute * MINUTE));
}
