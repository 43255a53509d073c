import { parseDayStart } from '../calendar.ts';
import { compileConditions, type ListCodes } from '../conditions.ts';
import { resolveOptions, resolveTariff, toOptionBits } from '../context.ts';
import { compilePeriods } from '../periods.ts';
import {
  PRICE_LIST_LIMITS,
  TARIFF_KINDS,
  VAT_ITEMS,
  type PriceListDefinition,
  type PriceListRule,
} from '../price-list.ts';
import { getUnitNumber, isPersonUnit, scaleUnits, UNIT } from '../units.ts';
import {
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
  KIND,
  RULE_LENGTH_SHIFT,
  RULE_SIZE,
  TARIFF_BITS,
  TARIFF_INCOMPLETE,
  TARIFF_NONE,
  UNIT_SHIFT,
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
  private readonly definition: PriceListDefinition;
  private readonly codes: ListCodes;

  constructor(definition: PriceListDefinition, getPurposeNumber: (slug: string) => number) {
    this.definition = definition;
    this.codes = { ...definition, getPurposeNumber };
  }

  compile(): CompiledPriceList {
    const { vatPayer, includesVat, dayStart, periods, options, rules } = this.definition;
    // Deposits are not priced when the number of guests is known; the engine refuses inexact ones.
    assertCompilable(rules.reduce((total, rule) => total + getMaxDeposit(rule), 0) < Number.MAX_SAFE_INTEGER);
    const periodWords = compilePeriods(periods);
    const groups = COMPILED_KINDS.flatMap((kind) => this.compileGroups(kind));
    const words = [
      0,
      (vatPayer && !includesVat ? FEATURE_NET_VAT : 0) | (this.hasShares ? FEATURE_SHARES : 0),
      parseDayStart(dayStart),
      ...compileTariffs(this.definition),
      toOptionBits(options, resolveOptions(options, null)),
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
    const { kind, percent, fraction, amountHaler, vatItem, capHaler, stepMinutes } = rule;
    const share = kind === 'surcharge' || kind === 'discount' ? getShare(percent, fraction) : null;
    const unit = share ? UNIT.share : getUnitNumber(rule.unit);
    const conditions = compileConditions(rule, this.codes);
    const operands = conditions.words;
    let flags =
      conditions.flags | (unit << UNIT_SHIFT) | (Math.max(0, VAT_ITEMS.indexOf(vatItem)) << VAT_SHIFT);
    const add = (flag: number, ...values: readonly number[]): void => {
      flags |= flag;
      operands.push(...values);
    };
    this.addDependencies(rule);
    if (share || kind === 'discount') this.hasShares = true;
    if (share) operands.push(share[1]);
    if (stepMinutes !== 1) add(FLAG.step, stepMinutes);
    if (rule.minUnits !== 0 || rule.freeUnits !== 0)
      add(FLAG.units, scaleUnits(rule.minUnits), scaleUnits(rule.freeUnits));
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

  private addDependencies({ when: { weekdays, periods, notPeriods, maxLeadDays } }: PriceListRule): void {
    this.maxLeadDays = Math.max(this.maxLeadDays, maxLeadDays ?? -1);
    if (weekdays.length > 0) this.dependencies |= DEPENDENCY.weekday;
    for (const code of [...periods, ...notPeriods]) {
      if (code === 'holidays') this.dependencies |= DEPENDENCY.holidays;
      else if (code === 'school_holidays') this.dependencies |= DEPENDENCY.schoolHolidays;
      else this.dependencies |= DEPENDENCY.ownPeriods;
    }
  }
}

function getMaxDeposit({ kind, unit, amountHaler }: PriceListRule): number {
  const { guests, minutes } = PRICE_LIST_LIMITS;
  const maxUnits = unit === 'person_hour' ? guests * minutes : Math.max(guests, minutes);
  return kind === 'deposit' ? (amountHaler ?? 0) * maxUnits : 0;
}

function getShare(
  percent: number | null,
  fraction: readonly [number, number] | null,
): readonly [number, number] | null {
  return percent === null ? fraction : [Math.round(percent * 100), 10_000];
}

/** Whether a missing number of guests makes a price with this rule incomplete. */
const isAboutGuests = ({ unit, when }: PriceListRule): boolean =>
  isPersonUnit(unit) || when.minGuests !== null || when.maxGuests !== null;

/** The tariff of a requested kind: none, then each of `TARIFF_KINDS`. */
function compileTariffs(definition: PriceListDefinition): [number, number] {
  const words: [number, number] = [0, 0];
  for (const [at, kind] of [null, ...TARIFF_KINDS].entries()) {
    const requested = definition.tariffs.find((tariff) => tariff.kind === kind)?.code ?? null;
    const { tariff, reasons } = resolveTariff(definition, requested);
    const entry =
      (tariff ? definition.tariffs.indexOf(tariff) : TARIFF_NONE) |
      (reasons.length > 0 ? TARIFF_INCOMPLETE : 0);
    words[at >> 2] = (words[at >> 2] ?? 0) | (entry << ((at & 3) * TARIFF_BITS));
  }
  return words;
}
