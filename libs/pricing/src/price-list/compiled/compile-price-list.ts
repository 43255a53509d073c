import { LAYOUTS } from '@prostora/contracts';
import { parseClockRange, parseDayStart } from '../calendar.ts';
import {
  PRICE_LIST_LIMITS,
  TARIFF_KINDS,
  VAT_ITEMS,
  type PriceListDefinition,
  type PriceListPeriod,
  type PriceListRule,
  type RuleConditions,
} from '../price-list.ts';
import {
  CLOCK_SHIFT,
  COMPILED_KINDS,
  FIRST_KIND_WITHOUT_AMOUNT,
  FLAG,
  GROUP_CHEAPEST,
  GROUP_SIZE,
  GROUP_SPLIT,
  FEATURE_NET_VAT,
  FEATURE_SHARES,
  HEADER_LENGTH,
  HEADER_SIZE,
  HOLIDAYS,
  KIND,
  MAX_PERIODS,
  PERIOD_DAYS,
  PERIOD_FIXED,
  PERIOD_YEARLY,
  RULE_LENGTH_SHIFT,
  RULE_SIZE,
  SCHOOL_HOLIDAYS,
  TARIFF_BITS,
  TARIFF_INCOMPLETE,
  TARIFF_NONE,
  UNIT,
  UNITS,
  VAT_SHIFT,
} from './encoding.ts';

/** What the price of a list depends on besides hours, guests and choices; sum of bits. */
export const DEPENDENCY = { weekday: 1, holidays: 2, schoolHolidays: 4, ownPeriods: 8, date: 16 } as const;

export type CompiledPriceList = {
  readonly words: readonly number[];
  readonly dependencies: number;
  /** The price does not depend on the lead time from more days on; -1 where it never does. */
  readonly maxLeadDays: number;
};

const LAYOUT_NAMES: readonly string[] = LAYOUTS;
const NO_MAXIMUM = 0x7fffffff;
const MAX_INDEX = 200;

/**
 * Compiles a list to integers that `CompiledTotals` prices for the default choices: no entry, no add-ons, the
 * default options, no proof of a tariff.
 * @param getPurposeNumber number of a purpose, the same for the same slug
 * @returns null for a list that the form cannot express
 */
export function compilePriceList(
  definition: PriceListDefinition,
  getPurposeNumber: (slug: string) => number,
): CompiledPriceList | null {
  try {
    return new Compiler(definition, getPurposeNumber).compile();
  } catch (error) {
    if (error instanceof NotCompilable) return null;
    throw error;
  }
}

class NotCompilable extends Error {}
function assertCompilable(condition: boolean): asserts condition {
  if (!condition) throw new NotCompilable();
}

class Compiler {
  private dependencies = 0;
  private hasShares = false;
  private maxLeadDays = -1;
  private readonly defaultOptions: ReadonlySet<string>;
  private readonly definition: PriceListDefinition;
  private readonly getPurposeNumber: (slug: string) => number;

  constructor(definition: PriceListDefinition, getPurposeNumber: (slug: string) => number) {
    this.definition = definition;
    this.getPurposeNumber = getPurposeNumber;
    const { options, periods, tariffs, rules } = definition;
    assertCompilable(
      periods.length <= MAX_PERIODS && tariffs.length < TARIFF_NONE && rules.length <= MAX_INDEX,
    );
    this.defaultOptions = new Set(options.filter(({ isDefault }) => isDefault).map(({ code }) => code));
  }

  compile(): CompiledPriceList {
    const { vatPayer, includesVat, dayStart, periods, rules } = this.definition;
    // Deposits are not priced when the number of guests is known; the engine refuses inexact ones.
    assertCompilable(rules.reduce((total, rule) => total + getMaxDeposit(rule), 0) < Number.MAX_SAFE_INTEGER);
    const periodWords = periods.flatMap(compilePeriod);
    const groups = COMPILED_KINDS.flatMap((kind) => this.compileGroups(kind));
    const words = [
      0,
      (vatPayer && !includesVat ? FEATURE_NET_VAT : 0) | (this.hasShares ? FEATURE_SHARES : 0),
      parseDayStart(dayStart),
      ...compileTariffs(this.definition),
      periods.length,
      HEADER_SIZE + periodWords.length,
      ...periodWords,
      ...groups,
    ];
    words[HEADER_LENGTH] = words.length;
    assertCompilable(words.every((word) => Number.isInteger(word) && Math.abs(word) <= 2 ** 31));
    return { words, dependencies: this.dependencies, maxLeadDays: this.maxLeadDays };
  }

