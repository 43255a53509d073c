import * as lexicon from './lexicon.ts';
import type { SentenceDraft } from './sentence-draft.ts';

export type CalendarDay = { readonly day: number; readonly month: number; readonly year: number | null };
type Span = { readonly from: number; readonly to: number };
export type DatePhrase = Span &
  (
    | { readonly kind: 'days'; readonly first: CalendarDay; readonly last: CalendarDay }
    | { readonly kind: 'relative'; readonly days: number }
    | { readonly kind: 'weekdays'; readonly first: number; readonly last: number; readonly isNext: boolean }
    | { readonly kind: 'weekend'; readonly isNext: boolean }
    | { readonly kind: 'months'; readonly first: number; readonly last: number; readonly year: number | null }
    | { readonly kind: 'season'; readonly month: number; readonly year: number | null }
    | { readonly kind: 'period'; readonly unit: 'week' | 'month'; readonly isNext: boolean }
    | { readonly kind: 'year'; readonly year: number }
    | { readonly kind: 'silvester'; readonly year: number | null }
  );

const OR = new Set(['nebo', 'ci', 'alebo', 'anebo', 'a', 'i', '/', ',', 'or', 'and']);
const WEEK = new Set(['tyden', 'tydnu', 'tydne', 'tyzden', 'tyzdni', 'week']);
const MONTH = new Set(['mesic', 'mesici', 'mesice', 'mesiac', 'month']);
const THIS_YEAR = new Set(['letos', 'letosniho']);
const NEXT_YEAR = new Set(['napresrok', 'pristi']);
const ENGLISH_MONTH =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/u;
/** „2 prosinec“ is no day, „2 prosince“ is. */
export const NOMINATIVE_MONTH =
  /^(?:leden|unor|brezen|duben|kveten|cerven|cervenec|srpen|rijen|listopad|prosinec|januar|februar|marec|maj|jun|jul)$/u;
/** Abbreviations of weekdays that are other words as well. */
const OTHER_WORDS = new Set(['po', 'so', 'ne']);
const ORDINAL = new Set(['th', 'st', 'nd', 'rd']);
/** „18.9.27“ is of this century. */
const CENTURY = 2000;
const MAX_YEARS_AHEAD = 20;

/** Phrases of dates in the order of the sentence. */
export function findDatePhrases(draft: SentenceDraft): DatePhrase[] {
  const found: DatePhrase[] = [];
  for (let at = 0; at < draft.tokens.length;) {
    const phrase = draft.isFree(at) ? readPhrase(draft, at) : readSilvester(draft, at);
    if (phrase !== null) found.push(phrase);
    at = phrase?.to ?? at + 1;
  }
  return found;
}

function readPhrase(draft: SentenceDraft, at: number): DatePhrase | null {
  return (
    readIsoDay(draft, at) ??
    readDays(draft, at) ??
    readSilvester(draft, at) ??
    readMonths(draft, at) ??
    readSeason(draft, at) ??
    readWeekdays(draft, at) ??
    readPeriod(draft, at) ??
    readRelative(draft, at) ??
    readYear(draft, at)
  );
}

/** 2027-05-15. */
function readIsoDay(draft: SentenceDraft, at: number): DatePhrase | null {
  const [year, month, day] = [0, 2, 4].map((step) => readPlain(draft, at + step, 4));
  if (!year || !month || !day || !isYear(draft, year)) return null;
  if (draft.getWord(at + 1) !== '-' || draft.getWord(at + 3) !== '-' || month > 12 || day > 31) return null;
  const one = { day, month, year };
  return { kind: 'days', first: one, last: one, from: at, to: at + 5 };
}

