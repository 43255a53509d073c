import { addDays, getWeekday, listRepeatDays } from '@prostora/contracts';
import type { DatePhrase } from './date-phrases.ts';
import * as lexicon from './lexicon.ts';
import type { SentenceDraft } from './sentence-draft.ts';

type Span = { readonly from: number; readonly to: number };
/** What says that an event repeats. */
type Repetition = { readonly weeks: number; readonly spans: readonly Span[] };
type DayRange = { readonly from: string; readonly to: string };
/** Resolves a phrase to the next such days from a day on; null for a weekday or days that do not exist. */
export type RangeResolver = (phrase: DatePhrase, from: string) => DayRange | null;

const WEEK = new Set(['tyden', 'tydny', 'tydnu', 'tyzden', 'week', 'weeks']);
const WEEKLY = new Set(['tydne', 'tyzdenne']);
const DAYS = new Set(['dni', 'dnu', 'dny', 'days']);
const ONCE = new Set(['jednou', 'x', 'krat', 'dvakrat']);
const EDGES = new Set(['konce', 'zacatku']);
const SATURDAY = 6;
const SUNDAY = 7;
/** Length of a repetition whose end is not said. */
const DEFAULT_DAYS = 8 * 7;
const MAX_WEEKS = 4;

/** Weekdays of the phrases, ascending. */
export function listWeekdays(phrases: readonly DatePhrase[]): number[] {
  const weekdays = phrases.flatMap((phrase) => {
    if (phrase.kind === 'weekend') return [SATURDAY, SUNDAY];
    if (phrase.kind !== 'weekdays') return [];
    const count = ((phrase.last - phrase.first + SUNDAY) % SUNDAY) + 1;
    return Array.from({ length: count }, (_, step) => ((phrase.first + step - 1) % SUNDAY) + 1);
  });
  return [...new Set(weekdays)].sort((one, other) => one - other);
}

/**
 * „každé úterý od února do června“: the days, the weekdays and the weeks from one date to the next.
 * @returns whether the sentence says a repetition with its weekdays
 */
export function readRepetition(
  draft: SentenceDraft,
  phrases: readonly DatePhrase[],
  resolve: RangeResolver,
): boolean {
  const repetition = findRepetition(draft, phrases);
  if (repetition === null) return false;
  const named = phrases.filter(({ kind }) => kind === 'weekdays' || kind === 'weekend');
  const dated = phrases.filter((phrase) => !named.includes(phrase));
  const { from, to, spans } = resolveBounds(draft, dated, resolve);
  const weekdays = named.length > 0 || from === null ? listWeekdays(named) : [getWeekday(from)];
  const pattern = { weekdays, every: repetition.weeks, skipHolidays: false, except: [] };
  const start = from ?? draft.today;
  const [first] = listRepeatDays(start, { ...pattern, until: addDays(start, MAX_WEEKS * 7) }, 1);
  const end = to ?? addDays(first ?? start, DEFAULT_DAYS);
  if (first === undefined || first > end) return false;
  Object.assign(draft.values, { dateFrom: start, dateTo: end, isFlexible: true, weekdays });
  draft.values.repeat = repetition.weeks;
  for (const span of [...repetition.spans, ...named]) draft.claim('repeat', '', span.from, span.to);
  for (const span of spans) draft.claim('date', '', span.from, span.to);
  return true;
}

function findRepetition(draft: SentenceDraft, phrases: readonly DatePhrase[]): Repetition | null {
  const found = draft.tokens.flatMap((_, at) => readRhythm(draft, phrases, at) ?? []);
  const [first] = found;
  return first === undefined ? null : { weeks: first.weeks, spans: found.flatMap(({ spans }) => spans) };
}

/** „každé (druhé)“ before a weekday, „každé 2 týdny“, „každých 14 dní“, „jednou týdně“, „pravidelně“. */
function readRhythm(draft: SentenceDraft, phrases: readonly DatePhrase[], at: number): Repetition | null {
  const build = (weeks: number, to: number): Repetition => ({ weeks, spans: [{ from: at, to }] });
  if (draft.isAny(at, lexicon.REPEATED)) return build(1, at + 1);
  if (draft.isAny(at, WEEKLY)) {
    const isCounted = draft.isAny(at - 1, ONCE);
    const hasNumber = draft.tokens[at - 2]?.kind === 'number' && draft.isFree(at - 2);
    const from = isCounted ? at - (hasNumber ? 2 : 1) : at;
    return isCounted ? { weeks: 1, spans: [{ from, to: at + 1 }] } : null;
  }
  if (!draft.isAny(at, lexicon.EVERY)) return null;
  const count = draft.readNumber(at + 1);
  const ordinal = lexicon.EVERY_OTHER.get(draft.getWord(at + 1));
  const next = ordinal === undefined ? (count?.end ?? at + 1) : at + 2;
  const number = ordinal ?? count?.value ?? 1;
  if (draft.isAny(next, WEEK)) return number <= MAX_WEEKS ? build(number, next + 1) : null;
  if (draft.isAny(next, DAYS)) {
    const weeks = number / 7;
    return Number.isInteger(weeks) && weeks <= MAX_WEEKS ? build(weeks, next + 1) : null;
  }
  const isOfDay = phrases.some(
    ({ kind, from }) => (kind === 'weekdays' || kind === 'weekend') && from === next,
  );
  return isOfDay && number <= MAX_WEEKS ? build(number, next) : null;
}

type Bounds = { readonly from: string | null; readonly to: string | null; readonly spans: readonly Span[] };

/** „od 5. ledna“ is the start only, „do června“ the end only. */
function resolveBounds(draft: SentenceDraft, phrases: readonly DatePhrase[], resolve: RangeResolver): Bounds {
  let from: string | null = null;
  let to: string | null = null;
  const spans: Span[] = [];
  for (const phrase of phrases) {
    const range = resolve(phrase, from ?? draft.today);
    if (range === null) continue;
    const hasEdge = draft.isAny(phrase.from - 1, EDGES);
    const start = phrase.from - (hasEdge ? 1 : 0);
    const before = draft.getWord(start) === 'od' ? 'od' : draft.getWord(start - 1);
    const isRange = range.from !== range.to && phrase.kind === 'days';
    if (before !== 'do') from ??= range.from;
    if (before !== 'od' || isRange || isSeveralMonths(phrase)) to = range.to;
    spans.push({ from: start, to: phrase.to });
  }
  return { from, to: to !== null && to < (from ?? draft.today) ? null : to, spans };
}

const isSeveralMonths = (phrase: DatePhrase): boolean =>
  phrase.kind === 'months' && phrase.first !== phrase.last;
