import { MINUTE_MS } from '@prostora/contracts';
import { MAX_TOTAL_HALER } from '../../slot-price.ts';
import { ConditionReader } from '../condition-reader.ts';
import { CONDITION_FLAGS } from '../conditions.ts';
import { chargeUnits, countUnlimitedUnits, UNIT, UNIT_SCALE } from '../units.ts';
import { startConditions, type ChoiceDetails } from './choice-details.ts';
import {
  FIRST_KIND_WITHOUT_AMOUNT,
  FLAG,
  GROUP_CHEAPEST,
  GROUP_KIND_MASK,
  GROUP_SIZE,
  GROUP_SPLIT,
  FEATURE_NET_VAT,
  FLAGS_OF_COUNTING,
  HEADER_DAY_START,
  HEADER_FEATURES,
  HEADER_GROUPS,
  HEADER_LENGTH,
  KIND,
  RULE_AMOUNT,
  RULE_SIZE,
  RULE_INDEX_MASK,
  RULE_LENGTH_AND_INDEX,
  RULE_LENGTH_SHIFT,
  UNIT_MASK,
  UNIT_SHIFT,
  VAT_MASK,
  VAT_SHIFT,
} from './encoding.ts';
import type { CalendarDetails, SlotDetails } from './slot-details.ts';

/** Exclusive; quotients of larger products are not exact numbers. */
const MAX_PRODUCT = 2 ** 48;
const MAX_RULES = 256;
const PLAIN_FLAGS = (UNIT_MASK << UNIT_SHIFT) | FLAGS_OF_COUNTING;

/** Outcome of a compiled price, in the order of the catalogue; `engine` must be priced by `priceByList`. */
export const OUTCOME = { complete: 0, estimate: 1, none: 2, engine: 3 } as const;

/**
 * Totals of compiled lists in numbers, without lines: what orders the catalogue. Equal to `priceByList` for the
 * default choices, or `OUTCOME.engine` where numbers or this form are not exact.
 */
export class CompiledTotals {
  /** Of the last computed price; 0 without one. */
  totalHaler = 0;
  private readonly conditions = new ConditionReader();
  private words: Int32Array = new Int32Array(0);
  private slot!: SlotDetails;
  private calendar!: CalendarDetails;
  private isComplete = true;
  private isExact = true;
  private isPersonPriced = false;
  private hasBase = false;
  private subtotal = 0;
  /** Whether shares, discounts or VAT need the items; otherwise the subtotal is enough. */
  private needsItems = false;
  /** Units × `UNIT_SCALE` by unit, of the whole slot. */
  private readonly units = new Float64Array(UNIT_MASK + 1);
  private unitsOf: { slot: SlotDetails; choices: ChoiceDetails; dayCount: number } | null = null;
  private readonly counted = { minutes: 0, days: 0, started24Hours: 0, guests: 0 };
  /** Items in order: kind, rule, rate of VAT and amount. */
  private itemCount = 0;
  private readonly itemKinds = new Uint8Array(MAX_RULES);
  private readonly itemRules = new Uint8Array(MAX_RULES);
  private readonly itemRates = new Uint8Array(MAX_RULES);
  private readonly itemAmounts = new Float64Array(MAX_RULES);
  private discountCount = 0;
  private readonly discountAmounts = new Float64Array(MAX_RULES);
  private readonly discountBases = new Float64Array(MAX_RULES);
  private readonly rateAmounts = new Float64Array(16);
  private rates: Uint8Array = new Uint8Array(0);
  /** What the last share or discount is taken from. */
  private appliedSum = 0;
  private appliedRate = -1;
  private isOneRate = true;