/** One day, or the first and the last one: „10.–12. června“, „28. dubna – 2. května“. */
function readDays(draft: SentenceDraft, at: number): DatePhrase | null {
  const start = draft.getWord(at) === 'od' ? at + 1 : at;
  const first = readDay(draft, start);
  if (first !== null) {
    const last = draft.isAny(first.to, lexicon.RANGE)
      ? (readDay(draft, first.to + 1) ?? readSameMonth(draft, start, first))
      : null;
    const year = first.value.year ?? last?.value.year ?? null;
    if (last !== null)
      return { kind: 'days', first: { ...first.value, year }, last: last.value, from: at, to: last.to };
    return { kind: 'days', first: first.value, last: first.value, from: at, to: first.to };
  }
  const day = readPlain(draft, start, 2);
  if (day === null || day < 1 || day > 31) return null;
  const hasDot = draft.getWord(start + 1) === '.';
  const joint = start + (hasDot ? 2 : 1);
  if (!draft.isAny(joint, lexicon.RANGE) && !(hasDot && draft.isAny(joint, OR))) return null;
  const last = readDay(draft, joint + 1);
  if (last === null || last.value.day < day) return null;
  return { kind: 'days', first: { ...last.value, day }, last: last.value, from: at, to: last.to };
}

type DayMatch = { value: CalendarDay; to: number };

/** „june 10-12“. */
function readSameMonth(draft: SentenceDraft, start: number, { value, to }: DayMatch): DayMatch | null {
  const day = ENGLISH_MONTH.test(draft.getWord(start)) ? readPlain(draft, to + 1, 2) : null;
  return day === null || day < value.day || isCounted(draft, to + 2)
    ? null
    : withYear(draft, { day, month: value.month }, to + 2);
}

/** „15. 5.“, „15. května 2027“, „15 may“, „june 12“. */
function readDay(draft: SentenceDraft, at: number): DayMatch | null {
  const named = ENGLISH_MONTH.test(draft.getWord(at)) ? readPlain(draft, at + 1, 2) : null;
  if (named !== null && named >= 1 && named <= 31 && !isCounted(draft, at + 2)) {
    const end = draft.isAny(at + 2, ORDINAL) ? at + 3 : at + 2;
    return withYear(draft, { day: named, month: lexicon.MONTHS.get(draft.getWord(at)) ?? 1 }, end);
  }
  const day = readPlain(draft, at, 2);
  if (day === null || day < 1 || day > 31) return null;
  const hasDot = draft.getWord(at + 1) === '.';
  let next = hasDot || draft.isAny(at + 1, ORDINAL) ? at + 2 : at + 1;
  if (draft.getWord(next) === 'of') next += 1;
  const word = draft.getWord(next);
  const month = lexicon.MONTHS.get(word);
  if (month !== undefined)
    return !hasDot && NOMINATIVE_MONTH.test(word) ? null : withYear(draft, { day, month }, next + 1);
  const numeric = hasDot ? readPlain(draft, next, 2) : null;
  if (numeric === null || numeric < 1 || numeric > 12) return null;
  const isClosed = draft.getWord(next + 1) === '.';
  const isGlued = draft.tokens[next]?.isSpaced === false;
  if (!isClosed && (!isGlued || isCounted(draft, next + 1))) return null;
  const end = next + (isClosed ? 2 : 1);
  const short = isClosed && draft.tokens[end]?.isSpaced === false ? readPlain(draft, end, 2) : null;
  if (short !== null && isYear(draft, CENTURY + short))
    return { value: { day, month: numeric, year: CENTURY + short }, to: end + 1 };
  return withYear(draft, { day, month: numeric }, end);
}

function withYear(draft: SentenceDraft, day: { day: number; month: number }, at: number): DayMatch {
  const year = readYearNumber(draft, at);
  return { value: { ...day, year: year?.value ?? null }, to: year?.to ?? at };
}

/** Whether a unit follows a number, which then is no part of a date. */
const isCounted = (draft: SentenceDraft, at: number): boolean =>
  [lexicon.PEOPLE, lexicon.CURRENCY, lexicon.HOUR_UNITS, lexicon.OTHER_UNITS, lexicon.SLANG_THOUSANDS].some(
    (units) => draft.isAny(at, units),
  ) || /^tis/u.test(draft.getWord(at));

