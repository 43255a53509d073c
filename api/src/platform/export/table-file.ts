import { StreamableFile } from '@nestjs/common';
import { writeCsvStream } from 'hucre/csv';
import { writeXlsxStream } from 'hucre/xlsx';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FileFormat } from '../http/file-format.ts';
import { csvCells, sheetCells, type TableColumn } from './cells.ts';

const TYPES = { csv: 'text/csv; charset=utf-8', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;
/** For the description of a route that answers a table as a file. */
export const TABLE_TYPES: readonly string[] = Object.values(TYPES);

const NUMBER_FORMATS = { day: 'd". "m". "yyyy', moment: 'd". "m". "yyyy h:mm' } as const;
const WIDTH = 18;
const SHEET_NAME = 31;

/**
 * A table as a download that is written while its rows are read. What goes wrong before the first row is answered as an error of the
 * API; later the download breaks, so that nobody takes a part for the whole. The reading ends when the visitor leaves. A table longer
 * than a sheet of Excel goes on in a second sheet.
 */
export async function tableFile<Row>(name: string, format: FileFormat, columns: readonly TableColumn<Row>[], rows: AsyncIterable<Row>): Promise<StreamableFile> {
  const reading = rows[Symbol.asyncIterator]();
  const first = await reading.next();
  const file = Readable.fromWeb((format === 'csv' ? csvOf : sheetOf)(name, columns, { [Symbol.asyncIterator]: () => startedWith(first, reading) }) as ReadableStream);
  file.once('close', () => { void reading.return?.(); });
  return new StreamableFile(file, { type: TYPES[format], disposition: disposition(`${name}.${format}`) });
}

/** The iterator begun again from its first answer. */
function startedWith<T>(first: IteratorResult<T, unknown>, rest: AsyncIterator<T, unknown>): AsyncIterator<T, unknown> {
  let isFirst = true;
  return {
    next: () => {
      if (!isFirst) return rest.next();
      isFirst = false;
      return Promise.resolve(first);
    },
    return: () => rest.return?.() ?? Promise.resolve({ done: true, value: undefined }),
  };
}

const csvOf = <Row>(_name: string, columns: readonly TableColumn<Row>[], rows: AsyncIterable<Row>) =>
  writeCsvStream(mapped(rows, (row) => csvCells(columns, row)), { delimiter: ';', bom: true, headers: columns.map(({ title }) => title) });

const sheetOf = <Row>(name: string, columns: readonly TableColumn<Row>[], rows: AsyncIterable<Row>) =>
  writeXlsxStream(mapped(rows, (row) => sheetCells(columns, row)), {
    name: name.replace(/[[\]:*?/\\]/gu, ' ').slice(0, SHEET_NAME),
    columns: columns.map(({ title, width = WIDTH, type }) => ({ header: title, width, ...(type && { numFmt: NUMBER_FORMATS[type] }) })),
    freezePane: { rows: 1 },
  });

async function* mapped<A, B>(rows: AsyncIterable<A>, map: (row: A) => B): AsyncGenerator<B, void, undefined> {
  for await (const row of rows) yield map(row);
}

/** The name in Czech for whoever understands RFC 5987, without its marks for the others. */
function disposition(name: string): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').replace(/[^\w. -]/gu, '-');
  const encoded = encodeURIComponent(name).replace(/['()*]/gu, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
