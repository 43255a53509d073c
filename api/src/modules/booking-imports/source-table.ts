import { BOOKING, DAY_MS, OWN_BOOKING } from '@prostora/contracts';
import { BOOKING_IMPORT, type ImportFormat } from '@prostora/contracts/booking-import.ts';
import { importCalendarTitles } from '@prostora/strings/cs/booking-import-api.ts';
import { detectDelimiter, parseCsv } from 'hucre/csv';
import path from 'node:path';
import { runInWorker, WorkerLimitExceeded } from '../../platform/concurrency/run-in-worker.ts';
import { createFieldError, DomainError, fieldError } from '../../platform/errors/index.ts';
import { FeedFailure, parseInWorker, type CalendarContents } from '../calendars/index.ts';
import type { WorkbookAnswer, WorkbookTask } from './workbook.thread.ts';

/** A file as a table of texts. */
export type SourceTable = {
  readonly format: ImportFormat;
  /** Visible sheets of a workbook. */
  readonly sheets: readonly string[];
  readonly sheet: string | null;
  readonly rows: readonly (readonly string[])[];
};

const THREAD = path.join(import.meta.dirname, `workbook.thread${path.extname(import.meta.filename)}`);
const WORKBOOK_LIMITS = { timeoutMs: 20_000, maxHeapMb: 384 };
const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Of Excel until 2003, and of workbooks with a password. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const DELIMITER_LINE = /^sep=(.)\r?\n/u;
/** Rows above the bookings: a heading and the titles. */
const HEAD_ROWS = 20;

const isBinary = (text: string): boolean => text.slice(0, 4096).includes('\0');
const startsWith = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const rejectFile = (error: Parameters<typeof createFieldError>[1]): DomainError =>
  createFieldError('file', error);
/** Reading the file exceeds the limits of time or memory. */
const tooDemanding = (): DomainError => new DomainError('too-large', 'PAYLOAD_TOO_LARGE');
const tooManyRows = (max: number): DomainError => rejectFile(fieldError('importTooManyRows', { max }));

/** Where and when a file is read. */
export type ReadingContext = { readonly now: Date; readonly ownHost: string };

/**
 * Reads a CSV file, a workbook or a calendar by its content.
 * @param sheet of a workbook; null for the first one
 * @throws DomainError VALIDATION on `file`
 */
export async function readSourceTable(
  bytes: Uint8Array,
  sheet: string | null,
  context: ReadingContext,
): Promise<SourceTable> {
  if (startsWith(bytes, COMPOUND_FILE)) throw rejectFile(fieldError('importOldExcel'));
  const table = startsWith(bytes, ZIP)
    ? await readWorkbook(bytes, sheet)
    : await readText(decodeText(bytes), context);
  if (!table.rows.some((row) => row.some((cell) => cell.trim() !== '')))
    throw rejectFile(fieldError('importEmpty'));
  if (table.rows.length > BOOKING_IMPORT.rows + HEAD_ROWS) throw tooManyRows(BOOKING_IMPORT.rows);
  return table;
}

/** Unicode by its mark or when it is valid, else the encoding of Czech Windows. */
export function decodeText(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

async function readText(text: string, context: ReadingContext): Promise<SourceTable> {
  if (/^\s*BEGIN:VCALENDAR/iu.test(text)) return readCalendar(text, context);
  if (isBinary(text)) throw rejectFile(fieldError('importFormat'));
  const [line, given] = DELIMITER_LINE.exec(text) ?? [];
  const content = text.slice(line?.length ?? 0);
  const rows = parseCsv(content, {
    delimiter: given ?? detectDelimiter(content.slice(0, 20_000)),
    maxRows: BOOKING_IMPORT.rows + HEAD_ROWS + 1,
  });
  return {
    format: 'csv',
    sheets: [],
    sheet: null,
    rows: rows.map((row) =>
      row.slice(0, BOOKING_IMPORT.columns).map((cell) => String(cell ?? '').slice(0, BOOKING_IMPORT.cell)),
    ),
  };
}

async function readWorkbook(bytes: Uint8Array, sheet: string | null): Promise<SourceTable> {
  const task: WorkbookTask = {
    ...{ bytes, sheet, maxRows: BOOKING_IMPORT.rows + HEAD_ROWS },
    ...{ maxColumns: BOOKING_IMPORT.columns, maxCell: BOOKING_IMPORT.cell },
  };
  try {
    const answer = await runInWorker<WorkbookAnswer>(THREAD, task, WORKBOOK_LIMITS);
    if ('rows' in answer) return { format: 'xlsx', ...answer };
    throw answer.failure === 'too-large' ? tooDemanding() : rejectFile(fieldError('importFormat'));
  } catch (error) {
    throw error instanceof WorkerLimitExceeded ? tooDemanding() : error;
  }
}

/** Events of a calendar as rows; an event whose time is not certain has no start. */
async function readCalendar(text: string, { now, ownHost }: ReadingContext): Promise<SourceTable> {
  const window = {
    from: now.getTime() - OWN_BOOKING.pastDays * DAY_MS,
    until: now.getTime() + BOOKING.aheadDays * DAY_MS,
  };
  const { name, spans, problems } = await parseCalendar({ text, window, ownHost });
  if (problems.some(({ reason }) => reason === 'limit')) throw tooManyRows(BOOKING_IMPORT.events);
  const uncertain = new Set(problems.map(({ eventKey }) => eventKey));
  const certain = spans.filter(({ key }) => !uncertain.has(toEventKey(key)));
  const occurrences = Map.groupBy(certain, ({ key }) => toEventKey(key));
  // Spans come by event.
  certain.sort((one, other) => one.start - other.start);
  const rows = [
    importCalendarTitles,
    ...certain.map(({ key, start, end, summary, texts }) => [
      ...[new Date(start).toISOString(), new Date(end).toISOString(), summary],
      ...[texts?.location || name || '', texts?.description ?? ''],
      // An event that is not repeated stays itself when it moves.
      occurrences.get(toEventKey(key))?.length === 1 ? toEventKey(key) : key,
    ]),
    ...problems.map(({ summary, eventKey }) => ['?', '', summary, name ?? '', '', eventKey]),
  ];
  return { format: 'ics', sheets: [], sheet: null, rows: rows.length > 1 ? rows : [] };
}

const toEventKey = (key: string): string => key.slice(0, key.lastIndexOf('|'));

async function parseCalendar(task: Parameters<typeof parseInWorker>[0]): Promise<CalendarContents> {
  try {
    return await parseInWorker(task);
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error;
    throw error.code === 'FEED_TOO_LARGE' ? tooDemanding() : rejectFile(fieldError('importFormat'));
  }
}
