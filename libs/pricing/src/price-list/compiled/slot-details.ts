import {
  addDays,
  DAY_MS,
  fromPragueWallTime,
  MINUTE_MS,
  toPragueDay,
  toPragueWallTime,
} from '@prostora/contracts';
import {
  countLeadDays,
  countListDays,
  countMinutes,
  countStarted24Hours,
  toListDay,
  type MsSpan,
} from '../calendar.ts';
import { listDayPieces, type ListDayPiece } from '../condition-reader.ts';
import { toDayDetails, type DayDetails } from '../periods.ts';
import { VAT_ITEMS, type CoveredTime } from '../price-list.ts';
import type { VatRate } from '../quote.ts';
import { findVatRate, MAX_TAXED_RENT_MINUTES } from '../vat.ts';

/** The slot in the calendar of lists with one start of the day. */
export type CalendarDetails = {
  readonly start: DayDetails;
  readonly dayCount: number;
  readonly pieces: readonly ListDayPiece[];
};

/** What the prices of a slot depend on, computed once for all lists. */
export class SlotDetails {
  readonly minutes: number;
  /** Without entry and exit all are the same. */
  readonly coveredMinutes: Readonly<Record<CoveredTime, number>>;
  readonly span: MsSpan;
  readonly startMinute: number;
  readonly leadDays: number;
  readonly started24Hours: number;
  /** Whether minutes of the clock are elapsed minutes on all days of the slot and next to them. */
  readonly isRegular: boolean;
  /** Number of the rate of VAT by item, and the rates in hundredths of a percent. */
  readonly rateNumbers: Uint8Array;
  readonly rates: readonly number[];
  private readonly calendars = new Map<number, CalendarDetails>();
  private lastDayStart = -1;
  private lastCalendar: CalendarDetails | null = null;

  constructor(
    startsAt: Date,
    endsAt: Date,
    { now, vatRates }: { readonly now: Date; readonly vatRates: readonly VatRate[] },
  ) {
    this.span = { from: startsAt.getTime(), until: endsAt.getTime() };
    this.minutes = countMinutes(this.span);
    this.coveredMinutes = { event: this.minutes, access: this.minutes, access_to_end: this.minutes };
    const { day, minute } = toPragueWallTime(startsAt);
    this.startMinute = minute;
    this.leadDays = countLeadDays(now, startsAt);
    this.started24Hours = countStarted24Hours(this.span);
    const isInWholeMinutes = this.span.from % MINUTE_MS === 0 && this.span.until % MINUTE_MS === 0;
    this.isRegular = isInWholeMinutes && isWithoutClockChange(this.span);
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
    return {
      start: toDayDetails(toListDay(this.span.from, dayStart)),
      dayCount: countListDays(this.span, dayStart),
      pieces: listDayPieces(this.span, dayStart, this.isRegular),
    };
  }
}

/** Whether all days from the one before a span to the one after it have 24 hours. */
function isWithoutClockChange({ from, until }: { from: number; until: number }): boolean {
  const first = addDays(toPragueDay(from), -1);
  const end = addDays(toPragueDay(until), 2);
  const elapsed = fromPragueWallTime(end, 0).getTime() - fromPragueWallTime(first, 0).getTime();
  const days = (Date.parse(`${end}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / DAY_MS;
  return elapsed === days * DAY_MS;
}
