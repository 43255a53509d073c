import { DAY_MS } from './durations.ts';

const FIXED = [
  '01-01',
  '05-01',
  '05-08',
  '07-05',
  '07-06',
  '09-28',
  '10-28',
  '11-17',
  '12-24',
  '12-25',
  '12-26',
];

/** Easter Sunday of a year of the Gregorian calendar, as a timestamp (Meeus/Jones/Butcher). */
function computeEaster(year: number): number {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = d + e - 7 * Math.floor((a + 11 * d + 22 * e) / 451) + 114;
  return Date.UTC(year, Math.floor(f / 31) - 1, (f % 31) + 1);
}

/** Czech public holidays of a year as YYYY-MM-DD, in order (Act 245/2000 Coll., as amended in 2016). */
export function listCzechHolidays(year: number): string[] {
  const easter = computeEaster(year);
  return [
    ...FIXED.map((day) => `${String(year)}-${day}`),
    ...[-2, 1].map((days) => new Date(easter + days * DAY_MS).toISOString().slice(0, 10)),
  ].sort();
}

const holidaysByYear = new Map<string, ReadonlySet<string>>();

/** Whether a day (YYYY-MM-DD) is a Czech public holiday. The holidays of a year are computed once. */
export function isCzechHoliday(day: string): boolean {
  const year = day.slice(0, 4);
  let holidays = holidaysByYear.get(year);
  if (!holidays) {
    holidays = new Set(listCzechHolidays(Number(year)));
    holidaysByYear.set(year, holidays);
  }
  return holidays.has(day);
}
