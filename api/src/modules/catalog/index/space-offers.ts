import { addDays, fromPragueWallTime, HOUR_MS, MINUTE_MS, toPragueWallTime } from '@prostora/contracts';
import { listDayHours, type DayHours } from '@prostora/contracts/day-hours.ts';
import { classifyOfferedHours, priceSlot, type PriceListQuote, type SlotPrice } from '@prostora/pricing';
import { NO_CHOICES, priceListBooking } from '../../pricing/index.ts';
import { Bitset } from './bitset.ts';
import type { BusyDays, TimeSpan } from './busy-days.ts';
import { toWindowSpan, type WindowSpan } from './event-slots.ts';
import { JsonStore } from './json-store.ts';
import { findNearestFree } from './nearest-free.ts';
import type { OfferRequest, OfferSlot } from './offer-request.ts';
import {
  findListScope,
  listOpeningWindows,
  termsCodec,
  toHeldTerms,
  type HeldTerms,
  type OfferTables,
  type OfferTerms,
} from './offer-terms.ts';
import { PriceListStore } from './price-list-store.ts';
import { OfferTotals } from './offer-totals.ts';

/** Price of a slot of a space, by a list or by windows. */
type OfferPrice =
  | { readonly kind: 'list'; readonly price: PriceListQuote }
  | { readonly kind: 'windows'; readonly price: SlotPrice };
/** The dates of a repeated event, and the total of the free ones; null by agreement. */
export type SeriesOffer = {
  readonly dates: number;
  readonly freeDates: number;
  readonly totalHaler: number | null;
  readonly isComplete: boolean;
};
/**
 * The valued slot of a space: of a flexible range the cheapest free one, of equal ones the first; of a repeated event
 * its first free date.
 */
export type SpaceOffer = OfferPrice & {
  readonly slot: OfferSlot;
  readonly isTaken: boolean;
  readonly series: SeriesOffer | null;
};
/** A free time with its price. */
export type NearestOffer = Pick<OfferSlot, 'startsAt' | 'endsAt'> & { readonly price: OfferPrice['price'] };
export type OfferState = 'free' | 'on_request' | 'taken';
/** What a map shows of an offer; null for no total. */
export type OfferOutline = {
  readonly state: OfferState;
  readonly totalHaler: number | null;
  readonly isComplete: boolean;
};

/**
 * Prices and offered hours of spaces by slot of the index. Order and budget follow from compiled totals; the offers
 * of a page are computed by the engine of quotes.
 */
export class SpaceOffers {
  private readonly terms = new JsonStore<HeldTerms>(termsCodec);
  private readonly onlyInWindows = new Bitset(1024);
  private readonly priceLists = new PriceListStore();
  private tables: OfferTables = { vatRates: [], toCurrentPurpose: (slug) => slug };
  private readonly totals: OfferTotals;
  private readonly windowSpans = new WeakMap<TimeSpan, WindowSpan>();
  private readonly firstHours = new WeakMap<TimeSpan, TimeSpan>();
  private readonly daysByStart = new WeakMap<Date, string>();

  constructor(
    private readonly busy: BusyDays,
    private readonly getNow: () => Date,
  ) {
    this.totals = new OfferTotals(busy, this, getNow);
  }

  set(slot: number, terms: OfferTerms | undefined): void {
    const former = this.terms.get(slot);
    for (const { listId, definition } of terms?.lists ?? []) this.priceLists.retain(listId, definition);
    for (const { listId } of former?.lists ?? []) this.priceLists.release(listId);
    if (terms) this.terms.set(slot, toHeldTerms(terms));
    else this.terms.delete(slot);
    if (terms?.isOnlyInWindows) this.onlyInWindows.add(slot);
    else this.onlyInWindows.delete(slot);
    this.totals.set(slot, terms);
  }

  /** Number of price lists that spaces have. */
  get listCount(): number {
    return this.priceLists.size;
  }

  setTables(tables: OfferTables): void {
    this.tables = tables;
    this.totals.setTables(tables);
  }

  /** Forgets kept totals, because taken time has changed. */
  invalidate(): void {
    this.totals.invalidate();
  }

