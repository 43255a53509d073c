import { SEO_LIMITS } from '@prostora/contracts';
import { seoApi } from '@prostora/strings/cs/seo-api.ts';
import { parseCsv } from 'hucre/csv';
import { cellText } from '../../platform/export/index.ts';
import { titleOf } from './seo-url.columns.ts';

/** A row of a file: its first line, and its cells by the titles of their columns. */
export type FileRow = { line: number; cells: ReadonlyMap<string, string>; hasSurplus: boolean };
/** The rows of a file, or why it is none. */
export type FileContents = { rows: readonly FileRow[] } | { fault: string };

const { table: titles, import: texts } = seoApi;

/** Reads a CSV with a row of titles, with semicolons or commas, as a spreadsheet or our own export writes it. */
export function readFile(csv: string): FileContents {
  const [header = [], ...body] = parsed(csv);
  const columns = header.map(({ text }) => text);
  const known = columns.map(titleOf);
  const fault = faultOfHeader(columns, known);
  if (fault !== null) return { fault };
  const rows: FileRow[] = [];
  let line = 2 + linesOf(header);
  for (const cells of body) {
    if (cells.some(({ text }) => text !== ''))
      rows.push({
        line,
        cells: new Map(known.map((title, at) => [title ?? '', cells[at]?.text ?? ''])),
        hasSurplus: cells.slice(known.length).some(({ text }) => text !== ''),
      });
    line += 1 + linesOf(cells);
  }
  if (rows.length === 0) return { fault: texts.noRows };
  return rows.length > SEO_LIMITS.csvRows ? { fault: texts.tooManyRows(SEO_LIMITS.csvRows) } : { rows };
}

/** A cell, and how many line breaks it holds. */
type Cell = { text: string; breaks: number };

/** Cells without what the export put before formulas; the delimiter is the one that parts the titles. */
function parsed(csv: string): Cell[][] {
  const first = csv.split(/\r?\n/u, 1)[0] ?? '';
  const delimiter = first.split(';').length >= first.split(',').length ? ';' : ',';
  return parseCsv(csv, { delimiter }).map((row) =>
    row.map((cell) => ({
      text: cellText(String(cell ?? '')).trim(),
      breaks: String(cell ?? '').split('\n').length - 1,
    })),
  );
}

/** Line breaks inside of a row's cells. */
const linesOf = (cells: readonly Cell[]): number => cells.reduce((sum, { breaks }) => sum + breaks, 0);

function faultOfHeader(columns: readonly string[], known: readonly (string | null)[]): string | null {
  if (columns.some((column) => column.includes('\ufffd'))) return texts.unreadable;
  const unknown = columns.find((_column, at) => known[at] === null);
  if (!known.includes(titles.path)) return texts.noHeader(titles.path);
  if (unknown !== undefined) return texts.unknownColumn(unknown);
  const twice = known.find((title, at) => known.indexOf(title) !== at);
  return twice ? texts.columnTwice(twice) : null;
}