  /** Groups of a kind in order of their first rules; a rule without a group is alone. */
  private compileGroups(kind: (typeof COMPILED_KINDS)[number]): number[] {
    const groups: PriceListRule[][] = [];
    for (const rule of this.definition.rules) {
      if (rule.kind !== kind) continue;
      const existing =
        rule.group === null ? undefined : groups.find(([first]) => first?.group === rule.group);
      if (existing) existing.push(rule);
      else groups.push([rule]);
    }
    return groups.flatMap((group) => this.compileGroup(kind, group));
  }

  private compileGroup(kind: (typeof COMPILED_KINDS)[number], group: readonly PriceListRule[]): number[] {
    const split = group[0]?.split ?? false;
    assertCompilable(group.every((rule) => rule.split === split));
    // Whether time has no rate is judged over all base rules that are split without a group.
    assertCompilable(!(kind === 'base' && split && group[0]?.group === null));
    if (KIND[kind] >= FIRST_KIND_WITHOUT_AMOUNT && !group.some(isAboutGuests)) return [];
    const isCheapest = this.definition.groups.some(
      ({ code, choose }) => code === group[0]?.group && choose === 'cheapest',
    );
    const rules = group.flatMap((rule) => this.compileRule(rule));
    const header = KIND[kind] | (isCheapest ? GROUP_CHEAPEST : 0) | (split ? GROUP_SPLIT : 0);
    return [header, GROUP_SIZE + rules.length, ...rules];
  }

  private compileRule(rule: PriceListRule): number[] {
    const { kind, percent, fraction, amountHaler, vatItem, when, capHaler, stepMinutes } = rule;
    const share = kind === 'surcharge' || kind === 'discount' ? getShare(percent, fraction) : null;
    const unit = share ? UNIT.share : UNIT[UNITS.find((one) => one === rule.unit) ?? 'event'];
    const operands: number[] = [];
    let flags = unit | (Math.max(0, VAT_ITEMS.indexOf(vatItem)) << VAT_SHIFT);
    const add = (flag: number, ...values: readonly number[]): void => {
      flags |= flag;
      operands.push(...values);
    };
    if (!this.holdsForOptions(when)) flags |= FLAG.never;
    this.addConditions(rule, add);
    if (share || kind === 'discount') this.hasShares = true;
    if (share) operands.push(share[1]);
    if (stepMinutes !== 1) add(FLAG.step, stepMinutes);
    if (rule.minUnits !== 0 || rule.freeUnits !== 0)
      add(FLAG.units, toHundredths(rule.minUnits), toHundredths(rule.freeUnits));
    if (capHaler !== null) add(FLAG.cap, capHaler);
    if (rule.appliesTo.length > 0) {
      const indexes = this.definition.rules.flatMap(({ code }, index) =>
        rule.appliesTo.includes(code) ? [index] : [],
      );
      add(FLAG.appliesTo, indexes.length, ...indexes);
    }
    const length = RULE_SIZE + operands.length;
    const index = this.definition.rules.indexOf(rule);
    return [flags, index | (length << RULE_LENGTH_SHIFT), share ? share[0] : (amountHaler ?? 0), ...operands];
  }

  private holdsForOptions({ options, notOptions }: RuleConditions): boolean {
    return (
      (options.length === 0 || options.some((code) => this.defaultOptions.has(code))) &&
      !notOptions.some((code) => this.defaultOptions.has(code))
    );
  }