  /** Whether a slot of the request is free and can be booked at its hours. */
  isAvailable(slot: number, { slots, hasHours }: OfferRequest): boolean {
    return slots.some((one) => this.isSlotAvailable(slot, one, hasHours));
  }

  isWithinBudget(slot: number, request: OfferRequest): boolean {
    return this.totals.isWithinBudget(slot, request);
  }

  isOverBudget(slot: number, request: OfferRequest): boolean {
    return this.totals.isOverBudget(slot, request);
  }

  findLowestTotal(slots: Int32Array, request: OfferRequest): number | null {
    return this.totals.findLowestTotal(slots, request);
  }

  /** Null when no slot of the request can be booked at all: past or too long ones. */
  value(slot: number, request: OfferRequest): SpaceOffer | null {
    const best = this.totals.findBest(slot, request);
    if (!best) return null;
    const { slot: offered, totalHaler, isComplete } = best;
    const isTaken = !this.isSlotAvailable(slot, offered, request.hasHours);
    const series = request.isRepeated ? { ...this.countDates(slot, request), totalHaler, isComplete } : null;
    return { ...this.priceOffer(slot, offered, request), slot: offered, isTaken, series };
  }

  /** Share of the dates of a repeated event at which the space is free. */
  getFreeShare(slot: number, request: OfferRequest): number {
    const { dates, freeDates } = this.countDates(slot, request);
    return freeDates / Math.max(1, dates);
  }

  private countDates(slot: number, request: OfferRequest): Pick<SeriesOffer, 'dates' | 'freeDates'> {
    const { slots } = this.totals.prepare(request);
    const free = slots.filter((one) => this.isSlotAvailable(slot, one.slot, request.hasHours));
    return { dates: slots.length, freeDates: free.length };
  }

  /** State and total of the offer of `value`, without its price by the engine. */
  outline(slot: number, request: OfferRequest): OfferOutline | null {
    const best = this.totals.findBest(slot, request);
    if (best === null) return null;
    const isTaken = !this.isSlotAvailable(slot, best.slot, request.hasHours);
    const { totalHaler, isComplete } = best;
    return { state: this.getState(slot, { slot: best.slot, isTaken }), totalHaler, isComplete };
  }

  /** Slots of a page ordered by complete prices, estimates and agreements, each by total, then by id. */
  selectByTotal(
    slots: Int32Array,
    ids: Int32Array,
    request: OfferRequest,
    { from, to }: { readonly from: number; readonly to: number },
  ): Int32Array {
    return this.totals.selectPage(slots, ids, request, from, to);
  }

  getState(slot: number, { slot: { spans }, isTaken }: Pick<SpaceOffer, 'slot' | 'isTaken'>): OfferState {
    if (isTaken) return 'taken';
    return spans.every((span) => this.isInside(slot, span)) ? 'free' : 'on_request';
  }

  /** Hours offered on the first closed day of a slot at which the space is free; null for other slots. */
  listOpeningHours(slot: number, offered: OfferSlot): DayHours[] | null {
    if (!this.isClosed(slot, offered) || !offered.spans.every((span) => this.busy.isFree(slot, span)))
      return null;
    const [start = 0] = offered.spans.find((span) => !this.isInside(slot, span)) ?? [];
    const { day } = toPragueWallTime(new Date(start));
    const terms = this.terms.get(slot);
    const [from, until] = [fromPragueWallTime(day, 0), fromPragueWallTime(addDays(day), 0)];
    return listDayHours(terms ? listOpeningWindows(terms, from, until) : [], day);
  }

  /**
   * The nearest time at which the length of the slot is free, with its price; null without one. A space that is not
   * open for so long on the day of a closed slot is offered for as long as it is.
   */
  findNearest(
    slot: number,
    offered: OfferSlot,
    { request, openingHours }: { request: OfferRequest; openingHours: readonly DayHours[] | null },
  ): NearestOffer | null {
    const length = offered.endsAt.getTime() - offered.startsAt.getTime();
    const longest = Math.max(0, ...(openingHours ?? []).map(({ from, until }) => until - from)) * MINUTE_MS;
    for (const tried of longest > 0 && longest < length ? [length, longest] : [length]) {
      const start = this.findNearestStart(slot, offered, tried);
      if (start === null) continue;
      const found = toSingleSlot(new Date(start), new Date(start + tried));
      return { ...found, price: this.price(slot, found, request) };
    }
    return null;
  }

