import {
  findCapacityBucket,
  CATALOG_SORTS,
  type CapacityBucketId,
  type CatalogSortId,
} from '@prostora/contracts';
import { TextIndex, type TextHits } from '../search/text-index.ts';
import { Vocabulary } from '../search/vocabulary.ts';
import { Bitset, collect, countBits, intersect, subtract, wordsFor } from './bitset.ts';
import { BusyDays, type BusyInterval, type DayRange } from './busy-days.ts';
import { EMPTY_FILTER, isEmptyFilter, type CatalogFilter, type CatalogRecord } from './catalog-record.ts';
import { ContentVersions, type Membership } from './content-versions.ts';
import { Columns } from './columns.ts';
import { LocationPaths } from './location-paths.ts';
import { Order } from './orders.ts';
import { keepWithinBounds, selectPage, walkPage } from './page-selection.ts';
import { CountedValueSets, ValueSets } from './value-sets.ts';

/** Single-choice filter groups; their facets are counted without their own choice. */
type SingleChoice = 'location' | 'purpose' | 'capacity';

/** Result of a filter; valid until the next selection. */
export type Selection = {
  readonly filter: CatalogFilter;
  readonly total: number;
  /** The slots, unordered. */
  readonly slots: Int32Array;
  readonly bits: Uint32Array;
};

export type FacetCounts = {
  locations: ReadonlyMap<number, number>;
  purposes: ReadonlyMap<number, number>;
  attributes: ReadonlyMap<number, number>;
  capacities: ReadonlyMap<CapacityBucketId, number>;
};

/** Requested availability: any whole one of the days, or any one of the spans. */
export type FreeTime = { readonly days: DayRange; readonly spans: readonly BusyInterval[] | null };

export type CatalogIndexOptions = {
  synonyms: readonly (readonly string[])[];
  /** First day of the availability calendar. */
  firstDay: number;
  /** Number of its days. */
  horizonDays: number;
};

/**
 * The catalogue in memory: bitsets by filter value, columns by slot, an inverted index of the texts and four
 * maintained sort orders. Computes totals, pages and facets without the database and applies single changes
 * in place. Synchronous, therefore a selection may use shared scratch arrays.
 */
export class CatalogIndex {
  readonly columns = new Columns();
  /** Availability is not versioned; answers that depend on it are not cached. */
  readonly versions = new ContentVersions();
  private readonly occupied = new Bitset(1024);
  private readonly locations = new ValueSets<number>();
  private readonly paths = new LocationPaths();
  private readonly purposes = new CountedValueSets<number>();
  private readonly attributes = new CountedValueSets<number>();
  private readonly capacities = new CountedValueSets<CapacityBucketId>();
  private readonly orders: Readonly<Record<CatalogSortId, Order>>;
  private readonly texts: TextIndex;
  private readonly names: TextIndex;
  private readonly busy: BusyDays;
  /** Slots that pass the filter, with and without its single choices. */
  private bits = new Uint32Array(0);
  private bitsWithoutChoices = new Uint32Array(0);
  private facetBits = new Uint32Array(0);
  private slots = new Int32Array(0);
  private keys = new Int32Array(0);
  private scores = new Uint16Array(0);
  private scoredSlots: Int32Array = new Int32Array(0);

  constructor(options: CatalogIndexOptions) {
    const vocabulary = new Vocabulary();
    this.texts = new TextIndex(options.synonyms, vocabulary);
    this.names = new TextIndex([], vocabulary);
    this.busy = new BusyDays(options.firstDay, options.horizonDays);
    this.orders = Object.fromEntries(
      CATALOG_SORTS.map((sort) => [sort, new Order(this.columns.createComparator(sort))]),
    ) as Record<CatalogSortId, Order>;
  }

  /** Grows with every change except availability. */
  get version(): number {
    return this.versions.versionFor(EMPTY_FILTER);
  }

  get size(): number {
    return this.occupied.count;
  }

  /** Adds many records; the orders are sorted by `finishLoading`. */
  load(records: Iterable<CatalogRecord>): void {
    for (const record of records) this.insert(record);
  }

  finishLoading(): void {
    const slots = new Int32Array(this.size);
    collect(this.occupied.words, this.occupied.words.length, slots);
    for (const sort of CATALOG_SORTS) this.orders[sort].fill(slots);
    this.texts.trim();
    this.names.trim();
    this.versions.touchAll();
  }

  /** Adds or replaces a space. */
  upsert(record: CatalogRecord, busy: readonly BusyInterval[]): void {
    const before = this.findMembership(record.id);
    this.detach(record.id);
    const slot = this.insert(record);
    for (const sort of CATALOG_SORTS) this.orders[sort].insert(slot);
    this.busy.set(slot, busy);
    this.versions.touch(before, this.findMembership(record.id));
  }

