import { czechHolidays, dayAfter, pragueInstant, pragueWall, weekdayOf } from '@prostora/contracts';

/** A weekly rule in wall time of Europe/Prague; see the entity. */
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

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY_MINUTES = 1440;

/** A day of the calendar; `midnights` are its beginning and its end. */
type Day = { readonly day: string; readonly weekday: number; readonly midnights: readonly [number, number] };

/** Occurrences of the rules that touch the half-open span, each rule's in order. A day belongs to the rule by its beginning. */
export function occurrencesOf<Rule extends WeeklyHours>(
  rules: readonly Rule[],
  from: Date,
  until: Date,
): Occurrence<Rule>[] {
  if (rules.length === 0 || from >= until) return [];
  const days = calendar(dayAfter(pragueWall(from).day, -1), pragueWall(until).day);
  const holidays = new Set(
    [...new Set(days.map(({ day }) => Number(day.slice(0, 4))))].flatMap(czechHolidays),
  );
  return rules.flatMap((rule) => {
    const exceptions = new Set(rule.exceptions);
    return days.flatMap((day, index) => {
      if (!holdsOn(rule, day, holidays, exceptions)) return [];
      const [startsAt, endsAt] = [
        instantOf(days, index, rule.fromMinute),
        instantOf(days, index, rule.toMinute),
      ];
      return startsAt < endsAt && startsAt < until.getTime() && endsAt > from.getTime()
        ? [{ rule, startsAt: new Date(startsAt), endsAt: new Date(endsAt) }]
        : [];
    });
  });
}

/** Whether two rules say the same hours of one of the same days, at a time when both hold: pages would show them twice. */
export function wouldShowTwice(
  one: Omit<WeeklyHours, 'exceptions'>,
  other: Omit<WeeklyHours, 'exceptions'>,
): boolean {
  return (
    one.fromMinute === other.fromMinute &&
    one.toMinute === other.toMinute &&
    one.weekdays.some((weekday) => other.weekdays.includes(weekday)) &&
    beginsBeforeEndOf(one, other) &&
    beginsBeforeEndOf(other, one)
  );
}

const WEEK_MINUTES = 7 * DAY_MINUTES;

/** A weekday on which both rules hold at the same time, `null` where there is none. */
export function findOverlapDay(
  one: Omit<WeeklyHours, 'exceptions'>,
  other: Omit<WeeklyHours, 'exceptions'>,
): number | null {
  if (!beginsBeforeEndOf(one, other) || !beginsBeforeEndOf(other, one)) return null;
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

const beginsBeforeEndOf = (
  { validFrom }: Pick<WeeklyHours, 'validFrom'>,
  { validUntil }: Pick<WeeklyHours, 'validUntil'>,
): boolean => validFrom === null || validUntil === null || validFrom <= validUntil;

function holdsOn(
  rule: WeeklyHours,
  { day, weekday }: Day,
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

/** The days from the first to the last one, and one more, into which the last one’s hours run. */
function calendar(first: string, last: string): Day[] {
  const days: Day[] = [];
  let begins = pragueInstant(first, 0).getTime();
  for (let day = first; day <= dayAfter(last, 1); day = dayAfter(day)) {
    const ends = pragueInstant(dayAfter(day), 0).getTime();
    days.push({ day, weekday: weekdayOf(day), midnights: [begins, ends] });
    begins = ends;
  }
  return days;
}

/**
 * The instant of a wall time so many minutes after the midnight a day begins with. Time zones are asked only on the two nights of the
 * year that need it. A time the clocks skip counts as the moment they jump, for hours that never were must open nothing and neighbouring
 * rules must not meet; one that comes twice is the first, so that a rule over it lasts an hour longer.
 */
function instantOf(days: readonly Day[], index: number, minute: number): number {
  const on = days[index + Math.floor(minute / DAY_MINUTES)];
  const own = minute % DAY_MINUTES;
  if (!on) return Number.NaN;
  const [begins, ends] = on.midnights;
  if (ends - begins === DAY_MINUTES * MINUTE) return begins + own * MINUTE;
  const instant = pragueInstant(on.day, own);
  return pragueWall(instant).minute === own ? instant.getTime() : Math.floor(instant.getTime() / HOUR) * HOUR;
}