  /** The nearest start, in milliseconds, at which a length is free; null without one. */
  private findNearestStart(slot: number, { startsAt }: OfferSlot, length: number): number | null {
    const terms = this.terms.get(slot);
    return findNearestFree({
      startsAt: startsAt.getTime(),
      length,
      now: this.getNow(),
      blocked: this.busy.getBlockedTime(slot),
      listWindows: (from, until) => (terms ? listOpeningWindows(terms, from, until) : []),
      hasHours:
        terms !== undefined && (terms.isOnlyInWindows || terms.rules.length > 0 || terms.windows.length > 0),
    });
  }

  /** The price of a slot by the engine of quotes. */
  price(slot: number, offered: OfferSlot, request: OfferRequest): OfferPrice['price'] {
    return this.priceOffer(slot, offered, request).price;
  }

  private priceOffer(slot: number, { startsAt, endsAt }: OfferSlot, request: OfferRequest): OfferPrice {
    const terms = this.terms.get(slot);
    const list = terms && findListScope(terms, this.getDay(startsAt));
    if (!terms || !list) {
      const windows = terms ? listOpeningWindows(terms, startsAt, endsAt) : [];
      const priceFromHaler = terms?.priceFromHaler ?? null;
      return { kind: 'windows', price: priceSlot({ startsAt, endsAt, windows, priceFromHaler }) };
    }
    const definition = this.priceLists.get(list.listId);
    const { guests, layout, purpose, tariff: kind } = request;
    const tariff = definition.tariffs.find((one) => one.kind === kind)?.code ?? null;
    const booking = { ...NO_CHOICES, startsAt, endsAt, guests, layout, purpose, tariff };
    const context = { ...this.tables, now: this.totals.prepare(request).now, verifiedTariff: null };
    return { kind: 'list', price: priceListBooking(definition, booking, context) };
  }

  /** Day in Prague; of the same start once for all spaces. */
  private getDay(startsAt: Date): string {
    const known = this.daysByStart.get(startsAt) ?? toPragueWallTime(startsAt).day;
    this.daysByStart.set(startsAt, known);
    return known;
  }

  isSlotAvailable(slot: number, { days, spans }: OfferSlot, hasHours: boolean): boolean {
    if (!hasHours) return days.every((day) => !this.busy.isBusyOn(slot, day));
    return spans.every(
      (span) => this.busy.isFree(slot, span) && (!this.onlyInWindows.has(slot) || this.isInside(slot, span)),
    );
  }

  isClosed(slot: number, { spans }: OfferSlot, at: 'whole' | 'start' = 'whole'): boolean {
    if (!this.onlyInWindows.has(slot)) return false;
    return !spans.every((span) => this.isInside(slot, at === 'whole' ? span : this.getFirstHour(span)));
  }

  /** The first hour of a span; the same object for the same span. */
  private getFirstHour(span: TimeSpan): TimeSpan {
    const known = this.firstHours.get(span) ?? ([span[0], Math.min(span[0] + HOUR_MS, span[1])] as const);
    this.firstHours.set(span, known);
    return known;
  }

  private isInside(slot: number, span: TimeSpan): boolean {
    let windowSpan = this.windowSpans.get(span);
    if (windowSpan === undefined) {
      windowSpan = toWindowSpan(new Date(span[0]), new Date(span[1]));
      this.windowSpans.set(span, windowSpan);
    }
    const isCovered = this.totals.covers(slot, windowSpan);
    if (isCovered !== null) return isCovered;
    const terms = this.terms.get(slot);
    const [startsAt, endsAt] = [new Date(span[0]), new Date(span[1])];
    return (
      terms !== undefined &&
      classifyOfferedHours(listOpeningWindows(terms, startsAt, endsAt), { startsAt, endsAt }) === 'inside'
    );
  }
}

const toSingleSlot = (startsAt: Date, endsAt: Date): OfferSlot => ({
  startsAt,
  endsAt,
  days: [],
  spans: [[startsAt.getTime(), endsAt.getTime()]],
  rank: 0,
});
