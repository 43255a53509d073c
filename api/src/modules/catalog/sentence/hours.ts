import { DAY_MINUTES } from '@prostora/contracts';
import * as lexicon from './lexicon.ts';
import type { SentenceDraft } from './sentence-draft.ts';

type Clock = { readonly minute: number; readonly to: number; readonly isExplicit: boolean };
type Hours = { from: number | null; to: number | null };

const NOON = 720;
/** Fewer hours after a day are a duration: „sobota 4 hodiny“. */
const EARLIEST_OF_DAY = 540;
/** 6:00 of the next day, the latest end. */
const LATEST = 1800;
const FROM = new Set(['od', 'from', 'zacatek', 'mezi']);
const UNTIL = new Set(['do', 'az', '-', 'to', 'until', 'till', 'a']);
/** Before an end that stands alone. */
const END_WORDS = new Set(['do', 'until', 'till']);
const AT = new Set(['v', 've', 'o', 'at', 'zacatek', 'po', 'okolo', 'kolem']);
const NAMED: ReadonlyMap<string, number> = new Map([
  ['pulnoci', DAY_MINUTES],
  ['pulnoc', DAY_MINUTES],
  ['polnoci', DAY_MINUTES],
  ['midnight', DAY_MINUTES],
  ['rana', LATEST],
  ['svitani', LATEST],
  ['poledne', NOON],
  ['poledni', NOON],
]);
const CLOCK_UNITS = new Set(['pm', 'am', 'rano', 'rana']);
const BEFORE_PEOPLE = new Set(['pro', 'cca', 'asi', 'kolem', 'okolo', 'for']);
const WHOLE_DAY = new Set(['cely', 'celej', 'whole', 'all', 'celodenne']);
const DAY_WORD = new Set(['den', 'day']);

/** Hours of the day. Exact hours stand above „večer“, which then only tells morning from evening. */
export function readHours(draft: SentenceDraft): void {
  const part = findDayPart(draft);
  const found = findHours(draft);
  if (found === null) {
    if (part === null) return;
    setHours(draft, { from: part.hours[0], to: part.hours[1] });
    claimSpans(draft, [part]);
    return;
  }
  const hours = part === null ? found.hours : toPartOfDay(found.hours, part.hours[0]);
  if (!setHours(draft, hours)) return;
  claimSpans(draft, part === null ? [found] : [found, part]);
}

type Span = { readonly from: number; readonly to: number };
const claimSpans = (draft: SentenceDraft, spans: readonly Span[]): void => {
  for (const { from, to } of spans) draft.claim('time', '', from, to);
};

/** Sets valid hours; an end not after the start, or one of the night without a start, is of the next day. */
function setHours(draft: SentenceDraft, { from, to }: Hours): boolean {
  const end = to !== null && to <= (from ?? LATEST - DAY_MINUTES) ? to + DAY_MINUTES : to;
  draft.values.timeFrom = from === DAY_MINUTES ? null : from;
  draft.values.timeTo = end !== null && end > LATEST ? null : end;
  return draft.values.timeFrom !== null || draft.values.timeTo !== null;
}

/** „od 7 do 11 večer“: 19–23; „večer do rána“: 18–30. */
function toPartOfDay({ from, to }: Hours, start: number): Hours {
  if (from === null) return { from: start, to };
  if (start < NOON) return { from, to };
  const shift = (minute: number | null): number | null =>
    minute !== null && minute < NOON && minute > 0 ? minute + NOON : minute;
  if (from >= NOON) return { from, to };
  return { from: shift(from), to: shift(to) };
}

function findDayPart(draft: SentenceDraft): (Span & { hours: readonly [number, number] }) | null {
  for (let at = 0; at < draft.tokens.length; at += 1) {
    const hours = lexicon.DAY_PARTS.get(draft.getWord(at));
    if (hours !== undefined) return { hours, from: at, to: at + 1 };
    if (draft.isAny(at, WHOLE_DAY) && draft.isAny(at + 1, DAY_WORD))
      return { hours: [480, 1200], from: at, to: at + 2 };
  }
  return null;
}

