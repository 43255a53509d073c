import { MINUTE_MS, toPragueWallTime } from '@prostora/contracts';
import { cellWords } from '@prostora/strings/cs/exports.ts';
import { formatDate, formatDateTime, plainSpaces } from '@prostora/strings/format.ts';

/**
 * A column of an exported table; `width` is in characters. Dates, timestamps and amounts in CZK declare their
 * type, because spreadsheets format by column.
 */
export type TableColumn<Row> = { title: string; width?: number } & (
  | { type?: undefined; value: (row: Row) => string | number | boolean | null }
  | { type: 'amount'; value: (row: Row) => number | null }
  | { type: 'day' | 'timestamp'; value: (row: Row) => Date | null }
);

/** Texts a spreadsheet would evaluate as a formula when opening a CSV. */
const FORMULA = /^(?:\s*[=+\-@|＝＋－＠]|[\t\r\n])/u;
/** International phone numbers: digits and spaces after a plus are no formula. */
const PHONE = /^\+\d[\d ]{6,18}$/u;
/** Maximum cell length of Excel. */
const MAX_CELL_LENGTH = 32_767;

const formatBoolean = (value: boolean): string => (value ? cellWords.yes : cellWords.no);

/**
 * CSV cells for Czech spreadsheets: decimal comma, dates as `1. 12. 2026`, formulas escaped with an
 * apostrophe.
 */
export function toCsvCells<Row>(columns: readonly TableColumn<Row>[], row: Row): (string | null)[] {
  return columns.map((column) => {
    const value = column.value(row);
    if (value instanceof Date)
      return plainSpaces((column.type === 'day' ? formatDate : formatDateTime)(value));
    if (typeof value === 'boolean') return formatBoolean(value);
    if (typeof value === 'number') return Number.isFinite(value) ? String(value).replace('.', ',') : null;
    return value !== null && isFormula(value) ? `'${value}` : value;
  });
}

const isFormula = (text: string): boolean => FORMULA.test(text) && !PHONE.test(text);

/**
 * Reverts the escaping of a CSV cell.
 * @param cell text of the cell in the file
 */
export const parseCsvCell = (cell: string): string =>
  cell.startsWith("'") && isFormula(cell.slice(1)) ? cell.slice(1) : cell;

/** Spreadsheet cells; text is never evaluated there. Dates and timestamps are in Prague time. */
export function toSheetCells<Row>(
  columns: readonly TableColumn<Row>[],
  row: Row,
): (string | number | Date | null)[] {
  return columns.map((column) => {
    const value = column.value(row);
    if (value instanceof Date) return toPragueWallDate(value, column.type === 'day');
    if (typeof value === 'boolean') return formatBoolean(value);
    return typeof value === 'string' ? escapeSheetText(value.slice(0, MAX_CELL_LENGTH)) : value;
  });
}

/**
 * Escapes the underscore of what a spreadsheet would read as the code of a character (ECMA-376, ST_Xstring):
 * `_x0041_` → `_x005F_x0041_`. The library escapes characters that XML forbids, but not the escape itself.
 */
const escapeSheetText = (text: string): string => text.replace(/_(?=x[\da-f]{4}_)/giu, '_x005F_');

/** Spreadsheets have no time zones: Prague wall time, encoded as if it were UTC. */
function toPragueWallDate(timestamp: Date, isDay: boolean): Date {
  const { day, minute } = toPragueWallTime(timestamp);
  return new Date(Date.parse(`${day}T00:00:00Z`) + (isDay ? 0 : minute * MINUTE_MS));
}
