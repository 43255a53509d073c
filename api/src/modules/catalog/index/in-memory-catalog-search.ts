import { Injectable } from '@nestjs/common';
import { CatalogIndexLoader } from './catalog-index-loader.ts';
import { CatalogIndexStore } from './catalog-index-store.ts';
import { CatalogReferenceStore } from './catalog-reference-store.ts';
import {
  CatalogSearch,
  type CatalogSearchRequest,
  type CatalogSearchResult,
  type FacetCounts,
  type FoundOffer,
} from './catalog-search.ts';
import type { SpaceMatch } from './event-match.ts';
import { EMPTY_QUERY, isEmptyQuery, type IndexQuery } from './index-query.ts';
import type { CatalogIndex, Selection } from './catalog-index.ts';
import type { CatalogFit } from './columns.ts';
import { buildMapView } from './map-view.ts';
import { findMostSimilar } from './similar.ts';

/**
 * The search over the index in the memory of this process (ADR 2). Every search runs in one synchronous
 * piece, because a selection is valid only until the next one; results hold copies.
 */
@Injectable()
export class InMemoryCatalogSearch extends CatalogSearch {
  private wholeFacets: { index: CatalogIndex; version: number; facets: FacetCounts } | null = null;

  constructor(
    private readonly store: CatalogIndexStore,
    private readonly loader: CatalogIndexLoader,
    private readonly references: CatalogReferenceStore,
  ) {
    super();
  }

  get isReady(): boolean {
    return this.store.isReady;
  }

  getVersion(query: IndexQuery): number {
    return this.store.getIndex().versions.versionFor(query);
  }

  isKnownWord(word: string): boolean {
    return this.store.getIndex().isKnownWord(word);
  }

  async search({
    query,
    page,
    withCards,
    withFacets,
    withLowestTotal,
    map,
    withTaken,
  }: CatalogSearchRequest): Promise<CatalogSearchResult> {
    const index = this.store.getIndex();
    const { columns } = index;
    const whole = withTaken ? { ...query, days: null, freeTime: null } : query;
    if (!page && !withFacets && !withLowestTotal && !map)
      return { ...EMPTY_RESULT, total: index.count(whole) };
    // Read before the selection of the whole: a selection is valid until the next one.
    const freeFirst = page && withTaken ? selectFreeFirst(index, query, page) : null;
    const selection = index.select(whole);
    const { slots, matches } = freeFirst ?? (page ? selectPage(index, selection, page) : NO_PAGE);
    const view = map ? buildMapView(columns, selection, map.maxMarkers, map.zoom) : null;
    return {
      total: selection.total,
      ids: mapSlots(slots, (slot) => columns.ids[slot] ?? 0),
      buildingIds: mapSlots(slots, (slot) => columns.buildingIds[slot] ?? 0),
      cards: withCards ? mapSlots(slots, (slot) => columns.getCard(slot)) : [],
      fits: withCards ? mapSlots(slots, (slot) => findFit(index, slot, query)) : [],
      offers: withCards ? mapSlots(slots, (slot) => findOffer(index, slot, query)) : [],
      matches: withCards ? matches : [],
      facets: withFacets ? this.countFacets(index, selection) : null,
      lowestTotalHaler:
        withLowestTotal && query.offer ? index.offers.findLowestTotal(selection.slots, query.offer) : null,
      map: view && {
        bounds: view.bounds,
        markers: mapSlots(view.pins, (slot) => columns.getMarker(slot)),
        offers: mapSlots(view.pins, (slot) => query.offer && index.offers.outline(slot, query.offer)),
        clusters: view.clusters,
      },
    };
  }

  async findSimilar(spaceId: number, limit: number): Promise<readonly string[]> {
    const index = this.store.getIndex();
    const { tree } = this.references.getCurrent().reference;
    const slot = index.columns.findSlot(spaceId);
    if (slot === undefined) return [];
    const locationId = index.getLocationIds(slot).find((id) => tree.findById(id)?.kind === 'region') ?? null;
    const [purposeId = null] = index.getPurposeIds(slot);
    const near = index.select({ ...EMPTY_QUERY, locationId, purposeId });
    const selection = near.total > limit ? near : index.select({ ...EMPTY_QUERY, purposeId });
    return findMostSimilar(index.columns, slot, selection, limit).map((other) =>
      index.columns.getCard(other),
    );
  }