function findHours(draft: SentenceDraft): (Span & { hours: Hours }) | null {
  let single: (Span & { hours: Hours }) | null = null;
  for (let at = 0; at < draft.tokens.length; at += 1) {
    if (!draft.isFree(at)) continue;
    const range = readRange(draft, at);
    if (range !== null) return range;
    single ??= readSingle(draft, at);
  }
  return single;
}

/** „od 16 do půlnoci“, „8-20“, „18:30–23“. */
function readRange(draft: SentenceDraft, at: number): (Span & { hours: Hours }) | null {
  const isIntroduced = draft.isAny(at, FROM);
  const first = readClock(draft, isIntroduced ? at + 1 : at);
  if (first === null || (first.minute > DAY_MINUTES && !isIntroduced) || !draft.isAny(first.to, UNTIL))
    return null;
  const joint = draft.getWord(first.to);
  if (joint === 'a' && draft.getWord(at) !== 'mezi') return null;
  if (joint === 'do' && draft.getWord(at - 1) === 'do') return null;
  const last = readEnd(draft, draft.getWord(first.to + 1) === 'do' ? first.to + 2 : first.to + 1);
  if (last === null || isCounted(draft, last.to) || isOrdinal(draft, last.to)) return null;
  const isExplicit = isIntroduced || first.isExplicit || last.isExplicit;
  const isPlainJoint = joint === '-' || (joint === 'az' && isAfterDay(draft, at));
  if (!isExplicit && (!isPlainJoint || !isBareRange(draft, at, first.minute, last.minute))) return null;
  const from = first.minute === LATEST ? 360 : first.minute;
  return { hours: { from, to: last.minute }, from: at, to: last.to };
}

/** Whether „9-17“ without a unit may be hours: a day, or a night from evening on. */
function isBareRange(draft: SentenceDraft, at: number, from: number, to: number): boolean {
  if (BEFORE_PEOPLE.has(draft.tokens[at - 1]?.word ?? '')) return false;
  return from < to || (from >= 1020 && to <= 360);
}

function readSingle(draft: SentenceDraft, at: number): (Span & { hours: Hours }) | null {
  const word = draft.getWord(at);
  const introduced = (END_WORDS.has(word) ? readEnd : readClock)(draft, at + 1);
  if (introduced !== null && !isCounted(draft, introduced.to) && !isOrdinal(draft, introduced.to)) {
    const { minute, to, isExplicit } = introduced;
    if (isCountedRange(draft, to)) return null;
    const isFrom = (FROM.has(word) && word !== 'mezi') || (AT.has(word) && isExplicit) || word === 'v';
    if (isFrom && minute <= DAY_MINUTES)
      return { hours: { from: minute % DAY_MINUTES, to: null }, from: at, to };
    if (isFrom && minute === LATEST) return { hours: { from: 360, to: null }, from: at, to };
    if (END_WORDS.has(word) && isExplicit) return { hours: { from: null, to: minute }, from: at, to };
  }
  const bare = readClock(draft, at);
  const isClock = bare !== null && bare.isExplicit && draft.tokens[at]?.kind === 'number';
  if (!isClock || bare.minute >= DAY_MINUTES || isDuration(draft, at, bare.minute)) return null;
  return { hours: { from: bare.minute, to: null }, from: at, to: bare.to };
}

const isAfterDay = (draft: SentenceDraft, at: number): boolean => draft.getOwner(at - 1)?.slot === 'date';

/** „4 hodiny“ and „na 13 h“; „pátek 13 hod“ is a time of that day. */
function isDuration(draft: SentenceDraft, at: number, minute: number): boolean {
  if (draft.tokens[at - 1]?.word === 'na') return true;
  const isOfDay = isAfterDay(draft, at) && minute >= EARLIEST_OF_DAY;
  return !isOfDay && /^ho(?:d|ur)/u.test(draft.getWord(at + 1));
}

