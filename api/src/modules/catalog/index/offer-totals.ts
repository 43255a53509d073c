import {
  CompiledTotals,
  DEPENDENCY,
  findPeriods,
  HEADER_DAY_START,
  HEADER_SIZE,
  OUTCOME,
} from '@prostora/pricing/price-list/compiled/index.ts';
import type { BusyDays } from './busy-days.ts';
import {
  compileOfferTerms,
  ENGINE_ONLY,
  findList,
  isOneList,
  LIST_POSITION,
  TERMS_DEPENDENCIES,
  TERMS_LISTS,
  TERMS_FLOOR_HOUR,
  TERMS_FLOOR_TOTAL,
  TERMS_LEAD_DAYS,
} from './compile-offer-terms.ts';
import { EventSlots, type EventSlot, type WindowSpan } from './event-slots.ts';
import type { OfferRequest, OfferSlot } from './offer-request.ts';
import type { OfferTables, OfferTerms } from './offer-terms.ts';
import { LeastNumbers, selectSmallest } from './orders.ts';
import { WindowTotals } from './window-totals.ts';
import { WordStore } from './word-store.ts';

/** Part of a slot at which a space has to be open. */
export type OpenAt = 'whole' | 'start' | 'any';
const UNRANKED: readonly OpenAt[] = ['any'];
const RANKED: readonly OpenAt[] = ['whole', 'start', 'any'];

/** What only `SpaceOffers` knows about a space. */
export interface ExactOffers {
  isSlotAvailable: (slot: number, offered: OfferSlot, hasHours: boolean) => boolean;
  /** Whether the space is offered only at other hours. */
  isClosed: (slot: number, offered: OfferSlot, at: Exclude<OpenAt, 'any'>) => boolean;
  price: (
    slot: number,
    offered: OfferSlot,
    request: OfferRequest,
  ) => { readonly basis: string; readonly totalHaler: number; readonly isComplete: boolean };
}

/** A slot of a request with its total; null without a price. */
export type SlotTotal = {
  readonly slot: OfferSlot;
  readonly totalHaler: number | null;
  readonly isComplete: boolean;
};

/** Outcome of a request none of whose slots can be booked. */
const NO_OFFER = OUTCOME.none + 1;
/** Each of the windows of a slot is rounded. */
const ROUNDING_HALER = 300;
/** Slots of further combinations of periods are priced one by one. */
const MAX_SEASONS = 4;

/**
 * Totals of spaces by slot of the index, for order and budget: the outcome, the total and which slot of the request
 * is the best. Computed from terms in typed arrays; where these are not exact, by the engine of quotes. Values of
 * the last request are kept until a space changes.
 */
export class OfferTotals {
  private readonly store = new WordStore();
  private readonly purposes = new Map<string, number>();
  private readonly lists = new CompiledTotals();
  private readonly windows = new WindowTotals();
  private tables: OfferTables = { vatRates: [], toCurrentPurpose: (slug) => slug };
  private current: EventSlots | null = null;
  /** Values of a space hold while its stamp is that of the request. */
  private stamp = 0;
  private stamps = new Float64Array(1024);
  private outcomes = new Uint8Array(1024);
  private totals = new Float64Array(1024);
  private bestSlots = new Int16Array(1024);
  /** Classes and seasons of the slots that a space has been priced for. */
  private pricedClasses = new Float64Array(64);
  private pricing = 0;
  /** Combinations of periods that the slots of a space are in. */
  private readonly seasons = new Int32Array(MAX_SEASONS);
  private seasonCount = 0;
  private totalHaler = 0;

  constructor(
    private readonly busy: BusyDays,
    private readonly exact: ExactOffers,
    private readonly getNow: () => Date,
  ) {}

  set(slot: number, terms: OfferTerms | undefined): void {
    if (terms)
      this.store.set(
        slot,
        compileOfferTerms(terms, (slug) => this.getPurposeNumber(slug)),
      );
    else this.store.delete(slot);
    this.invalidate();
  }

  setTables(tables: OfferTables): void {
    this.tables = tables;
    this.invalidate();
  }

