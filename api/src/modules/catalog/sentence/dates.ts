import { addDays, getWeekday } from '@prostora/contracts';
import { findDatePhrases, type CalendarDay, type DatePhrase } from './date-phrases.ts';
import { listWeekdays, readRepetition } from './repetition.ts';
import type { SentenceDraft } from './sentence-draft.ts';

type DayRange = { readonly from: string; readonly to: string };
type DateResult = DayRange & { readonly isFlexible: boolean };
type PhraseOf<K extends DatePhrase['kind']> = Extract<DatePhrase, { kind: K }>;

const MAX_LEAP_GAP = 8;
const SATURDAY = 6;
const pad = (value: number): string => String(value).padStart(2, '0');

/** Dates: exact days stand above weeks and months, these above weekdays, which then only narrow them. */
export function readDates(draft: SentenceDraft): void {
  const phrases = findDatePhrases(draft);
  const years = findPhrases(phrases, 'year');
  const year = years[0]?.year ?? null;
  if (readRepetition(draft, phrases, (phrase, from) => resolveRange(from, phrase, year))) return;
  const exact =
    findPhrases(phrases, 'days').find((one) => resolveDays(draft.today, one, year) !== null) ??
    findPhrases(phrases, 'silvester')[0] ??
    findPhrases(phrases, 'relative')[0];
  if (exact !== undefined) {
    const named = [...findPhrases(phrases, 'weekdays'), ...findPhrases(phrases, 'weekend'), ...years];
    setDates(draft, resolveExact(draft, exact, year), [exact, ...named]);
    return;
  }
  const span =
    findPhrases(phrases, 'months')[0] ??
    findPhrases(phrases, 'season')[0] ??
    findPhrases(phrases, 'period')[0];
  if (span !== undefined) {
    setDates(draft, resolveSpan(draft.today, span, year), [span, ...years]);
    narrowToWeekdays(draft, phrases);
    return;
  }
  const week = findPhrases(phrases, 'weekdays');
  if (week.length > 0) setWeekdays(draft, week);
  else if (findPhrases(phrases, 'weekend')[0] !== undefined)
    setDates(
      draft,
      resolveWeekend(draft.today, findPhrases(phrases, 'weekend')[0]?.isNext ?? false),
      findPhrases(phrases, 'weekend'),
    );
  else if (year !== null) setDates(draft, resolveYear(draft.today, year), years);
}

/** Days of a phrase from a day on; those of a year beside other phrases belong to these. */
function resolveRange(from: string, phrase: DatePhrase, year: number | null): DayRange | null {
  switch (phrase.kind) {
    case 'days':
      return resolveDays(from, phrase, year);
    case 'relative':
      return { from: addDays(from, phrase.days), to: addDays(from, phrase.days) };
    case 'months':
    case 'season':
    case 'period':
      return resolveSpan(from, phrase, year);
    case 'year':
      return resolveYear(from, phrase.year);
    default:
      return null;
  }
}

const findPhrases = <K extends DatePhrase['kind']>(phrases: readonly DatePhrase[], kind: K): PhraseOf<K>[] =>
  phrases.filter((one): one is PhraseOf<K> => one.kind === kind);

function setDates(draft: SentenceDraft, dates: DateResult, phrases: readonly DatePhrase[]): void {
  draft.values.dateFrom = dates.from;
  draft.values.dateTo = dates.to;
  draft.values.isFlexible = dates.isFlexible;
  for (const { from, to, kind } of phrases) {
    draft.claim('date', '', from, to);
    if (kind === 'silvester') draft.share('date', '', from, to);
  }
}

function resolveExact(
  draft: SentenceDraft,
  phrase: PhraseOf<'days'> | PhraseOf<'silvester'> | PhraseOf<'relative'>,
  year: number | null,
): DateResult {
  const { today } = draft;
  if (phrase.kind === 'relative') {
    const day = addDays(today, phrase.days);
    return { from: day, to: day, isFlexible: false };
  }
  if (phrase.kind === 'silvester') {
    const day = `${phrase.year ?? year ?? today.slice(0, 4)}-12-31`;
    return { from: day, to: day, isFlexible: false };
  }
  return resolveDays(today, phrase, year) ?? { from: today, to: today, isFlexible: false };
}

/** Null for days that do not exist. */
function resolveDays(today: string, phrase: PhraseOf<'days'>, year: number | null): DateResult | null {
  const from = resolveDay(today, phrase.first, year);
  if (from === null) return null;
  const to = resolveDay(from, phrase.last, phrase.last.year);
  return to === null || to < from ? null : { from, to, isFlexible: false };
}