/** An end of the night may be told twice: „do 4 do rána“. */
function readEnd(draft: SentenceDraft, at: number): Clock | null {
  const clock = readClock(draft, at);
  const isTwice =
    clock !== null &&
    clock.minute <= LATEST - DAY_MINUTES &&
    draft.getWord(clock.to) === 'do' &&
    draft.getWord(clock.to + 1) === 'rana';
  return isTwice ? { ...clock, to: clock.to + 2, isExplicit: true } : clock;
}

/** „18“, „18:30“, „18.30“, „18h“, „sedmi“, „půlnoci“. */
function readClock(draft: SentenceDraft, at: number): Clock | null {
  const named = NAMED.get(draft.getWord(at));
  if (named !== undefined) return { minute: named, to: at + 1, isExplicit: true };
  const token = draft.tokens[at];
  if (!draft.isFree(at) || token === undefined || token.kind === 'mark') return null;
  let hour: number;
  let to = at + 1;
  if (token.kind === 'number') {
    if (token.text.length > 2) return null;
    hour = Number(token.text);
  } else {
    const number = draft.readNumber(at);
    if (number === null || number.isNoun) return null;
    hour = number.value;
    to = number.end;
  }
  if (hour > 24) return null;
  const minutes = token.kind === 'number' ? readMinutes(draft, to) : null;
  if (minutes !== null) to += 2;
  const unit = draft.getWord(to);
  const isAfternoon = unit === 'pm' && hour < 12;
  const hasUnit = lexicon.HOUR_UNITS.has(unit) || CLOCK_UNITS.has(unit);
  if (hasUnit) to += draft.getWord(to + 1) === '.' && unit.startsWith('h') ? 2 : 1;
  const minute = (hour + (isAfternoon ? 12 : 0)) * 60 + (minutes ?? 0);
  return minute > DAY_MINUTES ? null : { minute, to, isExplicit: hasUnit || minutes !== null };
}

function readMinutes(draft: SentenceDraft, at: number): number | null {
  const [mark, next] = [draft.tokens[at], draft.tokens[at + 1]];
  if ((mark?.word !== ':' && mark?.word !== '.') || mark.isSpaced || !draft.isFree(at)) return null;
  if (next?.kind !== 'number' || next.isSpaced || next.text.length !== 2 || !draft.isFree(at + 1))
    return null;
  const minutes = Number(next.text);
  return minutes < 60 ? minutes : null;
}

/** Whether the number before counts something else: people, money, days. */
const isCounted = (draft: SentenceDraft, at: number): boolean =>
  [lexicon.PEOPLE, lexicon.PAIRS, lexicon.CURRENCY, lexicon.OTHER_UNITS].some((units) =>
    draft.isAny(at, units),
  ) || draft.getWord(at) === '%';

/** „od 10 do 20 lidí“. */
function isCountedRange(draft: SentenceDraft, at: number): boolean {
  const last = draft.isAny(at, UNTIL) ? readClock(draft, at + 1) : null;
  return last !== null && isCounted(draft, last.to);
}

/** „od 5. …“ is a day, not an hour. */
const isOrdinal = (draft: SentenceDraft, at: number): boolean =>
  draft.getWord(at) === '.' &&
  draft.tokens[at + 1] !== undefined &&
  draft.tokens[at]?.isSpaced === false &&
  draft.tokens[at + 1]?.kind === 'word' &&
  draft.isAny(at + 1, lexicon.MONTHS);

const DURATION_UNITS = new Set(
  'hodin hodiny hodinu hodinku hodinky hodinek hod h den dny dni dnu dne tyden tydny tydnu mesic mesice mesicu noc noci minut min hours days'.split(
    ' ',
  ),
);

/** Durations („na 3 hodiny“, „na den“) are no value yet, and no words for the full text. */
export function ignoreDurations(draft: SentenceDraft): void {
  for (let at = 0; at < draft.tokens.length; at += 1) {
    const isHalf = draft.getWord(at) === 'pul';
    const number = isHalf ? null : draft.readNumber(at);
    const unit = isHalf ? at + 1 : (number?.end ?? (draft.getWord(at) === 'na' ? at + 1 : -1));
    if (unit >= 0 && draft.isAny(unit, DURATION_UNITS)) draft.ignore(at, unit + 1);
  }
}
