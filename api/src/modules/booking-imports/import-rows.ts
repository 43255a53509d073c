import { BOOKING, DAY_MS, isPlainName, normalizePhone, OWN_BOOKING, toOneLine } from '@prostora/contracts';
import { type ImportField, type ImportProblem } from '@prostora/contracts/booking-import.ts';
import { parseDurationMinutes } from '@prostora/contracts/parse-duration.ts';
import type { ColumnFields } from './columns.ts';
import { parseTimeCell, resolveSlot, type TimeCellRange, type ParsedTimeCell } from './time-cells.ts';
import { parseEmail, parseGuests, parsePriceHaler, parseStatus, type ImportedStatus } from './values.ts';

const MAX_NAME_LENGTH = 200;

/** A row that can be booked. */
export type ImportedBooking = {
  readonly spaceId: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly name: string;
  readonly title: string;
  readonly phone: string | null;
  readonly email: string;
  readonly guests: number | null;
  readonly priceHaler: number | null;
  readonly status: ImportedStatus;
  readonly note: string;
  /** Number in the former records; empty without one. */
  readonly reference: string;
};
export type RowProblem = { readonly field: ImportField; readonly problem: ImportProblem };
/** A row as it was read: what is certain of it, and why it cannot be booked. */
export type ImportRow = {
  /** Number of the row in the file, from 1. */
  readonly row: number;
  readonly spaceName: string;
  readonly booking: Partial<ImportedBooking>;
  readonly problems: readonly RowProblem[];
};
export type RowWithBooking = ImportRow & { readonly booking: ImportedBooking };
export const hasBooking = (row: ImportRow): row is RowWithBooking => row.problems.length === 0;

export type RowReading = {
  readonly columns: ColumnFields;
  readonly findSpace: (name: string) => number | null;
  readonly now: Date;
};
type Cells = ReadonlyMap<ImportField, string>;

/** Reads the rows below the titles; empty ones are left out. */
export function readRows(
  rows: readonly (readonly string[])[],
  firstRow: number,
  { columns, findSpace, now }: RowReading,
): ImportRow[] {
  const cells = rows
    .slice(firstRow)
    .map((row, index) => ({ row: firstRow + index + 1, cells: toCells(row, columns) }));
  const hasTimes = cells.some((row) => TIME_FIELDS.some((field) => hasTime(row.cells.get(field) ?? '')));
  return cells
    .filter((row) => row.cells.size > 0)
    .map((row) => readRow(row.row, row.cells, { findSpace, now, hasTimes }));
}

const TIME_FIELDS = ['day', 'start', 'end', 'duration'] as const;

function toCells(row: readonly string[], columns: ColumnFields): Cells {
  const cells = new Map<ImportField, string>();
  for (const [index, field] of columns.entries()) {
    const text = (row[index] ?? '').trim();
    if (field !== null && text !== '') cells.set(field, text);
  }
  return cells;
}

function hasTime(cell: string): boolean {
  const read = parseTimeCell(cell);
  if (!read || !('from' in read)) return false;
  return [read.from, read.until].some((time) => time?.minute != null || time?.instant != null);
}

function readRow(
  row: number,
  cells: Cells,
  { findSpace, now, hasTimes }: Pick<RowReading, 'findSpace' | 'now'> & { hasTimes: boolean },
): ImportRow {
  const problems: RowProblem[] = [];
  const reject = (field: ImportField, problem: ImportProblem): null => {
    problems.push({ field, problem });
    return null;
  };
  const slot = readSlot(cells, hasTimes, reject);
  const status = parseStatus(cells.get('status') ?? '') ?? reject('status', 'statusUnclear');
  if (slot && status !== 'cancelled') rejectSlot(slot, status, now, reject);
  const spaceName = toOneLine(cells.get('space') ?? '');
  const spaceId = findSpace(spaceName) ?? reject('space', spaceName === '' ? 'spaceMissing' : 'spaceUnknown');
  const booking = {
    ...(slot ?? {}),
    ...(spaceId !== null && { spaceId }),
    ...(status !== null && { status }),
    ...readPeople(cells, reject),
    ...readNumbers(cells, reject),
    note: readText(cells, 'note', BOOKING.notes, reject),
    reference: toOneLine(cells.get('reference') ?? ''),
  };
  return { row, spaceName, booking, problems };
}