function readSilvester(draft: SentenceDraft, at: number): DatePhrase | null {
  // „silvestrovská párty“ is the purpose already, and still says the day.
  const owner = draft.getOwner(at);
  if (owner !== undefined && owner.slot !== 'purpose') return null;
  if (!lexicon.SILVESTER.has(draft.tokens[at]?.word ?? '')) return null;
  const year = readYearNumber(draft, at + 1);
  return { kind: 'silvester', year: year?.value ?? null, from: at, to: year?.to ?? at + 1 };
}

/** „v květnu“, „květen 2027“, „červen nebo červenec“. */
function readMonths(draft: SentenceDraft, at: number): DatePhrase | null {
  const first = lexicon.MONTHS.get(draft.getWord(at));
  if (first === undefined) return readNumericMonth(draft, at);
  let last = first;
  let to = at + 1;
  if (draft.isAny(to, OR) || draft.isAny(to, lexicon.RANGE)) {
    const next = ['v', 've'].includes(draft.getWord(to + 1)) ? to + 2 : to + 1;
    const second = lexicon.MONTHS.get(draft.getWord(next));
    if (second !== undefined) [last, to] = [second, next + 1];
  }
  const year = readYearNumber(draft, to);
  return { kind: 'months', first, last, year: year?.value ?? null, from: at, to: year?.to ?? to };
}

/** „5/2027“. */
function readNumericMonth(draft: SentenceDraft, at: number): DatePhrase | null {
  const month = readPlain(draft, at, 2);
  const year = draft.getWord(at + 1) === '/' ? readPlain(draft, at + 2, 4) : null;
  if (!month || month > 12 || !year || !isYear(draft, year)) return null;
  return { kind: 'months', first: month, last: month, year, from: at, to: at + 3 };
}

function readSeason(draft: SentenceDraft, at: number): DatePhrase | null {
  const month = lexicon.SEASONS.get(draft.getWord(at));
  if (month === undefined) return null;
  const year = readYearNumber(draft, at + 1);
  return { kind: 'season', month, year: year?.value ?? null, from: at, to: year?.to ?? at + 1 };
}

/** „příští sobotu“, „od pátku do neděle“, „o víkendu“. */
function readWeekdays(draft: SentenceDraft, at: number): DatePhrase | null {
  const isNext = draft.isAny(at, lexicon.NEXT);
  const start = isNext || draft.isAny(at, lexicon.THIS) ? at + 1 : at;
  if (draft.isAny(start, lexicon.WEEKENDS)) return { kind: 'weekend', isNext, from: at, to: start + 1 };
  const first = lexicon.WEEKDAYS.get(draft.getWord(start));
  if (first === undefined) return readAbbreviation(draft, at);
  const next = draft.isAny(start + 1, lexicon.RANGE) ? start + 2 : 0;
  const last = lexicon.WEEKDAYS.get(draft.getWord(next));
  if (next > 0 && last !== undefined)
    return { kind: 'weekdays', first, last, isNext, from: at, to: next + 1 };
  return { kind: 'weekdays', first, last: first, isNext, from: at, to: start + 1 };
}

/** „pá 4. 12.“, „čt 18–20“, „v so“. „po“, „so“ and „ne“ are other words too, so a bare number is not enough. */
function readAbbreviation(draft: SentenceDraft, at: number): DatePhrase | null {
  const weekday = lexicon.WEEKDAY_ABBREVIATIONS.get(draft.getWord(at));
  if (weekday === undefined || draft.tokens[at - 1]?.kind === 'number') return null;
  const end = draft.getWord(at + 1) === '.' ? at + 2 : at + 1;
  const isAmbiguous = OTHER_WORDS.has(draft.getWord(at));
  const isWeekday =
    readDay(draft, end) !== null ||
    draft.isAny(end, lexicon.DAY_PARTS) ||
    ['v', 've'].includes(draft.tokens[at - 1]?.word ?? '') ||
    (!isAmbiguous && (draft.getWord(end) === 'od' || draft.tokens[end]?.kind === 'number'));
  return isWeekday
    ? { kind: 'weekdays', first: weekday, last: weekday, isNext: false, from: at, to: end }
    : null;
}