  invalidate(): void {
    this.current = null;
  }

  /** The prepared slots of a request. */
  prepare(request: OfferRequest): EventSlots {
    if (this.current?.request === request) return this.current;
    this.current = new EventSlots(request, this.getNow(), this.tables, [...this.purposes.keys()]);
    this.stamp += 1;
    const classes = this.current.slots.length * MAX_SEASONS;
    if (classes > this.pricedClasses.length) this.pricedClasses = new Float64Array(classes);
    return this.current;
  }

  /**
   * The best slot of a request: the cheapest available one, of ranked slots the cheapest of the lowest rank at which the
   * space is open for the whole slot, else at its start; else the first. Null when none can be booked.
   */
  findBest(slot: number, request: OfferRequest): SlotTotal | null {
    const prepared = this.prepare(request);
    const totalHaler = this.getTotal(slot, prepared);
    const best = prepared.slots[this.bestSlots[slot] ?? -1];
    return best
      ? { slot: best.slot, totalHaler, isComplete: this.outcomes[slot] === OUTCOME.complete }
      : null;
  }

  isWithinBudget(slot: number, request: OfferRequest): boolean {
    const prepared = this.prepare(request);
    const most = request.maxTotalHaler ?? Number.POSITIVE_INFINITY;
    if (this.isAbove(slot, prepared, most)) return false;
    const total = this.getTotal(slot, prepared);
    return total !== null && total <= most;
  }

  /** A space without a total is over no budget. */
  isOverBudget(slot: number, request: OfferRequest): boolean {
    const total = this.getTotal(slot, this.prepare(request));
    return total !== null && total > (request.maxTotalHaler ?? Number.POSITIVE_INFINITY);
  }

  /** Null when none of the slots has a total. */
  findLowestTotal(slots: Int32Array, request: OfferRequest): number | null {
    const prepared = this.prepare(request);
    let lowest = Number.POSITIVE_INFINITY;
    for (const slot of slots)
      if (!this.isAbove(slot, prepared, lowest))
        lowest = Math.min(lowest, this.getTotal(slot, prepared) ?? Number.POSITIVE_INFINITY);
    return lowest === Number.POSITIVE_INFINITY ? null : lowest;
  }