  /**
   * Computes the total of a compiled list.
   * @param words integers of any number of lists
   * @param at position of the list
   * @param slot of the booking
   * @param choices of the request
   * @returns a value of `OUTCOME`
   */
  compute(words: Int32Array, at: number, slot: SlotDetails, choices: ChoiceDetails): number {
    const { conditions } = this;
    this.words = words;
    this.totalHaler = 0;
    this.subtotal = 0;
    this.hasBase = false;
    this.isExact = true;
    this.isPersonPriced = false;
    this.slot = slot;
    this.calendar = slot.getCalendar(words[at + HEADER_DAY_START] ?? 0);
    this.isComplete = startConditions(conditions, words, at, { slot, choices });
    this.prepareUnits(slot, choices);
    const features = words[at + HEADER_FEATURES] ?? 0;
    const isNetVat = (features & FEATURE_NET_VAT) !== 0;
    this.needsItems = features !== 0;
    if (this.needsItems) this.startItems(slot, isNetVat);
    if (!this.priceGroups(at, choices.guests !== null, isNetVat)) return OUTCOME.engine;
    if (!this.hasBase) return OUTCOME.none;
    const total = this.needsItems ? this.sumUp(isNetVat, slot) : this.subtotal;
    if (!this.isExact) return OUTCOME.engine;
    if (total > MAX_TOTAL_HALER) return OUTCOME.none;
    this.totalHaler = total;
    return this.isComplete && !conditions.isGuestsMissing && (choices.guests !== null || !this.isPersonPriced)
      ? OUTCOME.complete
      : OUTCOME.estimate;
  }

  /** @returns whether the amounts are exact */
  private priceGroups(list: number, hasGuests: boolean, isNetVat: boolean): boolean {
    const { words } = this;
    const end = list + (words[list + HEADER_LENGTH] ?? 0);
    let group = list + (words[list + HEADER_GROUPS] ?? 0);
    while (group < end) {
      const header = words[group] ?? 0;
      const kind = header & GROUP_KIND_MASK;
      if (kind !== KIND.base && !this.hasBase) break;
      if (kind >= FIRST_KIND_WITHOUT_AMOUNT && hasGuests) break;
      const groupEnd = group + (words[group + 1] ?? 0);
      if (kind === KIND.discount) this.priceDiscount(group + GROUP_SIZE, groupEnd, isNetVat);
      else if ((header & GROUP_SPLIT) !== 0) this.priceSplit(kind, group + GROUP_SIZE, groupEnd);
      else this.priceGroup(kind, group + GROUP_SIZE, groupEnd, (header & GROUP_CHEAPEST) !== 0);
      if (!this.isExact) return false;
      group = groupEnd;
    }
    return true;
  }

  private startItems({ rateNumbers }: SlotDetails, isNetVat: boolean): void {
    this.rates = rateNumbers;
    this.itemCount = 0;
    this.discountCount = 0;
    if (isNetVat) this.rateAmounts.fill(0);
  }

