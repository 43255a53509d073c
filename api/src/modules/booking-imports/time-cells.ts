import {
  addDays,
  DAY_MINUTES,
  DAY_MS,
  foldText,
  fromPragueWallTime,
  HOUR_MINUTES,
  isCalendarDay,
  isExistingWallTime,
  MINUTE_MS,
} from '@prostora/contracts';
import { type ImportProblem } from '@prostora/contracts/booking-import.ts';

/** A day, a time of day, or both as written in Prague; an instant where the text has an offset. */
export type CellTime = {
  /** YYYY-MM-DD. */
  readonly day: string | null;
  /** Minutes since midnight, at most 1440. */
  readonly minute: number | null;
  readonly instant: Date | null;
};
/** A time, or the first and the last one. */
export type TimeCellRange = { readonly from: CellTime; readonly until: CellTime | null };
export type ParsedTimeCell = TimeCellRange | { readonly problem: ImportProblem };

const MONTHS = [
  ...[
    /^led/u,
    /^uno/u,
    /^bre/u,
    /^dub/u,
    /^kve/u,
    /^cerv(?:na|en$)/u,
    /^cerven(?:ec|ce)/u,
    /^srp/u,
    /^zar/u,
    /^rij/u,
  ],
  ...[/^list/u, /^pros/u],
];
const WEEKDAY = /^(?:po|ut|st|ct|pa|so|ne|pondeli|utery|streda|ctvrtek|patek|sobota|nedele)\.?,?\s+/u;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[t ](\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?(z|[+-]\d{2}:?\d{2})?)?$/u;
const CZECH_DAY = /^(\d{1,2})\.\s*(\d{1,2})\.\s*(\d{4}|\d{2})(?!\d)[,;]?\s*(?:v\s+)?(.*)$/u;
const NAMED_MONTH = /^(\d{1,2})\.\s*([a-z]{3,})\s+(\d{4})[,;]?\s*(?:v\s+)?(.*)$/u;
const DAY_WITHOUT_YEAR = /^\d{1,2}\.\s*(?:\d{1,2}\.?|[a-z]{3,})$/u;
const CLOCK = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?\s*(?:h|hod|hodin)?\.?$/u;
/** Days since 1899-12-30, as Excel stores dates; of the years 2009 to 2064. */
const EXCEL_DAYS = /^([45]\d{4})([.,]\d+)?$/u;
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);
const WHOLE_DAY = /^(?:cely den|celodenni|celodenne)$/u;
/** „18.10“ is a time or a day of October. */
const TIME_OR_DAY = /^\d{1,2}\.(?:0[1-9]|1[0-2])$/u;
const START_OF_RANGE = /^(\d{1,2})\.(?:\s*(\d{1,2})\.)?$/u;

const isProblem = (read: CellTime | ImportProblem | null): read is ImportProblem => typeof read === 'string';

/**
 * Reads a cell with a day, a time or a range of them. Nothing is guessed: what may mean two times is a problem.
 * @returns null for an empty cell
 */
export function parseTimeCell(cell: string): ParsedTimeCell | null {
  const text = foldText(cell).replace(/\s+/gu, ' ').replace(WEEKDAY, '').replace(/^od /u, '');
  if (text === '') return null;
  if (WHOLE_DAY.test(text)) return { from: toCellTime(null, 0), until: toCellTime(null, DAY_MINUTES) };
  const whole = parseCellTime(text);
  if (whole && !isProblem(whole)) return { from: whole, until: null };
  for (const [first, last] of listSplits(text)) {
    const range = parseRange(first, last);
    if (range) return range;
  }
  return { problem: whole ?? (/\d[.:/-]\s*\d/u.test(text) ? 'dateUnclear' : 'timeUnclear') };
}

const toCellTime = (day: string | null, minute: number | null): CellTime => ({ day, minute, instant: null });

/** Places at which the text may be a range: signs that only stand between cellTimes come first. */
function* listSplits(text: string): Generator<[string, string]> {
  for (const sign of [/\s*[–—]\s*/u, /\s+-\s+/u, /\s+do\s+/u, /\s*-\s*/u]) {
    const parts = text.split(sign);
    const [first, last] = parts;
    if (parts.length === 2 && first && last) yield [first, last];
  }
}

function parseRange(first: string, last: string): TimeCellRange | null {
  const until = parseCellTime(last.replace(WEEKDAY, ''));
  if (!until || isProblem(until)) return null;
  const from = parseCellTime(completeDay(first, until));
  return from && !isProblem(from) ? { from, until } : null;
}

/** „1.“ and „1. 9.“ of „1.–3. 9. 2027“ are in the month and year of the last day. */
function completeDay(text: string, { day }: CellTime): string {
  const [, date, month] = START_OF_RANGE.exec(text) ?? [];
  if (date === undefined || day === null) return text;
  return `${date}. ${month ?? Number(day.slice(5, 7))}. ${day.slice(0, 4)}`;
}