  /**
   * Slots of a page ordered by complete prices, estimates and agreements, each by total, then by id. Spaces that
   * cannot be among those up to the page are not valued.
   */
  selectPage(
    slots: Int32Array,
    ids: Int32Array,
    request: OfferRequest,
    from: number,
    to: number,
  ): Int32Array {
    const prepared = this.prepare(request);
    const best = new LeastNumbers(Math.min(to, slots.length));
    const candidates = new Int32Array(slots.length);
    let count = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const slot = slots[at] ?? 0;
      if (this.isAbove(slot, prepared, best.most)) continue;
      this.value(slot, prepared);
      if (this.outcomes[slot] === OUTCOME.complete) best.add(this.totals[slot] ?? 0);
      candidates[count] = slot;
      count += 1;
    }
    const { outcomes, totals } = this;
    const compare = (one: number, other: number): number =>
      (outcomes[one] ?? 0) - (outcomes[other] ?? 0) ||
      (totals[one] ?? 0) - (totals[other] ?? 0) ||
      (ids[one] ?? 0) - (ids[other] ?? 0);
    return selectSmallest(candidates.subarray(0, count), compare, from, to);
  }

  /** Whether any price of the request exceeds an amount, by the floor of the terms. */
  private isAbove(slot: number, { firstDay, lastDay, shortestMinutes }: EventSlots, haler: number): boolean {
    if (haler === Number.POSITIVE_INFINITY) return false;
    const { words } = this.store;
    const at = this.store.find(slot);
    if (at === -1) return false;
    const byHour = ((words[at + TERMS_FLOOR_HOUR] ?? 0) * shortestMinutes) / 60 - ROUNDING_HALER;
    if (byHour <= haler || (words[at + TERMS_FLOOR_TOTAL] ?? 0) <= haler) return false;
    return isOneList(words, at, firstDay, lastDay);
  }

  /** Whether opening hours cover a span; null where only the engine can tell. */
  covers(slot: number, span: WindowSpan): boolean | null {
    const at = this.store.find(slot);
    return at === -1 ? null : this.windows.covers(this.store.words, at, span);
  }

  /** The total of the best slot of a request; null without one. */
  private getTotal(slot: number, prepared: EventSlots): number | null {
    this.value(slot, prepared);
    return (this.outcomes[slot] ?? 0) < OUTCOME.none ? (this.totals[slot] ?? 0) : null;
  }

  private value(slot: number, prepared: EventSlots): void {
    if (slot >= this.stamps.length) this.grow(slot);
    if (this.stamps[slot] === this.stamp) return;
    this.stamps[slot] = this.stamp;
    this.outcomes[slot] = NO_OFFER;
    this.totals[slot] = 0;
    this.bestSlots[slot] = -1;
    const { slots, request } = prepared;
    if (request.isRepeated) this.valueSeries(slot, prepared);
    else if (slots.length > 1) {
      for (const openAt of slots[0]?.slot.rank === 0 ? UNRANKED : RANKED)
        if (this.bestSlots[slot] === -1) this.valueCheapest(slot, prepared, openAt);
    }
    if (this.bestSlots[slot] === -1 && slots.length > 0) this.keep(slot, 0, prepared);
  }

  /** All available slots together, else all; their price is no more certain than that of any of them. */
  private valueSeries(slot: number, prepared: EventSlots): void {
    const { slots, request } = prepared;
    const all = [...slots.keys()];
    const available = all.filter((at) => {
      const event = slots[at] as EventSlot;
      return this.exact.isSlotAvailable(slot, event.slot, request.hasHours);
    });
    const dependencies = this.findDependencies(slot, prepared);
    const hasSeasons = (dependencies & DEPENDENCY.ownPeriods) !== 0;
    const classes = prepared.getClasses(hasSeasons ? DEPENDENCY.date : dependencies);
    const prices = new Map<number, readonly [outcome: number, haler: number]>();
    let [outcome, total]: [number, number] = [OUTCOME.complete, 0];
    const counted = available.length > 0 ? available : all;
    for (const at of counted) {
      const first = classes[at] ?? at;
      const price = prices.get(first) ?? [
        this.price(slot, slots[at] as EventSlot, prepared),
        this.totalHaler,
      ];
      prices.set(first, price);
      outcome = Math.max(outcome, price[0]);
      total += price[1];
    }
    this.bestSlots[slot] = counted[0] ?? -1;
    if (counted.length === 0) return;
    this.outcomes[slot] = outcome;
    this.totals[slot] = outcome < OUTCOME.none ? total : 0;
  }

  /** The cheapest available slot of the lowest rank; those of one class and season have one price. */
  private valueCheapest(slot: number, prepared: EventSlots, openAt: OpenAt): void {
    const { slots, request } = prepared;
    const isFree = this.busy.getBlockedTime(slot).length === 0 && !request.hasHours;
    const dependencies = this.findDependencies(slot, prepared);
    const classes = prepared.getClasses(dependencies & ~DEPENDENCY.ownPeriods);
    const hasSeasons = (dependencies & DEPENDENCY.ownPeriods) !== 0;
    this.pricing += 1;
    this.seasonCount = 0;
    for (let at = 0; at < slots.length; at += 1) {
      const event = slots[at] as EventSlot;
      const best = slots[this.bestSlots[slot] ?? -1];
      if (best && event.slot.rank > best.slot.rank) return;
      const season = hasSeasons ? this.findSeason(slot, event) : 0;
      const priced = season === -1 ? -1 : (classes[at] ?? 0) * MAX_SEASONS + season;
      if (priced !== -1 && this.pricedClasses[priced] === this.pricing) continue;
      if (!isFree && !this.exact.isSlotAvailable(slot, event.slot, request.hasHours)) continue;
      if (openAt !== 'any' && this.exact.isClosed(slot, event.slot, openAt)) continue;
      if (priced !== -1) this.pricedClasses[priced] = this.pricing;
      this.keep(slot, at, prepared);
    }
  }

  /** Number of the combination of periods of the one list that a slot is in; -1 for one that is priced by itself. */
  private findSeason(slot: number, { details }: EventSlot): number {
    const { words } = this.store;
    const at = this.store.find(slot);
    const list = at + (words[at + TERMS_LISTS + LIST_POSITION] ?? 0);
    const { start, pieces } = details.getCalendar(words[list + HEADER_DAY_START] ?? 0);
    if (pieces.length > 1) return -1;
    const periods = findPeriods(words, list + HEADER_SIZE, start);
    for (let season = 0; season < this.seasonCount; season += 1)
      if (this.seasons[season] === periods) return season;
    if (this.seasonCount === MAX_SEASONS) return -1;
    this.seasons[this.seasonCount] = periods;
    this.seasonCount += 1;
    return this.seasonCount - 1;
  }

  /** Keeps the price of a slot of the request when it is the cheapest so far. */
  private keep(slot: number, at: number, prepared: EventSlots): void {
    const outcome = this.price(slot, prepared.slots[at] as EventSlot, prepared);
    const isPriced = outcome < OUTCOME.none;
    const hasPrice = (this.outcomes[slot] ?? 0) < OUTCOME.none;
    if (
      this.bestSlots[slot] !== -1 &&
      !(isPriced && (!hasPrice || this.totalHaler < (this.totals[slot] ?? 0)))
    )
      return;
    this.outcomes[slot] = outcome;
    this.totals[slot] = isPriced ? this.totalHaler : 0;
    this.bestSlots[slot] = at;
  }

  private price(slot: number, event: EventSlot, { choices, request }: EventSlots): number {
    const outcome = this.priceCompiled(slot, event, choices);
    if (outcome !== OUTCOME.engine) return outcome;
    const { basis, totalHaler, isComplete } = this.exact.price(slot, event.slot, request);
    this.totalHaler = totalHaler;
    if (basis === 'none') return OUTCOME.none;
    return isComplete ? OUTCOME.complete : OUTCOME.estimate;
  }

  private priceCompiled(slot: number, event: EventSlot, choices: EventSlots['choices']): number {
    const { words } = this.store;
    const at = this.store.find(slot);
    if (at === -1) return OUTCOME.engine;
    const list = findList(words, at, event.day);
    if (list === ENGINE_ONLY) return OUTCOME.engine;
    const totals = list === -1 ? this.windows : this.lists;
    const outcome =
      list === -1
        ? this.windows.compute(words, at, event)
        : this.lists.compute(words, at + list, event.details, choices);
    this.totalHaler = totals.totalHaler;
    return outcome;
  }

  /** What the price of a space depends on within the days of a request. */
  private findDependencies(slot: number, { firstDay, lastDay, firstLeadDays }: EventSlots): number {
    const { words } = this.store;
    const at = this.store.find(slot);
    if (at === -1) return DEPENDENCY.date;
    if (!isOneList(words, at, firstDay, lastDay) || firstLeadDays <= (words[at + TERMS_LEAD_DAYS] ?? 0))
      return DEPENDENCY.date;
    return words[at + TERMS_DEPENDENCIES] ?? 0;
  }

  private getPurposeNumber(slug: string): number {
    const number = this.purposes.get(slug) ?? this.purposes.size;
    this.purposes.set(slug, number);
    return number;
  }

  private grow(slot: number): void {
    const capacity = Math.ceil(slot * 1.5);
    const copy = <T extends Uint8Array | Float64Array | Int16Array>(old: T, target: T): T => {
      target.set(old);
      return target;
    };
    this.stamps = copy(this.stamps, new Float64Array(capacity));
    this.outcomes = copy(this.outcomes, new Uint8Array(capacity));
    this.totals = copy(this.totals, new Float64Array(capacity));
    this.bestSlots = copy(this.bestSlots, new Int16Array(capacity));
  }
}