/** The next such day from a day on; with a year that day of it. */
function resolveDay(
  from: string,
  { day, month, year }: CalendarDay,
  otherYear: number | null,
): string | null {
  const known = year ?? otherYear;
  if (known !== null) return toDay(known, month, day);
  const first = Number(from.slice(0, 4));
  for (let candidate = first; candidate <= first + MAX_LEAP_GAP; candidate += 1) {
    const found = toDay(candidate, month, day);
    if (found !== null && found >= from) return found;
  }
  return null;
}

function toDay(year: number, month: number, day: number): string | null {
  return day <= getMonthLength(year, month) ? `${year}-${pad(month)}-${pad(day)}` : null;
}

const getMonthLength = (year: number, month: number): number =>
  new Date(Date.UTC(year, month, 0)).getUTCDate();

function resolveSpan(
  today: string,
  phrase: PhraseOf<'months'> | PhraseOf<'season'> | PhraseOf<'period'>,
  year: number | null,
): DateResult {
  if (phrase.kind === 'period') return resolvePeriod(today, phrase);
  const [first, count] =
    phrase.kind === 'season'
      ? [phrase.month, 3]
      : [phrase.first, ((phrase.last - phrase.first + 12) % 12) + 1];
  return clampToToday(today, resolveMonths(today, first, count, phrase.year ?? year));
}

/** Months from the first one; without a year the present ones, otherwise the next. */
function resolveMonths(today: string, first: number, count: number, year: number | null): DayRange {
  const build = (firstYear: number): DayRange => {
    const last = first + count - 1;
    const [lastYear, lastMonth] = last > 12 ? [firstYear + 1, last - 12] : [firstYear, last];
    const length = getMonthLength(lastYear, lastMonth);
    return { from: `${firstYear}-${pad(first)}-01`, to: `${lastYear}-${pad(lastMonth)}-${pad(length)}` };
  };
  if (year !== null) return build(year);
  const thisYear = Number(today.slice(0, 4));
  return [thisYear - 1, thisYear].map(build).find(({ to }) => to >= today) ?? build(thisYear + 1);
}

const clampToToday = (today: string, { from, to }: DayRange): DateResult => ({
  from: from < today && to >= today ? today : from,
  to,
  isFlexible: true,
});

function resolvePeriod(today: string, { unit, isNext }: PhraseOf<'period'>): DateResult {
  if (unit === 'week') {
    const monday = addDays(today, 1 - getWeekday(today) + (isNext ? 7 : 0));
    return clampToToday(today, { from: monday, to: addDays(monday, 6) });
  }
  const month = Number(today.slice(5, 7)) + (isNext ? 1 : 0);
  const year = Number(today.slice(0, 4)) + (month > 12 ? 1 : 0);
  return clampToToday(today, resolveMonths(today, month > 12 ? 1 : month, 1, year));
}

const resolveYear = (today: string, year: number): DateResult =>
  clampToToday(today, { from: `${year}-01-01`, to: `${year}-12-31` });

function resolveWeekend(today: string, isNext: boolean): DateResult {
  const weekday = getWeekday(today);
  const saturday = addDays(today, SATURDAY - weekday + (isNext ? 7 : 0));
  return { from: saturday < today ? today : saturday, to: addDays(saturday, 1), isFlexible: true };
}

/** The nearest such day, today included; a next one is of the week after this. */
function resolveWeekday(today: string, weekday: number, isNext: boolean): string {
  const ahead = weekday - getWeekday(today);
  return addDays(today, isNext ? ahead + 7 : (ahead + 7) % 7);
}

function setWeekdays(draft: SentenceDraft, phrases: readonly PhraseOf<'weekdays'>[]): void {
  const [phrase] = phrases;
  if (phrase === undefined) return;
  const from = resolveWeekday(draft.today, phrase.first, phrase.isNext);
  if (phrase.first !== phrase.last) {
    const to = addDays(from, (phrase.last - phrase.first + 7) % 7);
    setDates(draft, { from, to, isFlexible: false }, [phrase]);
    return;
  }
  const days = phrases
    .filter(({ first, last }) => first === last)
    .map(({ first, isNext }) => resolveWeekday(draft.today, first, isNext || phrase.isNext))
    .sort();
  const to = days.at(-1) ?? from;
  setDates(draft, { from: days[0] ?? from, to, isFlexible: to !== days[0] }, phrases);
  if (to !== days[0]) narrowToWeekdays(draft, phrases);
}

/** Weekdays beside a month or season: any of them in that time. */
function narrowToWeekdays(draft: SentenceDraft, phrases: readonly DatePhrase[]): void {
  for (const { kind, from, to } of phrases)
    if (kind === 'weekdays' || kind === 'weekend') draft.claim('weekdays', '', from, to);
  draft.values.weekdays = listWeekdays(phrases);
}