/** @returns null for a text that is no time */
function parseCellTime(text: string): CellTime | ImportProblem | null {
  const excel = EXCEL_DAYS.exec(text);
  if (excel) return parseExcelDays(Number(text.replace(',', '.')));
  const iso = ISO.exec(text);
  if (iso) return parseIso(text, iso);
  if (TIME_OR_DAY.test(text)) return 'timeUnclear';
  const minute = parseClockTime(text);
  if (minute !== null) return toCellTime(null, minute);
  const [, date, month, year, rest] = CZECH_DAY.exec(text) ?? [];
  if (date !== undefined)
    return parseDayAndTime(year?.length === 2 ? `20${year}` : (year ?? ''), Number(month), date, rest ?? '');
  const [, named, name = '', ofYear, after] = NAMED_MONTH.exec(text) ?? [];
  if (named !== undefined) {
    const index = MONTHS.findIndex((month) => month.test(name));
    return index < 0 ? null : parseDayAndTime(ofYear ?? '', index + 1, named, after ?? '');
  }
  return DAY_WITHOUT_YEAR.test(text) ? 'yearMissing' : null;
}

function parseDayAndTime(
  year: string,
  month: number,
  date: string,
  time: string,
): CellTime | ImportProblem | null {
  const day = `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isCalendarDay(day)) return 'dateUnclear';
  if (time === '') return toCellTime(day, null);
  const minute = parseClockTime(time);
  return minute === null ? null : toCellTime(day, minute);
}

function parseIso(
  text: string,
  [, year, month, date, hour, minute, zone]: RegExpExecArray,
): CellTime | ImportProblem {
  const day = `${year}-${month}-${date}`;
  if (!isCalendarDay(day)) return 'dateUnclear';
  if (hour === undefined) return toCellTime(day, null);
  const minutes = Number(hour) * HOUR_MINUTES + Number(minute);
  if (Number(minute) > 59 || minutes > DAY_MINUTES) return 'timeUnclear';
  if (zone === undefined) return toCellTime(day, minutes);
  const instant = new Date(text.replace(' ', 't').toUpperCase());
  return Number.isNaN(instant.getTime()) ? 'timeUnclear' : { day: null, minute: null, instant };
}

function parseExcelDays(days: number): CellTime {
  const minutes = Math.round((days % 1) * DAY_MINUTES);
  const day = new Date(EXCEL_EPOCH + Math.floor(days) * DAY_MS).toISOString().slice(0, 10);
  return toCellTime(day, days % 1 === 0 ? null : minutes);
}

function parseClockTime(text: string): number | null {
  const [, hour, minute = '00'] = CLOCK.exec(text) ?? [];
  if (hour === undefined || Number(minute) > 59) return null;
  const minutes = Number(hour) * HOUR_MINUTES + Number(minute);
  return minutes <= DAY_MINUTES ? minutes : null;
}

/** What the columns of a row say of its time; null for those without a text. */
export type SlotCells = {
  readonly day: TimeCellRange | null;
  readonly start: TimeCellRange | null;
  readonly end: TimeCellRange | null;
  readonly durationMinutes: number | null;
  /** Whether any row of the table has a time of day. */
  readonly hasTimes: boolean;
};
export type ReadSlot =
  | { readonly startsAt: Date; readonly endsAt: Date }
  | { readonly problem: ImportProblem };

/** The slot of a row. Days without a time are whole days where the table has no times. */
export function resolveSlot({ day, start, end, durationMinutes, hasTimes }: SlotCells): ReadSlot {
  const from = merge(start?.from, day?.from);
  const last = end?.from ?? start?.until ?? day?.until ?? null;
  const startDay = from.day;
  if (from.instant === null && startDay === null) return { problem: 'dayMissing' };
  if (from.instant === null && from.minute === null) {
    if (hasTimes) return { problem: 'timeMissing' };
    return toSlot(toPragueTime(startDay ?? '', 0), toPragueTime(addDays(last?.day ?? startDay ?? ''), 0));
  }
  const startsAt = from.instant ?? toPragueTime(startDay ?? '', from.minute ?? 0);
  if (last === null) {
    if (durationMinutes === null) return { problem: 'endMissing' };
    return toSlot(startsAt, startsAt && addMinutes(startsAt, durationMinutes));
  }
  if (last.instant) return toSlot(startsAt, last.instant);
  if (last.minute === null || (startDay === null && last.day === null)) return { problem: 'endMissing' };
  // „22–2“ ends on the next day.
  const isNextDay = last.day === null && day?.until?.day == null && last.minute < (from.minute ?? 0);
  const endDay = last.day ?? day?.until?.day ?? (isNextDay ? addDays(startDay ?? '') : (startDay ?? ''));
  return toSlot(startsAt, toPragueTime(endDay, last.minute));
}

function merge(start: CellTime | undefined, day: CellTime | undefined): CellTime {
  return {
    day: start?.day ?? day?.day ?? null,
    minute: start?.minute ?? day?.minute ?? null,
    instant: start?.instant ?? (start ? null : (day?.instant ?? null)),
  };
}

const addMinutes = (time: Date, minutes: number): Date => new Date(time.getTime() + minutes * MINUTE_MS);

/** Null for a time that clocks skip in March. */
const toPragueTime = (day: string, minute: number): Date | null =>
  isExistingWallTime(day, minute) ? fromPragueWallTime(day, minute) : null;

const toSlot = (startsAt: Date | null, endsAt: Date | null): ReadSlot => {
  if (!startsAt || !endsAt) return { problem: 'timeSkipped' };
  return endsAt > startsAt ? { startsAt, endsAt } : { problem: 'endBeforeStart' };
};
