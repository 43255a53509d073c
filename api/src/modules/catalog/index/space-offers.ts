import { toPragueWallTime } from '@prostora/contracts';
import { classifyOfferedHours, priceSlot, type PriceListQuote, type SlotPrice } from '@prostora/pricing';
import { NO_CHOICES, priceListBooking, rejectSlot } from '../../pricing/index.ts';
import type { BusyDays, TimeSpan } from './busy-days.ts';
import { findNearestFree } from './nearest-free.ts';
import type { OfferRequest, OfferSlot } from './offer-request.ts';
import {
  findListScope,
  isInWeeklyRule,
  listOpeningWindows,
  toSpanHours,
  type OfferTables,
  type OfferTerms,
  type SpanHours,
} from './offer-terms.ts';

/** Price of a slot of a space, by a list or by windows. */
type OfferPrice =
  | { readonly kind: 'list'; readonly price: PriceListQuote }
  | { readonly kind: 'windows'; readonly price: SlotPrice };
/** The valued slot of a space: of a flexible range the cheapest free one, of equal ones the first. */
export type SpaceOffer = OfferPrice & { readonly slot: OfferSlot; readonly isTaken: boolean };
export type OfferState = 'free' | 'on_request' | 'taken';

/** Groups of the order by total: complete prices, estimates, by agreement, slots that cannot be booked. */
function rankOffer(offer: SpaceOffer | null): number {
  if (offer === null) return 3;
  if (offer.price.basis === 'none') return 2;
  return offer.price.isComplete ? 0 : 1;
}

/**
 * Prices and offered hours of spaces by slot of the index, computed by the engine of quotes. Values of the
 * last request are kept until a space changes.
 */
export class SpaceOffers {
  private readonly terms: (OfferTerms | undefined)[] = [];
  private tables: OfferTables = { vatRates: [], toCurrentPurpose: (slug) => slug };
  private request: OfferRequest | null = null;
  private values: (SpaceOffer | null | undefined)[] = [];
  private slots: readonly OfferSlot[] = [];
  private now = new Date(0);
  private readonly hoursBySpan = new WeakMap<TimeSpan, SpanHours | null>();
  private readonly daysByStart = new WeakMap<Date, string>();

  constructor(
    private readonly busy: BusyDays,
    private readonly getNow: () => Date,
  ) {}

  set(slot: number, terms: OfferTerms | undefined): void {
    this.terms[slot] = terms;
    this.request = null;
  }

  setTables(tables: OfferTables): void {
    this.tables = tables;
    this.request = null;
  }

  /** Forgets kept values, because taken time has changed. */
  invalidate(): void {
    this.request = null;
  }

  /** Whether a slot of the request is free and can be booked at its hours. */
  isAvailable(slot: number, { slots, hasHours }: OfferRequest): boolean {
    return slots.some((one) => this.isSlotAvailable(slot, one, hasHours));
  }

  isWithinBudget(slot: number, request: OfferRequest): boolean {
    const offer = this.value(slot, request);
    return (
      offer !== null &&
      offer.price.basis !== 'none' &&
      offer.price.totalHaler <= (request.maxTotalHaler ?? Number.POSITIVE_INFINITY)
    );
  }

  /** Null when no slot of the request can be booked at all: past or too long ones. */
  value(slot: number, request: OfferRequest): SpaceOffer | null {
    if (this.request !== request) this.prepare(request);
    const known = this.values[slot];
    if (known !== undefined) return known;
    const offer = this.computeValue(slot, request);
    this.values[slot] = offer;
    return offer;
  }

  /** Sorts the slots by complete prices, estimates and agreements, each by total, then by id. */
  sortByTotal(slots: Int32Array, ids: Int32Array, request: OfferRequest): Int32Array {
    const ranks = new Map<number, { rank: number; total: number }>();
    for (const slot of slots) {
      const offer = this.value(slot, request);
      const rank = rankOffer(offer);
      ranks.set(slot, { rank, total: rank < 2 ? (offer?.price.totalHaler ?? 0) : 0 });
    }
    const none = { rank: 3, total: 0 };
    return slots.slice().sort((one, other) => {
      const [a, b] = [ranks.get(one) ?? none, ranks.get(other) ?? none];
      return a.rank - b.rank || a.total - b.total || (ids[one] ?? 0) - (ids[other] ?? 0);
    });
  }

