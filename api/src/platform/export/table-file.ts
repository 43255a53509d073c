import { StreamableFile } from '@nestjs/common';
import { cellWords } from '@prostora/strings/cs/exports.ts';
import { writeCsvStream } from 'hucre/csv';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FileFormat } from '../http/file-format.ts';
import { toCsvCells, toSheetCells, type TableColumn } from './cells.ts';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;
/** Content types of an export, for the OpenAPI document. */
export const TABLE_TYPES: readonly string[] = Object.values(CONTENT_TYPES);

const NUMBER_FORMATS = {
  day: 'd". "m". "yyyy',
  timestamp: 'd". "m". "yyyy h:mm',
  amount: `#,##0.00" ${cellWords.currency}"`,
} as const;
const DEFAULT_WIDTH = 18;
const MAX_SHEET_NAME_LENGTH = 31;
/** Longest table written at once, with an auto filter; the streaming writer of the library has none. */
const MAX_FILTERED_ROWS = 4000;

/**
 * Streams a table as a download while its rows are read. An error before the first row, or in a sheet short
 * enough for a filter, is answered as an API error; a later one aborts the download, so that a partial file
 * is not taken for the whole. Reading stops when the client disconnects. A table longer than an Excel sheet
 * continues in a second sheet.
 */
export async function createTableFile<Row>(
  name: string,
  format: FileFormat,
  columns: readonly TableColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<StreamableFile> {
  const iterator = rows[Symbol.asyncIterator]();
  const { head, isComplete } = await readAhead(iterator, format === 'csv' ? 1 : MAX_FILTERED_ROWS);
  const options = { type: CONTENT_TYPES[format], disposition: formatDisposition(`${name}.${format}`) };
  if (format === 'xlsx' && isComplete)
    return new StreamableFile(await writeFilteredSheet(name, columns, head), options);
  const stream = await (format === 'csv' ? writeCsv : writeSheets)(name, columns, resume(head, iterator));
  const file = Readable.fromWeb(stream as ReadableStream);
  file.once('close', () => {
    void iterator.return?.();
  });
  return new StreamableFile(file, options);
}

/** Reads up to `limit` rows; complete when the table ends within them. */
async function readAhead<Row>(
  iterator: AsyncIterator<Row, unknown>,
  limit: number,
): Promise<{ head: Row[]; isComplete: boolean }> {
  const head: Row[] = [];
  while (head.length < limit) {
    const { done, value } = await iterator.next();
    if (done) return { head, isComplete: true };
    head.push(value);
  }
  return { head, isComplete: false };
}

async function* resume<Row>(
  head: readonly Row[],
  rest: AsyncIterator<Row, unknown>,
): AsyncGenerator<Row, void, undefined> {
  yield* head;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

const writeCsv = <Row>(_name: string, columns: readonly TableColumn<Row>[], rows: AsyncIterable<Row>) =>
  writeCsvStream(
    mapRows(rows, (row) => toCsvCells(columns, row)),
    { delimiter: ';', bom: true, headers: columns.map(({ title }) => title) },
  );

const writeSheets = async <Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: AsyncIterable<Row>,
) => {
  // Loaded at the first export: its 70 modules would delay every start.
  const { writeXlsxStream } = await import('hucre/xlsx');
  return writeXlsxStream(
    mapRows(rows, (row) => toSheetCells(columns, row)),
    {
      name: toSheetName(name),
      columns: toSheetColumns(columns),
      freezePane: { rows: 1 },
    },
  );
};

async function writeFilteredSheet<Row>(
  name: string,
  columns: readonly TableColumn<Row>[],
  rows: readonly Row[],
): Promise<Uint8Array> {
  const { writeXlsx } = await import('hucre/xlsx');
  const cells = [columns.map(({ title }) => title), ...rows.map((row) => toSheetCells(columns, row))];
  return writeXlsx({
    stringMode: 'inline',
    sheets: [
      {
        name: toSheetName(name),
        columns: toSheetColumns(columns).map(({ width, numFmt }) => ({ width, ...(numFmt && { numFmt }) })),
        rows: cells,
        freezePane: { rows: 1 },
        autoFilter: { range: `A1:${toColumnLetters(columns.length)}${cells.length}` },
      },
    ],
  });
}

const toSheetName = (name: string): string =>
  name.replace(/[[\]:*?/\\]/gu, ' ').slice(0, MAX_SHEET_NAME_LENGTH);

const toSheetColumns = <Row>(
  columns: readonly TableColumn<Row>[],
): { header: string; width: number; numFmt?: string }[] =>
  columns.map(({ title, width = DEFAULT_WIDTH, type }) => ({
    header: title,
    width,
    ...(type && { numFmt: NUMBER_FORMATS[type] }),
  }));

/** Letters of a column, counted from 1: A, Z, AA. */
function toColumnLetters(column: number): string {
  const rest = Math.floor((column - 1) / 26);
  return (rest > 0 ? toColumnLetters(rest) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}

async function* mapRows<A, B>(
  rows: AsyncIterable<A>,
  map: (row: A) => B,
): AsyncGenerator<B, void, undefined> {
  for await (const row of rows) yield map(row);
}

/** Content-Disposition with the name in RFC 5987 encoding and an ASCII fallback. */
function formatDisposition(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w. -]/gu, '-');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/gu,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
