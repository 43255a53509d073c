import {
  addDays,
  DAY_MS,
  fromPragueWallTime,
  getWeekday,
  isCzechHoliday,
  MINUTE_MS,
  toPragueDay,
  toPragueWallTime,
} from '@prostora/contracts';
import {
  countLeadDays,
  countListDays,
  countStarted24Hours,
  isInPeriod,
  splitByListDay,
  toListDay,
} from '../calendar.ts';
import { VAT_ITEMS } from '../price-list.ts';
import type { VatRate } from '../quote.ts';
import { findVatRate, MAX_TAXED_RENT_MINUTES } from '../vat.ts';
import { HOLIDAYS, SCHOOL_HOLIDAYS } from './encoding.ts';
import { toDayNumber } from './compile-price-list.ts';

/** What conditions ask about a day. */
export type DayDetails = {
  /** YYYYMMDD. */
  readonly number: number;
  /** Bit of the weekday, 1 = Monday. */
  readonly weekdayBit: number;
  /** `HOLIDAYS` and `SCHOOL_HOLIDAYS`. */
  readonly builtInPeriods: number;
};
/** Part of the slot on one day of a list, in minutes since the midnight of the day. */
export type PieceDetails = DayDetails & {
  readonly from: number;
  readonly until: number;
  /** Elapsed minutes at a minute of the clock, from the midnight of the day on; null where they are the same. */
  readonly toElapsed: ((minute: number) => number) | null;
};
/** The slot in the calendar of lists with one start of the day. */
export type CalendarDetails = {
  readonly start: DayDetails;
  readonly dayCount: number;
  readonly pieces: readonly PieceDetails[];
};

const NO_BUILT_IN = new Map<string, never>();

/** Details by day, for the few hundred days that are asked for. */
const knownDays = new Map<string, DayDetails>();
const MAX_KNOWN_DAYS = 2000;

/** @param day YYYY-MM-DD */
export function toDayDetails(day: string): DayDetails {
  const known = knownDays.get(day);
  if (known) return known;
  const details: DayDetails = {
    number: toDayNumber(day),
    weekdayBit: 1 << getWeekday(day),
    builtInPeriods:
      (isCzechHoliday(day) ? HOLIDAYS : 0) |
      (isInPeriod('school_holidays', day, { periods: NO_BUILT_IN }) ? SCHOOL_HOLIDAYS : 0),
  };
  if (knownDays.size >= MAX_KNOWN_DAYS) knownDays.clear();
  knownDays.set(day, details);
  return details;
}

/** What the prices of a slot depend on, computed once for all lists. */
export class SlotDetails {
  readonly minutes: number;
  readonly startMinute: number;
  readonly leadDays: number;
  readonly started24Hours: number;
  readonly isInWholeMinutes: boolean;
  /** Whether minutes of the clock are elapsed minutes on all days of the slot and next to them. */
  readonly isRegular: boolean;
  /** Number of the rate of VAT by item, and the rates in hundredths of a percent. */
  readonly rateNumbers: Uint8Array;
  readonly rates: readonly number[];
  private readonly calendars = new Map<number, CalendarDetails>();
  private lastDayStart = -1;
  private lastCalendar: CalendarDetails | null = null;
  private readonly span: { readonly from: number; readonly until: number };

  constructor(
    startsAt: Date,
    endsAt: Date,
    { now, vatRates }: { readonly now: Date; readonly vatRates: readonly VatRate[] },
  ) {
    this.span = { from: startsAt.getTime(), until: endsAt.getTime() };
    this.minutes = Math.ceil((this.span.until - this.span.from) / MINUTE_MS);
    const { day, minute } = toPragueWallTime(startsAt);
    this.startMinute = minute;
    this.leadDays = countLeadDays(now, startsAt);
    this.started24Hours = countStarted24Hours(this.span);
    this.isInWholeMinutes = this.span.from % MINUTE_MS === 0 && this.span.until % MINUTE_MS === 0;
    this.isRegular = this.isInWholeMinutes && isWithoutClockChange(this.span);
    const isLongRent = this.minutes > MAX_TAXED_RENT_MINUTES;
    const rates = VAT_ITEMS.map((item) =>
      isLongRent && item === 'rent' ? 0 : Math.round(findVatRate(vatRates, item, day) * 100),
    );
    this.rates = [...new Set(rates)];
    this.rateNumbers = Uint8Array.from(rates, (rate) => this.rates.indexOf(rate));
  }

  /** @param dayStart minutes since midnight */
  getCalendar(dayStart: number): CalendarDetails {
    if (dayStart === this.lastDayStart && this.lastCalendar) return this.lastCalendar;
    const calendar = this.calendars.get(dayStart) ?? this.buildCalendar(dayStart);
    this.calendars.set(dayStart, calendar);
    this.lastDayStart = dayStart;
    this.lastCalendar = calendar;
    return calendar;
  }

  private buildCalendar(dayStart: number): CalendarDetails {
    const toMinutes = (at: number, midnight: number): number => (at - midnight) / MINUTE_MS;
    return {
      start: toDayDetails(toListDay(this.span.from, dayStart)),
      dayCount: countListDays(this.span, dayStart),
      pieces: splitByListDay(this.span, dayStart).map(({ day, from, until }) => {
        const midnight = fromPragueWallTime(day, 0).getTime();
        const toElapsed = this.isRegular ? null : buildClock(day, midnight);
        const span = { from: toMinutes(from, midnight), until: toMinutes(until, midnight) };
        return { ...toDayDetails(day), ...span, toElapsed };
      }),
    };
  }
}

/** Clock of a day next to a clock change, for the few times that rules name. */
function buildClock(day: string, midnight: number): (minute: number) => number {
  const known = new Map<number, number>();
  return (minute) => {
    const elapsed = known.get(minute) ?? (fromPragueWallTime(day, minute).getTime() - midnight) / MINUTE_MS;
    known.set(minute, elapsed);
    return elapsed;
  };
}

/** Whether all days from the one before a span to the one after it have 24 hours. */
function isWithoutClockChange({ from, until }: { from: number; until: number }): boolean {
  const first = addDays(toPragueDay(from), -1);
  const end = addDays(toPragueDay(until), 2);
  const elapsed = fromPragueWallTime(end, 0).getTime() - fromPragueWallTime(first, 0).getTime();
  const days = (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS;
  return elapsed === days * DAY_MS;
}
