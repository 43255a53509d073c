import { LAYOUTS } from '@prostora/contracts';
import { isInClockRange, parseClockRange, parseDayStart } from './calendar.ts';
import type { ConditionSubject } from './condition-subject.ts';
import { toPeriodMask } from './periods.ts';
import type { CoveredTime, PriceListDefinition, PriceListRule } from './price-list.ts';

/** What codes of conditions refer to. */
export type ListCodes = Pick<PriceListDefinition, 'tariffs' | 'options' | 'periods' | 'dayStart'> & {
  /** Number of a purpose, the same for the same slug. */
  readonly getPurposeNumber: (slug: string) => number;
};

type Item = { readonly code: string };
/** What a rule demands; null for nothing. */
type Demand<T> = (rule: PriceListRule, list: ListCodes) => T | null;
type GetValue = (subject: ConditionSubject) => number;
type Condition = {
  /** Number of its words; 0 for a list that begins with its length. */
  readonly size: number;
  /** Words of the condition; null for a rule without it. */
  readonly compile: Demand<readonly number[]>;
  /** Whether it holds; its words begin at the position. */
  readonly holds: (words: Int32Array, at: number, subject: ConditionSubject) => boolean;
};

const NO_MINIMUM = -0x80000000;
const NO_MAXIMUM = 0x7fffffff;
const CLOCK_SHIFT = 12;
const CLOCK_MASK = (1 << CLOCK_SHIFT) - 1;
const LAYOUT_ITEMS: readonly Item[] = LAYOUTS.map((code) => ({ code }));

const toMask = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : numbers.reduce((mask, number) => mask | (number < 0 ? 0 : 1 << number), 0);

const toCodeMask = (codes: readonly string[], items: readonly Item[]): number | null =>
  toMask(codes.map((code) => items.findIndex((item) => item.code === code)));

const toRange = (min: number | null, max: number | null): readonly number[] | null =>
  min === null && max === null ? null : [min ?? NO_MINIMUM, max ?? NO_MAXIMUM];

const isInRange = (words: Int32Array, at: number, value: number): boolean =>
  value >= (words[at] ?? 0) && value <= (words[at + 1] ?? 0);

const compileWord =
  (demand: Demand<number>): Condition['compile'] =>
  (rule, list) => {
    const word = demand(rule, list);
    return word === null ? null : [word];
  };

const isAnyOf = (demand: Demand<number>, getBits: GetValue): Condition => ({
  size: 1,
  compile: compileWord(demand),
  holds: (words, at, subject) => ((words[at] ?? 0) & getBits(subject)) !== 0,
});

const isNoneOf = (demand: Demand<number>, getBits: GetValue): Condition => ({
  size: 1,
  compile: compileWord(demand),
  holds: (words, at, subject) => ((words[at] ?? 0) & getBits(subject)) === 0,
});

const isWithin = (compile: Condition['compile'], getValue: GetValue): Condition => ({
  size: 2,
  compile,
  holds: (words, at, subject) => isInRange(words, at, getValue(subject)),
});

const isOfMinutes = (time: CoveredTime): Condition =>
  isWithin(
    ({ when, covers }) => (covers === time ? toRange(when.minMinutes, when.maxMinutes) : null),
    ({ minutes }) => minutes[time],
  );

/** All conditions of a rule, in the order in which they are evaluated. */
const CONDITIONS = {
  tariffs: isAnyOf(
    ({ when }, { tariffs }) => toCodeMask(when.tariffs, tariffs),
    ({ tariffBit }) => tariffBit,
  ),
  purposes: {
    size: 0,
    compile: ({ when: { purposes } }, { getPurposeNumber }) =>
      purposes.length === 0 ? null : [purposes.length, ...purposes.map(getPurposeNumber)],
    holds(words, at, { purposes }) {
      const end = at + (words[at] ?? 0);
      for (let place = at + 1; place <= end; place += 1) if (purposes[words[place] ?? 0] === 1) return true;
      return false;
    },
  },
  layouts: isAnyOf(
    ({ when }) => toCodeMask(when.layouts, LAYOUT_ITEMS),
    ({ layoutBit }) => layoutBit,
  ),
  options: isAnyOf(
    ({ when }, { options }) => toCodeMask(when.options, options),
    ({ optionBits }) => optionBits,
  ),
  notOptions: isNoneOf(
    ({ when }, { options }) => toCodeMask(when.notOptions, options),
    ({ optionBits }) => optionBits,
  ),
  leadDays: isWithin(
    ({ when }) => toRange(null, when.maxLeadDays),
    ({ leadDays }) => leadDays,
  ),
  eventMinutes: isOfMinutes('event'),
  accessMinutes: isOfMinutes('access'),
  accessToEndMinutes: isOfMinutes('access_to_end'),
  weekdays: isAnyOf(
    ({ when }) => toMask(when.weekdays),
    ({ day }) => day.weekdayBit,
  ),
  periods: isAnyOf(
    ({ when }, list) => toPeriodMask(when.periods, list.periods),
    ({ periods }) => periods,
  ),
  notPeriods: isNoneOf(
    ({ when }, list) => toPeriodMask(when.notPeriods, list.periods),
    ({ periods }) => periods,
  ),
  clock: {
    size: 1,
    compile: compileWord(({ when }, { dayStart }) => {
      const range = parseClockRange(when, parseDayStart(dayStart));
      return range && range.from | (range.to << CLOCK_SHIFT);
    }),
    holds: (words, at, { startMinute }) => isInClockRange(startMinute, readClockRange(words[at] ?? 0)),
  },
  guests: {
    size: 2,
    compile: ({ when }) => toRange(when.minGuests, when.maxGuests),
    holds(words, at, subject) {
      if (!subject.hasGuests) subject.isGuestsMissing = true;
      return isInRange(words, at, subject.guests);
    },
  },
} satisfies Record<string, Condition>;

export const readClockRange = (word: number): { from: number; to: number } => ({
  from: word & CLOCK_MASK,
  to: word >>> CLOCK_SHIFT,
});

export const CONDITION_LIST: readonly Condition[] = Object.values(CONDITIONS);
const getFlag = (name: keyof typeof CONDITIONS): number => 1 << Object.keys(CONDITIONS).indexOf(name);

/** Bits of the conditions that a rule has, from 0 on in the order of the table. */
export const CONDITION_FLAGS = (1 << CONDITION_LIST.length) - 1;
export const CLOCK_FLAG = getFlag('clock');
/** The first condition on the day. */
export const WEEKDAYS_FLAG = getFlag('weekdays');
/** Conditions on the day. */
export const DAY_FLAGS = WEEKDAYS_FLAG | getFlag('periods') | getFlag('notPeriods');

/** The conditions of a rule of a valid list: their bits, and their words in the order of the table. */
export function compileConditions(rule: PriceListRule, list: ListCodes): { flags: number; words: number[] } {
  let flags = 0;
  const words: number[] = [];
  for (let place = 0; place < CONDITION_LIST.length; place += 1) {
    const own = CONDITION_LIST[place]?.compile(rule, list);
    if (!own) continue;
    flags |= 1 << place;
    words.push(...own);
  }
  return { flags, words };
}