  private addConditions(
    { when }: PriceListRule,
    add: (flag: number, ...values: readonly number[]) => void,
  ): void {
    const { definition } = this;
    const { tariffs, purposes, layouts, weekdays, periods, notPeriods } = when;
    if (tariffs.length > 0)
      add(
        FLAG.tariffs,
        toMask(tariffs.map((code) => definition.tariffs.findIndex((tariff) => tariff.code === code))),
      );
    if (purposes.length > 0) add(FLAG.purposes, purposes.length, ...purposes.map(this.getPurposeNumber));
    if (layouts.length > 0) add(FLAG.layouts, toMask(layouts.map((name) => LAYOUT_NAMES.indexOf(name))));
    if (when.maxLeadDays !== null) {
      this.maxLeadDays = Math.max(this.maxLeadDays, when.maxLeadDays);
      add(FLAG.leadDays, when.maxLeadDays);
    }
    if (when.minMinutes !== null || when.maxMinutes !== null)
      add(FLAG.minutes, when.minMinutes ?? 0, when.maxMinutes ?? NO_MAXIMUM);
    if (weekdays.length > 0) {
      this.dependencies |= DEPENDENCY.weekday;
      add(FLAG.weekdays, toMask(weekdays));
    }
    if (periods.length > 0) add(FLAG.periods, this.toPeriodMask(periods));
    if (notPeriods.length > 0) add(FLAG.notPeriods, this.toPeriodMask(notPeriods));
    const clock = parseClockRange(when, parseDayStart(definition.dayStart));
    if (clock) add(FLAG.clock, clock.from | (clock.to << CLOCK_SHIFT));
    if (when.minGuests !== null || when.maxGuests !== null)
      add(FLAG.guests, when.minGuests ?? 0, when.maxGuests ?? NO_MAXIMUM);
  }

  private toPeriodMask(codes: readonly string[]): number {
    let mask = 0;
    for (const code of codes) {
      const index = this.definition.periods.findIndex((period) => period.code === code);
      if (code === 'holidays') {
        this.dependencies |= DEPENDENCY.holidays;
        mask |= HOLIDAYS;
      } else if (code === 'school_holidays') {
        this.dependencies |= DEPENDENCY.schoolHolidays;
        mask |= SCHOOL_HOLIDAYS;
      } else if (index !== -1) {
        this.dependencies |= DEPENDENCY.ownPeriods;
        mask |= 1 << index;
      }
    }
    return mask;
  }
}

/** Bits of the given numbers; negative ones have none. */
function toMask(numbers: readonly number[]): number {
  let mask = 0;
  for (const number of numbers) {
    assertCompilable(number < 32);
    if (number >= 0) mask |= 1 << number;
  }
  return mask;
}

function getMaxDeposit({ kind, unit, amountHaler }: PriceListRule): number {
  const { guests, minutes } = PRICE_LIST_LIMITS;
  const maxUnits = unit === 'person_hour' ? guests * minutes : Math.max(guests, minutes);
  return kind === 'deposit' ? (amountHaler ?? 0) * maxUnits : 0;
}

const toHundredths = (units: number): number => Math.round(units * 100);

function getShare(
  percent: number | null,
  fraction: readonly [number, number] | null,
): readonly [number, number] | null {
  return percent === null ? fraction : [Math.round(percent * 100), 10_000];
}

/** Whether a missing number of guests makes a price with this rule incomplete. */
const isAboutGuests = ({ unit, when }: PriceListRule): boolean =>
  unit === 'person' || unit === 'person_hour' || when.minGuests !== null || when.maxGuests !== null;

/** The tariff of a requested kind: none, then each of `TARIFF_KINDS`. */
function compileTariffs({ tariffs }: PriceListDefinition): [number, number] {
  const words: [number, number] = [0, 0];
  for (const [at, kind] of [null, ...TARIFF_KINDS].entries()) {
    const given = kind === null ? undefined : tariffs.find((tariff) => tariff.kind === kind);
    const known = given ?? tariffs.find(({ isDefault }) => isDefault);
    const tariff = known ?? tariffs[0];
    const isIncomplete = tariff !== undefined && (!known || tariff.needsVerification);
    const entry = (tariff ? tariffs.indexOf(tariff) : TARIFF_NONE) | (isIncomplete ? TARIFF_INCOMPLETE : 0);
    words[at >> 2] = (words[at >> 2] ?? 0) | (entry << ((at & 3) * TARIFF_BITS));
  }
  return words;
}

function compilePeriod(period: PriceListPeriod): number[] {
  if (period.kind === 'days') return [PERIOD_DAYS, period.days.length, ...period.days.map(toDayNumber)];
  return period.kind === 'fixed'
    ? [PERIOD_FIXED, toDayNumber(period.from), toDayNumber(period.to)]
    : [PERIOD_YEARLY, toMonthDay(period.from), toMonthDay(period.to)];
}

/** A YYYY-MM-DD day as the number YYYYMMDD, which orders like the text. */
export const toDayNumber = (day: string): number => Number(day.replaceAll('-', ''));

const toMonthDay = (day: string): number => Number(day.replace('-', ''));
