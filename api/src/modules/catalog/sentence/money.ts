import * as lexicon from './lexicon.ts';
import type { NumberMatch } from './numbers.ts';
import type { SentenceDraft } from './sentence-draft.ts';

type Unit = 'event' | 'person' | 'hour';
type Amount = { readonly value: number; readonly from: number; readonly to: number; readonly unit: Unit };

const MAX_PRICE = 10_000_000;
const MIN_BARE = 1000;
const PERSON = new Set(
  'osobu os osoba osoby hlavu cloveka hosta dospeleho person pp guest head hlava'.split(' '),
);
const HOUR = new Set('hodinu hodina hod h hodinku hour hodinove hodiny'.split(' '));
const PER = new Set(['na', 'za', '/', 'per', 'a', 'od', 'kazdou']);
const FILLERS = new Set([
  ...lexicon.ABOUT,
  ...'je mame celkem : maximalne max do je nam ceny budgetu rozpoctu castky vyse ve vysi of is'.split(' '),
]);
const MILLIONS = /^mili?on/u;

/** Budgets: the first amount for the event, for a person and for an hour. */
export function readMoney(draft: SentenceDraft): void {
  for (let at = 0; at < draft.tokens.length;) {
    const amount = readAmount(draft, at);
    if (amount !== null) setAmount(draft, amount);
    at = amount?.to ?? at + 1;
  }
}

function setAmount(draft: SentenceDraft, { value, from, to, unit }: Amount): void {
  const { values } = draft;
  if (unit === 'person' && values.pricePerPerson === null) {
    values.pricePerPerson = value;
    draft.claim('price_max_per_person', '', from, to);
  } else if (unit === 'hour' && values.pricePerHour === null) {
    values.pricePerHour = value;
    draft.claim('price_max_per_hour', '', from, to);
  } else if (unit === 'event' && values.priceMax === null) {
    values.priceMax = value;
    draft.claim('price_max', '', from, to);
  }
}

function readAmount(draft: SentenceDraft, at: number): Amount | null {
  const first = draft.readNumber(at);
  if (first === null) return null;
  const range = readUpperEnd(draft, at, first);
  const number = range ?? first;
  const multiple = readMultiple(draft, number);
  const currencyEnd = readCurrency(draft, multiple.to);
  const unit = readUnit(draft, currencyEnd ?? multiple.to);
  const value = Math.round(number.value * multiple.factor);
  const limit = findLimit(draft, at);
  const isPeople = draft.isAny(multiple.to, lexicon.PEOPLE) && unit === null;
  if (isPeople || value > MAX_PRICE || (value < 1 && currencyEnd === null)) return null;
  const isThousands = number.isThousands || multiple.factor > 1;
  const isMoney =
    currencyEnd !== null ||
    (unit !== null && !draft.isAny(multiple.to, lexicon.OTHER_UNITS)) ||
    (isThousands && !draft.isAny(multiple.to, lexicon.OTHER_UNITS)) ||
    (limit !== null &&
      (value >= MIN_BARE || limit.isBudget) &&
      !draft.isAny(multiple.to, lexicon.OTHER_UNITS));
  if (!isMoney) return null;
  const end = unit?.to ?? currencyEnd ?? multiple.to;
  return { value, from: limit?.from ?? at, to: end, unit: unit?.unit ?? readUnitBefore(draft, at) };
}

/** „20–30 tisíc“, „od 20 000 do 30 000 Kč“. */
function readUpperEnd(draft: SentenceDraft, at: number, first: NumberMatch): NumberMatch | null {
  // „od 18 do 1 do 12 tisíc“ is no range of money.
  const isRange =
    draft.getWord(first.end) === 'do'
      ? draft.getWord(at - 1) === 'od'
      : draft.isAny(first.end, lexicon.RANGE);
  if (!isRange) return null;
  const last = draft.readNumber(first.end + 1);
  if (last === null) return null;
  const { factor, to } = readMultiple(draft, last);
  const isMoney = factor > 1 || last.isThousands || readCurrency(draft, to) !== null;
  return isMoney && last.value * factor > first.value ? last : null;
}

/** „30k“, „30 litrů“, „1,5 milionu“; thousands are read with the number. */
function readMultiple(draft: SentenceDraft, { end }: NumberMatch): { factor: number; to: number } {
  const word = draft.getWord(end);
  if (MILLIONS.test(word) || word === 'mega' || word === 'mil') return { factor: 1_000_000, to: end + 1 };
  const isGlued = draft.tokens[end]?.isSpaced === false;
  const isThousand =
    word === 'k'
      ? isGlued || readCurrency(draft, end + 1) !== null
      : lexicon.SLANG_THOUSANDS.has(word) && word !== 'kilo';
  return isThousand ? { factor: 1000, to: end + 1 } : { factor: 1, to: end };
}

/** Index after „Kč“, „korun“, „,-“; null without a currency. */
function readCurrency(draft: SentenceDraft, at: number): number | null {
  if (draft.isAny(at, lexicon.CURRENCY)) return at + 1;
  const isDash = [',', '.'].includes(draft.getWord(at)) && draft.getWord(at + 1) === '-';
  if (!isDash) return null;
  const end = draft.getWord(at + 2) === '-' ? at + 3 : at + 2;
  return draft.isAny(end, lexicon.CURRENCY) ? end + 1 : end;
}

/** „na osobu“, „/h“, „za hodinu“. */
function readUnit(draft: SentenceDraft, at: number): { unit: Unit; to: number } | null {
  const start = draft.isAny(at, PER) ? at + 1 : at;
  const word = draft.getWord(start);
  if (start === at && word !== 'pp' && word !== 'hodinove') return null;
  const unit = PERSON.has(word) ? 'person' : HOUR.has(word) ? 'hour' : null;
  if (unit === null) return null;
  return { unit, to: draft.getWord(start + 1) === '.' ? start + 2 : start + 1 };
}

/** „na osobu do 500 Kč“, „hodinová sazba do 400“. */
function readUnitBefore(draft: SentenceDraft, at: number): Unit {
  for (let back = at - 1; back >= Math.max(0, at - 4); back -= 1) {
    const isPer = draft.isAny(back - 1, PER);
    if (isPer && draft.isAny(back, PERSON)) return 'person';
    if ((isPer && draft.isAny(back, HOUR)) || /^hodinov/u.test(draft.getWord(back))) return 'hour';
  }
  return 'event';
}

/** The first of the words before an amount that call it a limit. */
function findLimit(draft: SentenceDraft, at: number): { from: number; isBudget: boolean } | null {
  let from: number | null = null;
  let isBudget = false;
  for (let back = at - 1; back >= 0; back -= 1) {
    const isLimit = draft.isAny(back, lexicon.LIMIT);
    if (!isLimit && !draft.isAny(back, FILLERS) && !(draft.getWord(back) === 'od' && back === at - 1)) break;
    if (isLimit) from = back;
    isBudget ||= draft.isAny(back, lexicon.BUDGET);
  }
  return from === null ? null : { from, isBudget };
}