  remove(id: number): void {
    if (this.detach(id)) this.versions.touchAll();
  }

  private detach(id: number): boolean {
    const slot = this.columns.findSlot(id);
    if (slot === undefined) return false;
    for (const sort of CATALOG_SORTS) this.orders[sort].remove(slot);
    this.occupied.delete(slot);
    for (const sets of [this.locations, this.purposes, this.attributes, this.capacities]) sets.delete(slot);
    this.texts.remove(slot);
    this.names.remove(slot);
    this.busy.set(slot, []);
    this.columns.release(id);
    return true;
  }

  private findMembership(id: number): Membership | null {
    const slot = this.columns.findSlot(id);
    if (slot === undefined) return null;
    return {
      locations: [...this.paths.get(slot)],
      purposes: this.purposes.getValues(slot),
      attributes: this.attributes.getValues(slot),
      capacity: findCapacityBucket(this.columns.capacity[slot] ?? 0),
    };
  }

  setBusy(id: number, intervals: readonly BusyInterval[]): void {
    const slot = this.columns.findSlot(id);
    if (slot === undefined) return;
    this.busy.set(slot, intervals);
  }

  select(filter: CatalogFilter): Selection {
    this.ensureCapacity();
    if (isEmptyFilter(filter))
      return {
        filter,
        total: this.size,
        slots: this.orders.doporucene.getSlots(),
        bits: this.occupied.words,
      };
    this.storeScores(filter.search === '' ? null : this.texts.search(filter.search));
    this.combine(filter, this.bitsWithoutChoices);
    this.applyChoices(filter, null, this.bitsWithoutChoices, this.bits);
    const total = collect(this.bits, this.bits.length, this.slots);
    return { filter, total, slots: this.slots.subarray(0, total), bits: this.bits };
  }

  /** Number of spaces that pass a filter, without collecting them. */
  count(filter: CatalogFilter): number {
    if (isEmptyFilter(filter)) return this.size;
    if (filter.search !== '') return this.select(filter).total;
    this.ensureCapacity();
    this.combine(filter, this.facetBits);
    this.applyChoices(filter, null, this.facetBits, this.facetBits);
    return countBits(this.facetBits);
  }

  /**
   * Slots of one page: `count` from position `from` in the given order, by relevance first when searching.
   */
  page(selection: Selection, sort: CatalogSortId, from: number, count: number): Int32Array {
    const order = this.orders[sort];
    const { filter, slots, total } = selection;
    if (isEmptyFilter(filter)) return order.getSlots().subarray(from, from + count);
    if (from >= total) return new Int32Array(0);
    const isByRelevance = filter.search !== '' && sort === 'doporucene';
    const walkLength = ((from + count) * this.size) / total;
    if (!isByRelevance && walkLength < total) return walkPage(order.getSlots(), selection.bits, from, count);
    return selectPage(
      order,
      slots,
      isByRelevance ? (slot) => this.scores[slot] ?? 0 : null,
      this.keys,
      from,
      count,
    );
  }

  /**
   * Counts each value of each group under the filter of the selection, single-choice groups without their own
   * choice.
   */
  facets(selection: Selection): FacetCounts {
    const { filter } = selection;
    if (isEmptyFilter(filter)) {
      return {
        locations: this.locations.countAll(),
        purposes: this.purposes.countAll(),
        attributes: this.attributes.countAll(),
        capacities: this.capacities.countAll(),
      };
    }
    const getBaseBits = (group: SingleChoice, chosen: unknown): Uint32Array => {
      if (chosen === null) return selection.bits;
      this.applyChoices(filter, group, this.bitsWithoutChoices, this.facetBits);
      return this.facetBits;
    };
    const length = selection.bits.length;
    return {
      attributes: this.attributes.countIn(selection.bits, length),
      locations: this.paths.countIn(getBaseBits('location', filter.locationId), length),
      purposes: this.purposes.countIn(getBaseBits('purpose', filter.purposeId), length),
      capacities: this.capacities.countIn(getBaseBits('capacity', filter.capacity), length),
    };
  }

  /**
   * Slots of the selection with enough capacity that are free on one of the days or in one of the spans, best
   * first.
   */
  findSuitable({ bits }: Selection, guests: number, free: FreeTime | null): Int32Array {
    const busySlots =
      free === null || free.spans !== null ? null : this.busy.findBusyOnAll(free.days, bits.length);
    const isFree = (slot: number): boolean =>
      !(busySlots !== null && hasBit(busySlots, slot)) && (free?.spans == null || this.isFree(slot, free));
    return this.orders.doporucene
      .getSlots()
      .filter((slot) => hasBit(bits, slot) && (this.columns.capacity[slot] ?? 0) >= guests && isFree(slot));
  }

