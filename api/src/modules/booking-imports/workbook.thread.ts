import { unzipSync, zipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { parentPort, workerData } from 'node:worker_threads';

/* Worker thread that reads one workbook and exits; isolates the process from hostile files. */

export type WorkbookTask = {
  readonly bytes: Uint8Array;
  /** Name of the sheet; null for the first visible one. */
  readonly sheet: string | null;
  readonly maxRows: number;
  readonly maxColumns: number;
  readonly maxCell: number;
};
export type WorkbookAnswer =
  | { readonly sheets: readonly string[]; readonly sheet: string; readonly rows: string[][] }
  | { readonly failure: 'too-large' | 'unreadable' };

const MAX_UNPACKED_BYTES = 64 * 1024 * 1024;
const MAX_ENTRIES = 500;
const MIDNIGHT = 'T00:00';
/** Day that Excel gives to a time alone, in both of its calendars. */
const TIME_ALONE = /^(?:1899-12-3[01]|1904-01-01)T/u;

class TooLarge extends Error {}

/** Unpacks entries of declared sizes alone, so that the library cannot be made to unpack more. */
function boundArchive(bytes: Uint8Array): Uint8Array {
  let [unpacked, entries] = [0, 0];
  const files = unzipSync(bytes, {
    filter: ({ originalSize }) => {
      unpacked += originalSize;
      entries += 1;
      if (unpacked > MAX_UNPACKED_BYTES || entries > MAX_ENTRIES) throw new TooLarge();
      return true;
    },
  });
  return zipSync(files, { level: 0 });
}

/** As written in the cell; a formula as its last result, a number with a decimal comma. */
function toText(value: unknown, maxCell: number): string {
  if (value instanceof Date) {
    const wall = Number.isNaN(value.getTime())
      ? ''
      : new Date(value.getTime() + 30_000).toISOString().slice(0, 16);
    if (TIME_ALONE.test(wall)) return wall.slice(11);
    return wall.endsWith(MIDNIGHT) ? wall.slice(0, 10) : wall;
  }
  if (typeof value === 'number') return String(Math.round(value * 1e6) / 1e6).replace('.', ',');
  return typeof value === 'string'
    ? value.slice(0, maxCell)
    : typeof value === 'boolean'
      ? value
        ? 'ano'
        : 'ne'
      : '';
}

async function read({ bytes, sheet, maxRows, maxColumns, maxCell }: WorkbookTask): Promise<WorkbookAnswer> {
  const sheets: string[] = [];
  const { sheets: read } = await readXlsx(boundArchive(bytes), {
    maxRows: maxRows + 1,
    sheets: (info) => {
      if (info.hidden || info.veryHidden) return false;
      sheets.push(info.name);
      return sheet === null ? sheets.length === 1 : info.name === sheet;
    },
  });
  const [found] = read;
  if (!found) return { failure: 'unreadable' };
  const rows = found.rows.map((row) => row.slice(0, maxColumns).map((value) => toText(value, maxCell)));
  return { sheets, sheet: found.name, rows };
}

try {
  parentPort?.postMessage(await read(workerData as WorkbookTask));
} catch (error) {
  parentPort?.postMessage({ failure: error instanceof TooLarge ? 'too-large' : 'unreadable' });
}
