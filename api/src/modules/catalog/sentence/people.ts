import * as lexicon from './lexicon.ts';
import type { NumberMatch } from './numbers.ts';
import type { SentenceDraft } from './sentence-draft.ts';

const MAX_GUESTS = 100_000;
/** „pro 500“ is people, „pro 2000“ alone is not. */
const MAX_BARE = 999;
/** Endings of a round birthday in digits. */
const MILESTONE = /^(?:t?(?:ka|ku|ky|ce)|(?:t|et|cet)?in(?:y|am)?)$/u;
const ADDED = new Set(['a', '+', 'i', 'plus', 'and']);
const BARE = new Set([
  ...lexicon.ABOUT,
  ...'pro pre for do max maximalne kapacita kapacitou pocet poctu nas osob lidi'.split(' '),
]);
const US = new Set([
  'nas',
  'nam',
  'budeme',
  'jsme',
  'pocet',
  'poctu',
  'osob',
  'lidi',
  'hostu',
  'ucastniku',
  'we',
]);

type Count = { readonly value: number; readonly from: number; readonly to: number };

/** Number of guests: counts with a word for people stand above bare ones. */
export function readPeople(draft: SentenceDraft): void {
  const count = findCounted(draft) ?? findBare(draft);
  if (count === null) return;
  draft.values.guests = count.value;
  draft.claim('guests', '', count.from, count.to);
}

/** Index of „18ka“ or „60tiny“; „40tka lidí“ counts people. */
export function findMilestone({ tokens }: SentenceDraft): number | null {
  const at = tokens.findIndex(
    ({ text }, index) =>
      /^\d{2,3}$/u.test(text) &&
      MILESTONE.test(tokens[index + 1]?.word ?? '') &&
      tokens[index + 1]?.isSpaced === false &&
      !lexicon.PEOPLE.has(tokens[index + 2]?.word ?? ''),
  );
  return at < 0 ? null : at;
}

/** Ages and anniversaries are no people: „výročí 10 let“, „50. narozeniny“. */
export function ignoreAges(draft: SentenceDraft): void {
  for (let at = 0; at < draft.tokens.length; at += 1) {
    const number = draft.readNumber(at);
    if (number === null) continue;
    const next = draft.tokens[number.end]?.word === '.' ? number.end + 1 : number.end;
    const hasMark = next > number.end || draft.tokens[next]?.word === '-';
    const word = draft.tokens[hasMark && draft.tokens[next]?.word === '-' ? next + 1 : next]?.word ?? '';
    if (lexicon.AGES.has(word)) {
      const isClaimed = draft.getOwner(next) !== undefined;
      draft.ignore(at, isClaimed ? next : next + 1);
    } else if (draft.tokens[at - 1]?.word === 'vyroci') draft.ignore(at, number.end);
  }
}

function findCounted(draft: SentenceDraft): Count | null {
  for (let at = 0; at < draft.tokens.length; at += 1) {
    const count = readCounted(draft, at);
    if (count === null) continue;
    const isListed = draft.getWord(count.to) === ',' && count.isKind;
    const isJoined = isListed || draft.isAny(count.to, ADDED);
    const next = isJoined ? readCounted(draft, count.to + 1) : null;
    const isSum = next !== null && (next.isKind || (count.isKind && !isListed));
    return isSum ? { value: count.value + next.value, from: at, to: next.to } : count;
  }
  return null;
}

/** „80 lidí“, „20–30 osob“, „20 velkých hostů“. */
function readCounted(draft: SentenceDraft, at: number): (Count & { isKind: boolean }) | null {
  const number = readUpper(draft, at);
  if (number === null || !isPlausible(number.value)) return null;
  const start = draft.getWord(number.end) === '+' ? number.end + 1 : number.end;
  for (const unit of [start, start + 1]) {
    if (unit > start && !isAdjective(draft.getWord(start))) break;
    const isPair = draft.isAny(unit, lexicon.PAIRS);
    if (!isPair && !draft.isAny(unit, lexicon.PEOPLE)) continue;
    const isKind = draft.isAny(unit, lexicon.ADULTS_OR_CHILDREN);
    return { value: number.value * (isPair ? 2 : 1), from: at, to: unit + 1, isKind };
  }
  return null;
}

/** The number, or the upper end of a range: „20–30“, „20 až 30“. */
function readUpper(draft: SentenceDraft, at: number): NumberMatch | null {
  const first = draft.readNumber(at);
  if (first === null) return null;
  const joint = draft.getWord(first.end);
  const last = ['-', 'az', 'do', '/'].includes(joint)
    ? draft.readNumber(first.end + (draft.getWord(first.end + 1) === 'do' ? 2 : 1))
    : null;
  return last !== null && last.value > first.value ? last : first;
}

const isAdjective = (word: string): boolean => /(?:ych|ich|y|i|ymi|imi)$/u.test(word) && word.length > 3;
const isPlausible = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= MAX_GUESTS;

function findBare(draft: SentenceDraft): Count | null {
  let loose: Count | null = null;
  for (let at = 0; at < draft.tokens.length; at += 1) {
    const number = readUpper(draft, at);
    if (number === null || !isPlausible(number.value) || number.value > MAX_BARE) continue;
    if (isOther(draft, number.end)) {
      at = number.end - 1;
      continue;
    }
    const count = { value: number.value, from: at, to: number.end };
    if (draft.isAny(at - 1, BARE) || isOfUs(draft, at) || isPlus(draft, number.end)) return count;
    if (number.isNoun) loose ??= count;
    at = number.end - 1;
  }
  return loose;
}

/** „bude nás 30“, „nás bude asi 30“. */
function isOfUs(draft: SentenceDraft, at: number): boolean {
  for (let back = at - 1; back >= Math.max(0, at - 3); back -= 1) if (draft.isAny(back, US)) return true;
  return false;
}

const isPlus = (draft: SentenceDraft, at: number): boolean =>
  draft.getWord(at) === '+' && draft.tokens[at]?.isSpaced === false;

const isOther = (draft: SentenceDraft, at: number): boolean => {
  const next = draft.getWord(at);
  const afterDot = next === '.' ? draft.getWord(at + 1) : '';
  return (
    lexicon.OTHER_UNITS.has(next) ||
    lexicon.CURRENCY.has(next) ||
    next === '%' ||
    next === ':' ||
    lexicon.AGES.has(afterDot)
  );
};
