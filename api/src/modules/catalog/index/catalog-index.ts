import {
  findCapacityBucket,
  CATALOG_SORTS,
  type CapacityBucketId,
  type CatalogOrderId,
  type CatalogSortId,
} from '@prostora/contracts';
import type { FacetCounts } from './catalog-search.ts';
import { TextIndex, type TextHits } from '../search/text-index.ts';
import { Vocabulary } from '../search/vocabulary.ts';
import { splitQueryWords } from '../search/words.ts';
import { AvailabilityFilter } from './availability-filter.ts';
import { Bitset, collect, countBits, intersect, keepMatching, subtract, unite, wordsFor } from './bitset.ts';
import { BusyDays, type BusyInterval } from './busy-days.ts';
import { TEXT_WEIGHTS, type CatalogRecord } from './catalog-record.ts';
import { ContentVersions, type Membership } from './content-versions.ts';
import { Columns } from './columns.ts';
import type { SpaceMatch } from './event-match.ts';
import { EventRanking, hasEvent } from './event-ranking.ts';
import { EMPTY_QUERY, isEmptyQuery, type IndexQuery, type SentenceConditions } from './index-query.ts';
import type { OfferTerms } from './offer-terms.ts';
import { SpaceOffers } from './space-offers.ts';
import { LocationPaths } from './location-paths.ts';
import { Order } from './orders.ts';
import { keepWithinBounds, measureKm, selectPage, walkPage } from './page-selection.ts';
import { CountedValueSets, ValueSets } from './value-sets.ts';

/** Single-choice filter groups; their facets are counted without their own choice. */
type SingleChoice = 'location' | 'purpose' | 'capacity';

/** Result of a query; valid until the next selection. */
export type Selection = {
  readonly query: IndexQuery;
  readonly total: number;
  /** The slots, unordered. */
  readonly slots: Int32Array;
  readonly bits: Uint32Array;
};