  private priceGroup(kind: number, from: number, end: number, isCheapest: boolean): void {
    const { words, conditions } = this;
    let cheapest = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let rule = from; rule < end; rule += getLength(words, rule)) {
      const flags = words[rule] ?? 0;
      const operands =
        (flags & CONDITION_FLAGS) === 0 ? rule + RULE_SIZE : conditions.findEnd(flags, rule + RULE_SIZE);
      if (operands === -1) continue;
      const isPlain = (flags & PLAIN_FLAGS) === UNIT.event << UNIT_SHIFT;
      const amount = isPlain ? (words[rule + RULE_AMOUNT] ?? 0) : this.priceRule(kind, rule, operands, 0, 0);
      if (!isCheapest) {
        this.addItem(kind, rule, amount);
        return;
      }
      if (amount >= least) continue;
      cheapest = rule;
      least = amount;
    }
    if (cheapest !== -1) this.addItem(kind, cheapest, least);
  }

  private priceSplit(kind: number, from: number, end: number): void {
    const { conditions } = this;
    this.divideTime(from, end);
    let taken = 0;
    for (const { rule, operands, ms, days } of conditions.splitRules) {
      if (ms === 0) continue;
      taken += 1;
      this.addItem(kind, rule, this.priceRule(kind, rule, operands, toMinutes(ms), days));
    }
    if (kind === KIND.base && taken > 0 && conditions.hasUntaken) this.isComplete = false;
  }

  /** Divides the slot among the split rules of a group. */
  private divideTime(from: number, end: number): void {
    const { words, conditions } = this;
    conditions.startSplit();
    for (let rule = from; rule < end; rule += getLength(words, rule))
      conditions.addSplitRule(rule, words[rule] ?? 0, rule + RULE_SIZE, this.slot.span);
    conditions.divide(this.calendar.pieces);
  }

  /** The best discount of a group, at most what it applies to. */
  private priceDiscount(from: number, end: number, isNetVat: boolean): void {
    const { words } = this;
    const isSplit = ((words[from - GROUP_SIZE] ?? 0) & GROUP_SPLIT) !== 0;
    let best = 0;
    let bestBase = 0;
    let bestRate = -1;
    for (let rule = from; rule < end; rule += getLength(words, rule)) {
      const amount = this.priceDiscountRule(rule, isSplit);
      if (amount > best) {
        // A share of more than its items counts as such against the other rules of the group.
        best = amount;
        bestBase = this.appliedSum;
        bestRate = this.appliedRate;
        if (isNetVat && !this.isOneRate) this.isExact = false;
      }
    }
    if (best === 0) return;
    const amount = Math.min(best, bestBase);
    this.discountAmounts[this.discountCount] = amount;
    this.discountBases[this.discountCount] = bestBase;
    this.discountCount += 1;
    if (isNetVat && bestRate !== -1) this.rateAmounts[bestRate] = (this.rateAmounts[bestRate] ?? 0) - amount;
  }

  /** 0 for a rule that does not hold. */
  private priceDiscountRule(rule: number, isSplit: boolean): number {
    const { words, conditions } = this;
    if (!isSplit) {
      const operands = conditions.findEnd(words[rule] ?? 0, rule + RULE_SIZE);
      return operands === -1 ? 0 : this.priceRule(KIND.discount, rule, operands, 0, 0);
    }
    this.divideTime(rule, rule + getLength(words, rule));
    const [taken] = conditions.splitRules;
    if (!taken || taken.ms === 0) return 0;
    return this.priceRule(KIND.discount, rule, taken.operands, toMinutes(taken.ms), taken.days);
  }

  private addItem(kind: number, rule: number, amount: number): void {
    if (kind >= FIRST_KIND_WITHOUT_AMOUNT) return;
    this.hasBase = true;
    this.subtotal += amount;
    if (!this.needsItems) return;
    const at = this.itemCount;
    const rate = this.rates[((this.words[rule] ?? 0) >>> VAT_SHIFT) & VAT_MASK] ?? 0;
    this.itemKinds[at] = kind;
    this.itemRules[at] = (this.words[rule + RULE_LENGTH_AND_INDEX] ?? 0) & RULE_INDEX_MASK;
    this.itemRates[at] = rate;
    this.itemAmounts[at] = amount;
    this.rateAmounts[rate] = (this.rateAmounts[rate] ?? 0) + amount;
    this.itemCount = at + 1;
  }

  /** Amount of a rule, of a split one for the given time. `operands` is the position after its conditions. */
  private priceRule(
    kind: number,
    rule: number,
    operands: number,
    splitMinutes: number,
    splitDays: number,
  ): number {
    const { words } = this;
    const flags = words[rule] ?? 0;
    const rate = words[rule + RULE_AMOUNT] ?? 0;
    let at = operands;
    const unit = (flags >>> UNIT_SHIFT) & UNIT_MASK;
    if (unit === UNIT.share) {
      const denominator = words[at] ?? 1;
      at += 1;
      if ((flags & FLAG.step) !== 0) at += 1;
      if ((flags & FLAG.units) !== 0) at += 2;
      const cap = (flags & FLAG.cap) !== 0 ? (words[at++] ?? 0) : Number.POSITIVE_INFINITY;
      this.sumApplied(kind, flags, at);
      return Math.min(this.divide(this.appliedSum * rate, denominator), cap);
    }
    const step = (flags & FLAG.step) !== 0 ? (words[at++] ?? 1) : 1;
    if (unit === UNIT.person || unit === UNIT.person_hour) this.isPersonPriced = true;
    let units =
      step === 1 && splitMinutes === 0
        ? (this.units[unit] ?? 0)
        : this.countUnits(unit, step, splitMinutes, splitDays);
    if ((flags & FLAG.units) !== 0) {
      units = chargeUnits(units, words[at] ?? 0, words[at + 1] ?? 0);
      at += 2;
    }
    let amount = this.divide(units * rate, UNIT_SCALE);
    if ((flags & FLAG.cap) !== 0) amount = Math.min(amount, words[at++] ?? 0);
    if (kind !== KIND.discount) return amount;
    this.sumApplied(kind, flags, at);
    return Math.min(amount, this.appliedSum);
  }

  private prepareUnits(slot: SlotDetails, choices: ChoiceDetails): void {
    const { dayCount } = this.calendar;
    const known = this.unitsOf;
    if (known?.slot === slot && known.choices === choices && known.dayCount === dayCount) return;
    this.unitsOf = { slot, choices, dayCount };
    for (let unit = 0; unit < this.units.length; unit += 1) this.units[unit] = this.countUnits(unit, 1, 0, 0);
  }

  /** Units of a rule × `UNIT_SCALE`. */
  private countUnits(unit: number, step: number, splitMinutes: number, splitDays: number): number {
    const { slot, calendar } = this;
    const isSplit = splitMinutes !== 0;
    this.counted.minutes = isSplit ? splitMinutes : slot.minutes;
    this.counted.days = isSplit ? splitDays : calendar.dayCount;
    this.counted.started24Hours = slot.started24Hours;
    this.counted.guests = this.conditions.guests;
    return countUnlimitedUnits(unit, this.counted, step);
  }

  /** Quotient rounded half up. */
  private divide(product: number, divisor: number): number {
    if (product >= MAX_PRODUCT) this.isExact = false;
    return Math.floor((2 * product + divisor) / (2 * divisor));
  }

  /** Sums the items that a rule applies to, by default base items and for a discount also surcharges. */
  private sumApplied(kind: number, flags: number, at: number): void {
    this.appliedSum = 0;
    this.appliedRate = -1;
    this.isOneRate = true;
    for (let item = 0; item < this.itemCount; item += 1) {
      const amount = this.itemAmounts[item] ?? 0;
      if (amount === 0 || !this.isApplied(item, kind, flags, at)) continue;
      const rate = this.itemRates[item] ?? 0;
      this.appliedSum += amount;
      if (this.appliedRate !== -1 && this.appliedRate !== rate) this.isOneRate = false;
      this.appliedRate = rate;
    }
  }

  private isApplied(item: number, kind: number, flags: number, at: number): boolean {
    const itemKind = this.itemKinds[item] ?? 0;
    if ((flags & FLAG.appliesTo) === 0)
      return itemKind === KIND.base || (kind === KIND.discount && itemKind === KIND.surcharge);
    const count = this.words[at] ?? 0;
    for (let i = 1; i <= count; i += 1) if (this.words[at + i] === this.itemRules[item]) return true;
    return false;
  }

  /** Items without discounts, with VAT on top of a net list. */
  private sumUp(isNetVat: boolean, { rates }: SlotDetails): number {
    let total = this.subtotal;
    let discounts = 0;
    for (let i = 0; i < this.discountCount; i += 1) discounts += this.discountAmounts[i] ?? 0;
    // Discounts of the same items share what is left of them, which this form does not follow.
    for (let i = 0; i < this.discountCount && this.discountCount > 1; i += 1)
      if (discounts > (this.discountBases[i] ?? 0)) this.isExact = false;
    total -= discounts;
    if (!isNetVat) return total;
    let tax = 0;
    for (let rate = 0; rate < rates.length; rate += 1) {
      tax += this.divide((this.rateAmounts[rate] ?? 0) * (rates[rate] ?? 0), 10_000);
    }
    return total + tax;
  }
}

const getLength = (words: Int32Array, rule: number): number =>
  (words[rule + RULE_LENGTH_AND_INDEX] ?? 0) >>> RULE_LENGTH_SHIFT;

const toMinutes = (ms: number): number => Math.ceil(ms / MINUTE_MS);