type Reject = (field: ImportField, problem: ImportProblem) => null;

function readSlot(cells: Cells, hasTimes: boolean, reject: Reject): { startsAt: Date; endsAt: Date } | null {
  const read = (field: 'day' | 'start' | 'end'): ParsedTimeCell | null =>
    parseTimeCell(cells.get(field) ?? '');
  const cellTimes = { day: read('day'), start: read('start'), end: read('end') };
  let isUnclear = false;
  const accept = (field: 'day' | 'start' | 'end'): TimeCellRange | null => {
    const time = cellTimes[field];
    if (!time || 'from' in time) return time;
    isUnclear = true;
    return reject(field, time.problem);
  };
  const [day, start, end] = [accept('day'), accept('start'), accept('end')];
  const duration = cells.get('duration');
  const durationMinutes = duration === undefined ? null : parseDurationMinutes(duration);
  if (duration !== undefined && durationMinutes === null) return reject('duration', 'durationUnclear');
  if (isUnclear) return null;
  const slot = resolveSlot({ day, start, end, durationMinutes, hasTimes });
  if (!('problem' in slot)) return slot;
  return reject(SLOT_FIELDS[slot.problem] ?? 'start', slot.problem);
}

const SLOT_FIELDS: Partial<Record<ImportProblem, ImportField>> = {
  dayMissing: 'day',
  endMissing: 'end',
  endBeforeStart: 'end',
};

function rejectSlot(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  status: ImportedStatus | null,
  now: Date,
  reject: Reject,
): void {
  if (endsAt.getTime() - startsAt.getTime() > BOOKING.maxDays * DAY_MS) reject('end', 'tooLong');
  if (startsAt.getTime() < now.getTime() - OWN_BOOKING.pastDays * DAY_MS) reject('start', 'longPast');
  if (startsAt.getTime() > now.getTime() + BOOKING.aheadDays * DAY_MS) reject('start', 'tooFar');
  if (status === 'option' && startsAt <= now) reject('status', 'optionPast');
}

function readPeople(
  cells: Cells,
  reject: Reject,
): Pick<ImportedBooking, 'name' | 'title' | 'phone' | 'email'> {
  const title = readText(cells, 'title', OWN_BOOKING.title, reject);
  const name = readText(cells, 'name', MAX_NAME_LENGTH, reject) || title;
  if (name === '') reject('name', 'nameMissing');
  else if (!isPlainName(name)) reject('name', 'nameUnusable');
  const [phone, email] = [cells.get('phone'), cells.get('email')];
  return {
    name,
    title: title === name ? '' : title,
    phone: phone === undefined ? null : (normalizePhone(phone) ?? reject('phone', 'phoneUnclear')),
    email: email === undefined ? '' : (parseEmail(email) ?? reject('email', 'emailUnclear') ?? ''),
  };
}

function readNumbers(cells: Cells, reject: Reject): Pick<ImportedBooking, 'guests' | 'priceHaler'> {
  const guests = parseGuests(cells.get('guests') ?? '');
  const priceHaler = parsePriceHaler(cells.get('price') ?? '');
  return {
    guests: guests === undefined ? reject('guests', 'guestsUnclear') : guests,
    priceHaler: priceHaler === undefined ? reject('price', 'priceUnclear') : priceHaler,
  };
}

function readText(cells: Cells, field: ImportField, maxLength: number, reject: Reject): string {
  const text = toOneLine(cells.get(field) ?? '');
  if (text.length > maxLength) reject(field, 'textTooLong');
  return text;
}
