import { SEO_LIMITS } from '@prostora/contracts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { parseCsv } from 'hucre/csv';
import { fieldError, type FieldError } from '../../../platform/errors/index.ts';
import { parseCsvCell } from '../../../platform/export/index.ts';
import { findTitle } from './seo-url.columns.ts';

/** A row with its first line and its cells by column title. */
export type CsvRow = { line: number; cells: ReadonlyMap<string, string>; hasSurplus: boolean };
/** The rows of a file, or why it cannot be read. */
export type CsvContents = { rows: readonly CsvRow[] } | { fault: FieldError };

const { table: titles } = seoApi;

/**
 * Parses a CSV with a header row, separated by semicolons or commas, from a spreadsheet or our own export.
 */
export function parseCsvRows(csv: string): CsvContents {
  const [header = [], ...body] = parseCells(csv);
  const columns = header.map(({ text }) => text);
  const known = columns.map(findTitle);
  const fault = validateHeader(columns, known);
  if (fault !== null) return { fault };
  const rows: CsvRow[] = [];
  let line = 2 + countLineBreaks(header);
  for (const cells of body) {
    if (cells.some(({ text }) => text !== ''))
      rows.push({
        line,
        cells: new Map(known.map((title, at) => [title ?? '', cells[at]?.text ?? ''])),
        hasSurplus: cells.slice(known.length).some(({ text }) => text !== ''),
      });
    line += 1 + countLineBreaks(cells);
  }
  if (rows.length === 0) return { fault: fieldError('seoCsvNoRows') };
  return rows.length > SEO_LIMITS.csvRows
    ? { fault: fieldError('seoCsvTooManyRows', { max: SEO_LIMITS.csvRows }) }
    : { rows };
}

/** A cell and the number of its line breaks. */
type Cell = { text: string; breaks: number };

/** Cells without the export’s escape of formulas; the delimiter is detected from the header. */
function parseCells(csv: string): Cell[][] {
  const first = csv.split(/\r?\n/u, 1)[0] ?? '';
  const delimiter = first.split(';').length >= first.split(',').length ? ';' : ',';
  return parseCsv(csv, { delimiter }).map((row) =>
    row.map((cell) => ({
      text: parseCsvCell(String(cell ?? '')).trim(),
      breaks: String(cell ?? '').split('\n').length - 1,
    })),
  );
}

/** Number of line breaks within the cells of a row. */
const countLineBreaks = (cells: readonly Cell[]): number =>
  cells.reduce((sum, { breaks }) => sum + breaks, 0);

function validateHeader(columns: readonly string[], known: readonly (string | null)[]): FieldError | null {
  if (columns.some((column) => column.includes('\ufffd'))) return fieldError('seoCsvUnreadable');
  const unknown = columns.find((_column, at) => known[at] === null);
  if (!known.includes(titles.path)) return fieldError('seoCsvNoHeader', { title: titles.path });
  if (unknown !== undefined) return fieldError('seoCsvUnknownColumn', { title: unknown });
  const duplicate = known.find((title, at) => known.indexOf(title) !== at);
  return duplicate ? fieldError('seoCsvColumnTwice', { title: duplicate }) : null;
}