/** „příští týden“, „tento měsíc“, „příští rok“. */
function readPeriod(draft: SentenceDraft, at: number): DatePhrase | null {
  const isNext = draft.isAny(at, lexicon.NEXT);
  const thisYear = Number(draft.today.slice(0, 4));
  if (draft.isAny(at, THIS_YEAR)) return { kind: 'year', year: thisYear, from: at, to: at + 1 };
  if (!isNext && !draft.isAny(at, lexicon.THIS))
    return draft.isAny(at, NEXT_YEAR) ? { kind: 'year', year: thisYear + 1, from: at, to: at + 1 } : null;
  const span = { from: at, to: at + 2 };
  if (draft.isAny(at + 1, WEEK)) return { kind: 'period', unit: 'week', isNext, ...span };
  if (draft.isAny(at + 1, MONTH)) return { kind: 'period', unit: 'month', isNext, ...span };
  if (!draft.isAny(at + 1, lexicon.YEAR)) return null;
  return { kind: 'year', year: thisYear + (isNext ? 1 : 0), ...span };
}

/** „zítra“, „za týden“, „za 14 dní“. */
function readRelative(draft: SentenceDraft, at: number): DatePhrase | null {
  const days = lexicon.RELATIVE_DAYS.get(draft.getWord(at));
  if (days !== undefined) return { kind: 'relative', days, from: at, to: at + 1 };
  if (draft.getWord(at) === 'tonight') return { kind: 'relative', days: 0, from: at, to: at };
  if (draft.getWord(at) !== 'za') return null;
  if (draft.isAny(at + 1, WEEK)) return { kind: 'relative', days: 7, from: at, to: at + 2 };
  const count = draft.readNumber(at + 1);
  const unit = draft.getWord(count?.end ?? at);
  if (count === null || count.value > 99 || !/^(?:dni|dnu|dny|tydny|tydnu)$/u.test(unit)) return null;
  const days7 = Math.round(count.value) * (unit.startsWith('t') ? 7 : 1);
  return { kind: 'relative', days: days7, from: at, to: count.end + 1 };
}

/** „rok 2027“, „v roce 2027“, „2027 únor“. */
function readYear(draft: SentenceDraft, at: number): DatePhrase | null {
  const isBeforeSpan = draft.isAny(at + 1, lexicon.MONTHS) || draft.isAny(at + 1, lexicon.SEASONS);
  if (!isBeforeSpan && !draft.isAny(at, lexicon.YEAR)) return null;
  const year = readYearNumber(draft, at);
  return year === null ? null : { kind: 'year', year: year.value, from: at, to: year.to };
}

function readYearNumber(draft: SentenceDraft, at: number): { value: number; to: number } | null {
  let start = at;
  while (draft.isAny(start, lexicon.YEAR) || (start > at && draft.getWord(start) === '.')) start += 1;
  const value = readPlain(draft, start, 4);
  if (value === null || !isYear(draft, value) || isCounted(draft, start + 1)) return null;
  return { value, to: start + 1 };
}

function isYear(draft: SentenceDraft, value: number): boolean {
  const thisYear = Number(draft.today.slice(0, 4));
  return value >= thisYear - 1 && value <= thisYear + MAX_YEARS_AHEAD;
}

/** Value of a token of digits, of at most so many. */
function readPlain(draft: SentenceDraft, at: number, maxLength: number): number | null {
  const token = draft.tokens[at];
  if (token?.kind !== 'number' || !draft.isFree(at) || token.text.length > maxLength) return null;
  return Number(token.text);
}