  getState(slot: number, { slot: { spans }, isTaken }: SpaceOffer): OfferState {
    if (isTaken) return 'taken';
    return spans.every((span) => this.isInside(slot, span)) ? 'free' : 'on_request';
  }

  /** The nearest start, in milliseconds, at which the length of the slot is free; null without one. */
  findNearestStart(slot: number, offered: OfferSlot): number | null {
    const terms = this.terms[slot];
    return findNearestFree({
      startsAt: offered.startsAt.getTime(),
      length: offered.endsAt.getTime() - offered.startsAt.getTime(),
      now: this.getNow(),
      blocked: this.busy.getBlockedTime(slot),
      listWindows: (from, until) => (terms ? listOpeningWindows(terms, from, until) : []),
      hasHours: terms !== undefined && (terms.rules.length > 0 || terms.windows.length > 0),
    });
  }

  private prepare(request: OfferRequest): void {
    this.request = request;
    this.values = [];
    this.now = this.getNow();
    this.slots = request.slots.filter((slot) => rejectSlot(slot, this.now) === null);
  }

  private computeValue(slot: number, request: OfferRequest): SpaceOffer | null {
    const [first] = this.slots;
    if (first === undefined) return null;
    const available = this.slots.filter((one) => this.isSlotAvailable(slot, one, request.hasHours));
    const isTaken = available.length === 0;
    let best: (OfferPrice & { slot: OfferSlot }) | null = null;
    for (const one of isTaken ? [first] : available) {
      const price = this.price(slot, one, request);
      if (best === null || isCheaper(price, best)) best = { ...price, slot: one };
    }
    return best && { ...best, isTaken };
  }

  private price(slot: number, { startsAt, endsAt }: OfferSlot, request: OfferRequest): OfferPrice {
    const terms = this.terms[slot];
    const list = terms && findListScope(terms, this.getDay(startsAt));
    if (!terms || !list) {
      const windows = terms ? listOpeningWindows(terms, startsAt, endsAt) : [];
      const priceFromHaler = terms?.priceFromHaler ?? null;
      return { kind: 'windows', price: priceSlot({ startsAt, endsAt, windows, priceFromHaler }) };
    }
    const { definition } = list;
    const { guests, layout, purpose, tariff: kind } = request;
    const tariff = definition.tariffs.find((one) => one.kind === kind)?.code ?? null;
    const booking = { ...NO_CHOICES, startsAt, endsAt, guests, layout, purpose, tariff };
    const context = { ...this.tables, now: this.now, verifiedTariff: null };
    return { kind: 'list', price: priceListBooking(definition, booking, context) };
  }

  /** Day in Prague; of the same start once for all spaces. */
  private getDay(startsAt: Date): string {
    const known = this.daysByStart.get(startsAt) ?? toPragueWallTime(startsAt).day;
    this.daysByStart.set(startsAt, known);
    return known;
  }

  private isSlotAvailable(slot: number, { days, spans }: OfferSlot, hasHours: boolean): boolean {
    if (!hasHours) return days.every((day) => !this.busy.isBusyOn(slot, day));
    return spans.every(
      (span) =>
        this.busy.isFree(slot, span) &&
        (this.terms[slot]?.isOnlyInWindows !== true || this.isInside(slot, span)),
    );
  }

  private isInside(slot: number, span: TimeSpan): boolean {
    const terms = this.terms[slot];
    if (terms === undefined) return false;
    let hours = this.hoursBySpan.get(span);
    if (hours === undefined) {
      hours = toSpanHours(new Date(span[0]), new Date(span[1]));
      this.hoursBySpan.set(span, hours);
    }
    if (hours !== null && isInWeeklyRule(terms, hours)) return true;
    const [startsAt, endsAt] = [new Date(span[0]), new Date(span[1])];
    return (
      classifyOfferedHours(listOpeningWindows(terms, startsAt, endsAt), { startsAt, endsAt }) === 'inside'
    );
  }
}

/** A price by agreement is dearer than any other. */
const isCheaper = ({ price: one }: OfferPrice, { price: other }: OfferPrice): boolean =>
  one.basis !== 'none' && (other.basis === 'none' || one.totalHaler < other.totalHaler);
