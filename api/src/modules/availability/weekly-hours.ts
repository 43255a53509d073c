import {
  DAY_MINUTES,
  addDays,
  DAY_MS,
  fromPragueWallTime,
  getWeekday,
  HOUR_MS,
  listCzechHolidays,
  MINUTE_MS,
  toPragueDay,
  toPragueWallTime,
} from '@prostora/contracts';

/** A weekly rule in wall time of Europe/Prague; units as in AvailabilityRule. */
export type WeeklyHours = {
  readonly weekdays: readonly number[];
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
  readonly onHolidays: boolean;
  readonly exceptions: readonly string[];
};
export type Occurrence<Rule> = { readonly rule: Rule; readonly startsAt: Date; readonly endsAt: Date };

/** A calendar day; `midnights` are its start and end in epoch milliseconds. */
type CalendarDay = {
  readonly day: string;
  readonly weekday: number;
  readonly midnights: readonly [number, number];
};

/**
 * Occurrences that overlap the half-open span, by rule and start. An occurrence belongs to the day on which
 * it starts.
 */
export function listOccurrences<Rule extends WeeklyHours>(
  rules: readonly Rule[],
  from: Date,
  until: Date,
): Occurrence<Rule>[] {
  if (rules.length === 0 || from >= until) return [];
  const { days, holidays } = getCalendar(from.getTime(), until.getTime());
  return rules.flatMap((rule) => {
    const exceptions = new Set(rule.exceptions);
    return days.flatMap((day, index) => {
      if (!appliesOn(rule, day, holidays, exceptions)) return [];
      const [startsAt, endsAt] = [
        resolveTimestamp(days, index, rule.fromMinute),
        resolveTimestamp(days, index, rule.toMinute),
      ];
      return startsAt < endsAt && startsAt < until.getTime() && endsAt > from.getTime()
        ? [{ rule, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }]
        : [];
    });
  });
}

type SpanCalendar = {
  readonly from: number;
  readonly until: number;
  readonly days: readonly CalendarDay[];
  readonly holidays: ReadonlySet<string>;
};
/** Of the last span: the catalogue asks thousands of spaces about the same one. */
let lastCalendar: SpanCalendar | null = null;

/** Days of a span and the holidays of their years. */
function getCalendar(from: number, until: number): SpanCalendar {
  if (lastCalendar?.from === from && lastCalendar.until === until) return lastCalendar;
  const days = listDays(addDays(toPragueDay(from), -1), toPragueDay(until));
  const years = new Set(days.map(({ day }) => Number(day.slice(0, 4))));
  lastCalendar = { from, until, days, holidays: new Set([...years].flatMap(listCzechHolidays)) };
  return lastCalendar;
}

/**
 * Whether both rules have the same hours on a common weekday while both are valid; pages would show the hours
 * twice.
 */
export function isDuplicateRule(
  one: Omit<WeeklyHours, 'exceptions'>,
  other: Omit<WeeklyHours, 'exceptions'>,
): boolean {
  return (
    one.fromMinute === other.fromMinute &&
    one.toMinute === other.toMinute &&
    one.weekdays.some((weekday) => other.weekdays.includes(weekday)) &&
    startsBeforeEnd(one, other) &&
    startsBeforeEnd(other, one)
  );
}

const WEEK_MINUTES = 7 * DAY_MINUTES;

/** A weekday on which the hours of both rules overlap, or null. */
export function findOverlapDay(
  one: Omit<WeeklyHours, 'exceptions'>,
  other: Omit<WeeklyHours, 'exceptions'>,
): number | null {
  if (!startsBeforeEnd(one, other) || !startsBeforeEnd(other, one)) return null;
  const isOverlapOn = (weekday: number, otherWeekday: number): boolean =>
    [-WEEK_MINUTES, 0, WEEK_MINUTES].some((shift) => {
      const [start, otherStart] = [weekday * DAY_MINUTES, otherWeekday * DAY_MINUTES + shift];
      return (
        start + one.fromMinute < otherStart + other.toMinute &&
        otherStart + other.fromMinute < start + one.toMinute
      );
    });
  return (
    other.weekdays.find((otherWeekday) =>
      one.weekdays.some((weekday) => isOverlapOn(weekday, otherWeekday)),
    ) ?? null
  );
}

const startsBeforeEnd = (
  { validFrom }: Pick<WeeklyHours, 'validFrom'>,
  { validUntil }: Pick<WeeklyHours, 'validUntil'>,
): boolean => validFrom === null || validUntil === null || validFrom <= validUntil;

function appliesOn(
  rule: WeeklyHours,
  { day, weekday }: CalendarDay,
  holidays: ReadonlySet<string>,
  exceptions: ReadonlySet<string>,
): boolean {
  return (
    rule.weekdays.includes(weekday) &&
    !exceptions.has(day) &&
    (rule.onHolidays || !holidays.has(day)) &&
    (rule.validFrom === null || day >= rule.validFrom) &&
    (rule.validUntil === null || day <= rule.validUntil)
  );
}

/** The days from `first` to `last`, plus one, because hours may extend into the next day. */
function listDays(first: string, last: string): CalendarDay[] {
  const days: CalendarDay[] = [];
  let startsAt = fromPragueWallTime(first, 0).getTime();
  for (let day = first; day <= addDays(last, 1); day = addDays(day)) {
    const endsAt = fromPragueWallTime(addDays(day), 0).getTime();
    days.push({ day, weekday: getWeekday(day), midnights: [startsAt, endsAt] });
    startsAt = endsAt;
  }
  return days;
}

/**
 * Epoch milliseconds of a wall time given in minutes since the midnight of a day. Time zone data is consulted
 * only for days that are not 24 hours long. A skipped time resolves to the moment of the change, so that it
 * opens nothing and adjacent rules do not overlap; a repeated time resolves to its first occurrence, so that
 * a rule across it lasts an hour longer.
 */
function resolveTimestamp(days: readonly CalendarDay[], index: number, minute: number): number {
  const calendarDay = days[index + Math.floor(minute / DAY_MINUTES)];
  const minuteOfDay = minute % DAY_MINUTES;
  if (!calendarDay) return Number.NaN;
  const [startsAt, endsAt] = calendarDay.midnights;
  if (endsAt - startsAt === DAY_MS) return startsAt + minuteOfDay * MINUTE_MS;
  const resolved = fromPragueWallTime(calendarDay.day, minuteOfDay);
  return toPragueWallTime(resolved).minute === minuteOfDay
    ? resolved.getTime()
    : Math.floor(resolved.getTime() / HOUR_MS) * HOUR_MS;
}