export type CatalogIndexOptions = {
  synonyms: readonly (readonly string[])[];
  /** First day of the availability calendar. */
  firstDay: number;
  /** Number of its days. */
  horizonDays: number;
  /** Slots before it cannot be booked; default: the time of the system. */
  getNow?: () => Date;
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
  readonly offers: SpaceOffers;
  private readonly availability: AvailabilityFilter;
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
    this.texts = new TextIndex({
      synonyms: options.synonyms,
      vocabulary,
      nameWeight: TEXT_WEIGHTS.name,
    });
    this.names = new TextIndex({ vocabulary });
    this.busy = new BusyDays(options.firstDay, options.horizonDays);
    this.offers = new SpaceOffers(this.busy, options.getNow ?? (() => new Date()));
    this.availability = new AvailabilityFilter(this.busy, this.offers);
    this.orders = Object.fromEntries(
      CATALOG_SORTS.map((sort) => [sort, new Order(this.columns.createComparator(sort))]),
    ) as Record<CatalogSortId, Order>;
  }

  /** Grows with every change except availability. */
  get version(): number {
    return this.versions.versionFor(EMPTY_QUERY);
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
    this.offers.set(slot, undefined);
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
    this.offers.invalidate();
  }

  setOfferTerms(id: number, terms: OfferTerms | undefined): void {
    const slot = this.columns.findSlot(id);
    if (slot !== undefined) this.offers.set(slot, terms);
  }

  select(query: IndexQuery): Selection {
    this.ensureCapacity();
    if (isEmptyQuery(query) && query.preferred === '')
      return {
        query,
        total: this.size,
        slots: this.orders.doporucene.getSlots(),
        bits: this.occupied.words,
      };
    this.storeScores(this.searchTexts(query) ?? this.rank(query.preferred));
    this.combine(query, this.bitsWithoutChoices);
    this.applyChoices(query, null, this.bitsWithoutChoices, this.bits);
    const total = collect(this.bits, this.bits.length, this.slots);
    return { query, total, slots: this.slots.subarray(0, total), bits: this.bits };
  }

  /** Number of spaces that match a query, without collecting them. */
  count(query: IndexQuery): number {
    if (isEmptyQuery(query)) return this.size;
    if (hasText(query)) return this.select(query).total;
    this.ensureCapacity();
    this.combine(query, this.facetBits);
    this.applyChoices(query, null, this.facetBits, this.facetBits);
    return countBits(this.facetBits);
  }

  /**
   * Slots of one page: `count` from position `from` in the given order. The recommended order of an event is that of
   * `EventRanking`; otherwise relevance comes first when searching.
   */
  page(selection: Selection, sort: CatalogOrderId, from: number, count: number): Int32Array {
    const { query, slots, total } = selection;
    if (sort === 'celkem')
      return query.offer === null
        ? this.page(selection, 'doporucene', from, count)
        : this.offers.selectByTotal(slots, this.columns.ids, query.offer, { from, to: from + count });
    if (sort === 'doporucene' && hasEvent(query))
      return this.rankForEvent(selection).selectPage(from, from + count);
    const order = this.orders[sort];
    if (isEmptyQuery(query) && query.preferred === '') return order.getSlots().subarray(from, from + count);
    if (from >= total) return new Int32Array(0);
    const isByRelevance = (hasText(query) || query.preferred !== '') && sort === 'doporucene';
    const size = Math.min(count, total - from);
    const walkLength = ((from + size) * this.size) / total;
    const sortLength = total + size * Math.log2(size);
    if (!isByRelevance && walkLength < sortLength)
      return walkPage(order.getSlots(), selection.bits, from, size);
    return selectPage(
      order,
      slots,
      isByRelevance ? (slot) => this.scores[slot] ?? 0 : null,
      this.keys,
      from,
      size,
    );
  }

  /** Why slots of a selection stand where they do in the recommended order; nulls without an event. */
  explain(selection: Selection, slots: Int32Array): (SpaceMatch | null)[] {
    const ranking = hasEvent(selection.query) ? this.rankForEvent(selection) : null;
    return Array.from(slots, (slot) => ranking && ranking.explain(slot));
  }

  private rankForEvent({ query, slots, bits }: Selection): EventRanking {
    return new EventRanking(query, slots, {
      columns: this.columns,
      offers: this.offers,
      scores: hasText(query) || query.preferred !== '' ? this.scores : null,
      walk: (from, count) => walkPage(this.orders.doporucene.getSlots(), bits, from, count),
    });
  }

  /**
   * Counts each value of each group under the query of the selection, single-choice groups without their own
   * choice.
   */
  facets(selection: Selection): FacetCounts {
    const { query } = selection;
    if (isEmptyQuery(query)) {
      return {
        locations: this.locations.countAll(),
        purposes: this.purposes.countAll(),
        attributes: this.attributes.countAll(),
        capacities: this.capacities.countAll(),
      };
    }
    const getBaseBits = (group: SingleChoice, chosen: unknown): Uint32Array => {
      if (chosen === null) return selection.bits;
      this.applyChoices(query, group, this.bitsWithoutChoices, this.facetBits);
      return this.facetBits;
    };
    const length = selection.bits.length;
    return {
      attributes: this.attributes.countIn(selection.bits, length),
      locations: this.paths.countIn(getBaseBits('location', query.locationId), length),
      purposes: this.purposes.countIn(getBaseBits('purpose', query.purposeId), length),
      capacities: this.capacities.countIn(getBaseBits('capacity', query.capacity), length),
    };
  }

  /** The location of a slot and its ancestors. */
  getLocationIds(slot: number): readonly number[] {
    return this.paths.get(slot);
  }

  getPurposeIds(slot: number): number[] {
    return this.purposes.getValues(slot);
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

  /** Hits of the text or of the beginning of a name, where own names outrank those of buildings. */
  private searchTexts({ search, namePrefix }: IndexQuery): TextHits | null {
    if (namePrefix !== '') return this.names.search(namePrefix, 'beginning');
    return search === '' ? null : this.texts.search(search);
  }

  /** Whether a folded word or another form of it occurs in the text of a space. */
  isKnownWord(word: string): boolean {
    return this.texts.hasWord(word);
  }

  /** Hits of any of the words, with the sum of their relevance; null without words. */
  private rank(preferred: string): TextHits | null {
    if (preferred === '') return null;
    const scores = new Map<number, number>();
    for (const word of splitQueryWords(preferred)) {
      const hits = this.texts.search(word);
      hits.slots.forEach((slot, at) => scores.set(slot, (scores.get(slot) ?? 0) + (hits.scores[at] ?? 0)));
    }
    return { slots: Int32Array.from(scores.keys()), scores: Uint16Array.from(scores.values()) };
  }

  /** Writes into `target` what matches the query without its single choices. Text hits are stored before. */
  private combine(query: IndexQuery, target: Uint32Array): void {
    const { bounds, guests, layout, sentence, spaceIds, usualLayout } = query;
    const length = target.length;
    if (!hasText(query)) target.set(this.occupied.words.subarray(0, length));
    else {
      target.fill(0);
      for (const slot of this.scoredSlots)
        target[slot >>> 5] = (target[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
    if (spaceIds !== null) intersect(target, target, this.findSlots(spaceIds, length));
    for (const id of query.attributeIds) intersect(target, target, this.attributes.get(id)?.words ?? NO_BITS);
    if (bounds !== null) keepWithinBounds(this.columns, bounds, target);
    if (guests > 0)
      keepMatching(target, (slot) => this.columns.getCapacity(slot, layout, usualLayout) >= guests);
    if (sentence !== null) this.applySentence(sentence, target);
  }

  private findSlots(spaceIds: readonly number[], length: number): Uint32Array {
    const words = new Uint32Array(length);
    for (const id of spaceIds) {
      const slot = this.columns.findSlot(id);
      if (slot !== undefined) words[slot >>> 5] = (words[slot >>> 5] ?? 0) | (1 << (slot & 31));
    }
    return words;
  }

  private applySentence(
    { locationIds, near, notLocationId, withoutAttributeIds }: SentenceConditions,
    target: Uint32Array,
  ): void {
    const { length } = target;
    if (locationIds.length > 0) {
      const inAny = new Uint32Array(length);
      for (const id of locationIds) unite(inAny, length, this.locations.get(id)?.words ?? NO_BITS);
      intersect(target, target, inAny);
    }
    if (near !== null) {
      const inside = this.locations.get(near.locationId);
      keepMatching(
        target,
        (slot) => inside?.has(slot) === true || measureKm(this.columns, slot, near) <= near.radiusKm,
      );
    }
    if (notLocationId !== null) subtract(target, length, this.locations.get(notLocationId)?.words ?? NO_BITS);
    for (const id of withoutAttributeIds) subtract(target, length, this.attributes.get(id)?.words ?? NO_BITS);
  }

  /**
   * Applies the single choices to `source`, optionally without one group, then availability, which is looked
   * up by space, and writes the result into `target`.
   */
  private applyChoices(
    query: IndexQuery,
    without: SingleChoice | null,
    source: Uint32Array,
    target: Uint32Array,
  ): void {
    const { locationId, purposeId, capacity } = query;
    let rest = source;
    const keep = (set: Bitset | undefined): void => {
      intersect(target, rest, set?.words ?? NO_BITS);
      rest = target;
    };
    if (locationId !== null && without !== 'location') keep(this.locations.get(locationId));
    if (purposeId !== null && without !== 'purpose') keep(this.purposes.get(purposeId));
    if (capacity !== null && without !== 'capacity') keep(this.capacities.get(capacity));
    if (rest === source && target !== source) target.set(source);
    this.availability.keep(query, target);
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
const hasText = ({ search, namePrefix }: IndexQuery): boolean => search !== '' || namePrefix !== '';