  /** Whether a slot is free on one of the days or in one of the spans. */
  isFree(slot: number, { days, spans }: FreeTime): boolean {
    return spans === null
      ? !hasBit(this.busy.findBusyOnAll(days, (slot >>> 5) + 1), slot)
      : spans.some((span) => this.busy.isFree(slot, span));
  }

  /** Number of published spaces in a location. */
  countInLocation(id: number): number {
    return this.locations.get(id)?.count ?? 0;
  }

  countForPurpose(id: number): number {
    return this.purposes.get(id)?.count ?? 0;
  }

  /** The location of a slot and its ancestors. */
  getLocationIds(slot: number): readonly number[] {
    return this.paths.get(slot);
  }

  getPurposeIds(slot: number): number[] {
    return this.purposes.getValues(slot);
  }

  /** Slots of spaces whose name or building name matches a partial search; the own name first. */
  searchNames(query: string, limit: number): Int32Array {
    this.ensureCapacity();
    const { slots, scores } = this.names.search(query, 'beginning');
    const relevance = new Map(Array.from(slots, (slot, i) => [slot, scores[i] ?? 0]));
    return selectPage(this.orders.doporucene, slots, (slot) => relevance.get(slot) ?? 0, this.keys, 0, limit);
  }

  private insert(record: CatalogRecord): number {
    const slot = this.columns.put(record);
    this.occupied.add(slot);
    this.locations.add(slot, record.locationIds);
    this.paths.set(slot, record.locationIds);
    this.purposes.add(slot, record.purposeIds);
    this.attributes.add(slot, record.attributeIds);
    this.capacities.add(slot, [findCapacityBucket(record.capacity)]);
    this.texts.add(slot, record.texts);
    this.names.add(
      slot,
      record.names.map((text, at) => ({ weight: record.names.length - at, text })),
    );
    return slot;
  }

  /** Writes into `target` what passes the filter without its single choices. */
  private combine(filter: CatalogFilter, target: Uint32Array): void {
    const length = target.length;
    if (filter.search === '') target.set(this.occupied.words.subarray(0, length));
    else {
      target.fill(0);
      for (const slot of this.scoredSlots)
        target[slot >>> 5] = (target[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
    for (const id of filter.attributeIds)
      intersect(target, target, this.attributes.get(id)?.words ?? NO_BITS);
    if (filter.days !== null) {
      const busySlots = new Uint32Array(length);
      this.busy.addBusyOn(filter.days, busySlots, length);
      subtract(target, length, busySlots);
    }
    if (filter.bounds !== null) keepWithinBounds(this.columns, filter.bounds, target);
  }

  /**
   * Applies the single choices to `source`, optionally without one group, and writes the result into
   * `target`.
   */
  private applyChoices(
    filter: CatalogFilter,
    without: SingleChoice | null,
    source: Uint32Array,
    target: Uint32Array,
  ): void {
    const { locationId, purposeId, capacity } = filter;
    let rest = source;
    const keep = (set: Bitset | undefined): void => {
      intersect(target, rest, set?.words ?? NO_BITS);
      rest = target;
    };
    if (locationId !== null && without !== 'location') keep(this.locations.get(locationId));
    if (purposeId !== null && without !== 'purpose') keep(this.purposes.get(purposeId));
    if (capacity !== null && without !== 'capacity') keep(this.capacities.get(capacity));
    if (rest === source && target !== source) target.set(source);
  }

  /** Stores the relevance of text search hits; null clears it. */
  private storeScores(hits: TextHits | null): void {
    for (const slot of this.scoredSlots) this.scores[slot] = 0;
    this.scoredSlots = hits?.slots ?? new Int32Array(0);
    hits?.slots.forEach((slot, i) => {
      this.scores[slot] = hits.scores[i] ?? 0;
    });
  }

  private ensureCapacity(): void {
    const { used } = this.columns;
    const words = wordsFor(used);
    if (this.bits.length !== words) {
      this.bits = new Uint32Array(words);
      this.bitsWithoutChoices = new Uint32Array(words);
      this.facetBits = new Uint32Array(words);
    }
    if (this.slots.length >= used) return;
    const capacity = Math.ceil(used * 1.25);
    this.slots = new Int32Array(capacity);
    this.keys = new Int32Array(capacity);
    this.scores = new Uint16Array(capacity);
    this.scoredSlots = new Int32Array(0);
  }
}

const NO_BITS = new Uint32Array(0);
const hasBit = (words: Uint32Array, slot: number): boolean =>
  (((words[slot >>> 5] ?? 0) >>> (slot & 31)) & 1) === 1;