  async matchSpaces(
    spaceIds: readonly number[],
    queries: readonly IndexQuery[],
  ): Promise<readonly (readonly number[])[]> {
    const index = await this.loader.loadSome(spaceIds);
    return queries.map((query) =>
      mapSlots(index.select(query).slots, (slot) => index.columns.ids[slot] ?? 0),
    );
  }

  /** Facets of the whole catalogue are kept until a space changes. */
  private countFacets(index: CatalogIndex, selection: Selection): FacetCounts {
    if (!isEmptyQuery(selection.query)) return index.facets(selection);
    const { version } = index;
    if (this.wholeFacets?.index !== index || this.wholeFacets.version !== version)
      this.wholeFacets = { index, version, facets: index.facets(selection) };
    return this.wholeFacets.facets;
  }
}

const EMPTY_RESULT = {
  ids: [],
  buildingIds: [],
  cards: [],
  fits: [],
  offers: [],
  matches: [],
  facets: null,
  lowestTotalHaler: null,
  map: null,
};

/** Only for an event with guests, a layout, or a purpose with a usual one. */
const findFit = ({ columns }: CatalogIndex, slot: number, query: IndexQuery): CatalogFit | null =>
  query.guests > 0 || query.layout !== null || query.usualLayout !== null
    ? columns.findFit(slot, query.layout, query.usualLayout)
    : null;

/** What a space offers for the event of a query. */
function findOffer(
  { columns, offers }: CatalogIndex,
  slot: number,
  { layout, offer: request, usualLayout }: IndexQuery,
): FoundOffer | null {
  const offer = request && offers.value(slot, request);
  if (!request || !offer) return null;
  const openingHours = offers.listOpeningHours(slot, offer.slot);
  return {
    offer,
    hasHours: request.hasHours,
    guests: request.guests,
    state: offers.getState(slot, offer),
    fits: columns.findFit(slot, layout, usualLayout),
    openingHours,
    nearest:
      offer.isTaken || openingHours !== null
        ? offers.findNearest(slot, offer.slot, { request, openingHours })
        : null,
  };
}

type Page = NonNullable<CatalogSearchRequest['page']>;
/** Slots of a page, in the recommended order of an event with the reasons. */
type SelectedPage = { readonly slots: Int32Array; readonly matches: readonly (SpaceMatch | null)[] };
const NO_PAGE: SelectedPage = { slots: new Int32Array(0), matches: [] };

function selectPage(index: CatalogIndex, selection: Selection, { sort, from, size }: Page): SelectedPage {
  const slots = index.page(selection, sort, from, size).slice();
  return { slots, matches: sort === 'doporucene' ? index.explain(selection, slots) : [] };
}

/** Slots of a page where the taken spaces follow the free ones, each in the order. */
function selectFreeFirst(index: CatalogIndex, query: IndexQuery, page: Page): SelectedPage {
  const freeSpaces = index.select(query);
  const { total } = freeSpaces;
  const free = selectPage(index, freeSpaces, page);
  const size = page.size - free.slots.length;
  if (size === 0) return free;
  const takenSpaces = index.select({ ...query, isTaken: true });
  const taken = selectPage(index, takenSpaces, { ...page, from: Math.max(0, page.from - total), size });
  return {
    slots: Int32Array.of(...free.slots, ...taken.slots),
    matches: [...free.matches, ...taken.matches],
  };
}

/** `Array.from` with a function iterates typed arrays through the iterator protocol, five to ten times slower than a loop. */
function mapSlots<T>(slots: Int32Array, getValue: (slot: number) => T): T[] {
  const values: T[] = [];
  for (let i = 0; i < slots.length; i += 1) values.push(getValue(slots[i] ?? 0));
  return values;
}
