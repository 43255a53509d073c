import { describe, expect, it } from '@jest/globals';
import {
  CAPACITY_BUCKETS,
  CATALOG_SORTS,
  type CatalogSortId,
  findCapacityBucket,
  HOUR_MS,
  toPragueDayNumber,
} from '@prostora/contracts';
import fc from 'fast-check';
import { countRounds } from '../../../../../tools/testing/rounds.ts';
import { fold, stem } from '../search/czech-stemmer.ts';
import { parseDay, type BusyInterval, type TimeSpan } from './busy-days.ts';
import { CatalogIndex } from './catalog-index.ts';
import { TEXT_WEIGHTS, type CatalogRecord } from './catalog-record.ts';
import { EMPTY_QUERY, type IndexQuery } from './index-query.ts';
import { buildMapView } from './map-view.ts';

const FIRST_DAY = parseDay('2027-01-01') ?? 0;
const MIDNIGHT = Date.parse('2027-01-01T00:00:00+01:00');
/** Country 1, regions 2 and 3, towns 4, 5 (in 2) and 6 (in 3). */
const PATHS = [
  [4, 2, 1],
  [5, 2, 1],
  [6, 3, 1],
  [2, 1],
] as const;
const WORDS = ['sál', 'zámek', 'loft', 'zahrada', 'stodola', 'kavárna'] as const;

type Entry = { record: CatalogRecord; busy: BusyInterval[]; name: string; perex: string };

const arbitraryEntry = fc
  .record({
    id: fc.integer({ min: 1, max: 25 }),
    rank: fc.nat(3),
    capacity: fc.constantFrom(1, 50, 51, 150, 151, 500, 501, 4000),
    price: fc.option(fc.nat(3)),
    publishedAt: fc.nat(3),
    lat: fc.integer({ min: 48, max: 51 }),
    lng: fc.integer({ min: 12, max: 18 }),
    path: fc.constantFrom(...PATHS),
    purposeIds: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { maxLength: 3 }),
    attributeIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
    name: fc.constantFrom(...WORDS),
    perex: fc.uniqueArray(fc.constantFrom(...WORDS), { maxLength: 3 }),
    busyFrom: fc.nat(240),
    busyHours: fc.nat(30),
    bufferHours: fc.nat(24),
  })
  .map(({ path, name, perex, busyFrom, busyHours, bufferHours, ...fields }): Entry => ({
    name,
    perex: perex.join(' '),
    busy:
      busyHours === 0
        ? []
        : [
            [
              MIDNIGHT + busyFrom * HOUR_MS,
              MIDNIGHT + (busyFrom + busyHours) * HOUR_MS,
              MIDNIGHT + (busyFrom - 2 * bufferHours) * HOUR_MS,
              MIDNIGHT + (busyFrom + busyHours + 2 * bufferHours) * HOUR_MS,
            ],
          ],
    record: {
      ...fields,
      buildingId: fields.id,
      locationIds: path,
      layoutCapacities: [],
      names: [fold(name)],
      card: `{"id":${fields.id}}`,
      marker: `{"id":${fields.id}}`,
      texts: [
        { weight: TEXT_WEIGHTS.name, text: fold(name) },
        { weight: TEXT_WEIGHTS.perex, text: fold(perex.join(' ')) },
      ],
    },
  }));

const arbitraryFilter: fc.Arbitrary<IndexQuery> = fc.record({
  spaceIds: fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 25 })), { freq: 4 }),
  guests: fc.constantFrom(0, 0, 51, 500),
  layout: fc.constantFrom(null, 'banket' as const),
  usualLayout: fc.constantFrom(null, 'skolni' as const),
  isTaken: fc.constantFrom(false, false, true),
  offer: fc.constant(null),
  center: fc.constant(null),
  budgetMatch: fc.constant('within' as const),
  namePrefix: fc.constant(''),
  preferred: fc.constant(''),
  sentence: fc.option(
    fc.record({
      locationIds: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 2 }),
      notLocationId: fc.option(fc.integer({ min: 2, max: 7 }), { freq: 2 }),
      near: fc.option(fc.constant({ locationId: 4, lat: 50, lng: 14, radiusKm: 80 }), { freq: 2 }),
      withoutAttributeIds: fc.uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 1 }),
    }),
    { freq: 4 },
  ),
  freeTime: fc.option(
    fc
      .tuple(
        fc.uniqueArray(fc.nat(12), { maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        fc.integer({ min: 3, max: 20 }),
      )
      .map(([days, isEveryDay, isByHours, hours]) => ({
        isEveryDay,
        days: days.sort((one, other) => one - other).map((day) => FIRST_DAY + day),
        spans: isByHours
          ? days.map((day): TimeSpan => {
              const startsAt = MIDNIGHT + (day * 24 + 9) * HOUR_MS;
              return [startsAt, startsAt + hours * HOUR_MS];
            })
          : null,
      })),
    { freq: 4 },
  ),
  locationId: fc.option(fc.integer({ min: 1, max: 6 })),
  purposeId: fc.option(fc.integer({ min: 1, max: 3 })),
  attributeIds: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
  capacity: fc.option(fc.constantFrom(...CAPACITY_BUCKETS.map(({ id }) => id))),
  search: fc.oneof(
    { weight: 3, arbitrary: fc.constant('') },
    {
      weight: 2,
      arbitrary: fc
        .uniqueArray(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 })
        .map((words) => words.join(' ')),
    },
  ),
  bounds: fc.option(fc.constantFrom([13, 48, 16, 50] as const, [12, 48, 12, 51] as const), { freq: 3 }),
  days: fc.option(
    fc
      .tuple(fc.nat(9), fc.nat(3))
      .map(([from, length]) => ({ from: FIRST_DAY + from, to: FIRST_DAY + from + length })),
    { freq: 3 },
  ),
});

const newIndex = (): CatalogIndex =>
  new CatalogIndex({ synonyms: [], firstDay: FIRST_DAY, horizonDays: 400 });

function loaded(entries: Iterable<Entry>): CatalogIndex {
  const index = newIndex();
  const all = [...entries];
  index.load(all.map(({ record }) => record));
  index.finishLoading();
  for (const { record, busy } of all) index.setBusy(record.id, busy);
  return index;
}

const byId = (entries: readonly Entry[]): Map<number, Entry> =>
  new Map(entries.map((entry) => [entry.record.id, entry]));
const stemsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean).map(stem);

/** Reference implementation of the filter rules of PRODUCT §4. */
function passes(entry: Entry, filter: IndexQuery): boolean {
  const { record, name, perex } = entry;
  const { bounds } = filter;
  return (
    isFree(entry, filter) !== filter.isTaken &&
    passesSentence(entry, filter) &&
    (filter.spaceIds === null || filter.spaceIds.includes(record.id)) &&
    record.capacity >= filter.guests &&
    (filter.locationId === null || record.locationIds.includes(filter.locationId)) &&
    (filter.purposeId === null || record.purposeIds.includes(filter.purposeId)) &&
    filter.attributeIds.every((id) => record.attributeIds.includes(id)) &&
    (filter.capacity === null || findCapacityBucket(record.capacity) === filter.capacity) &&
    stemsOf(filter.search).every((word) => stemsOf(`${name} ${perex}`).includes(word)) &&
    (bounds === null ||
      (record.lng >= bounds[0] &&
        record.lat >= bounds[1] &&
        record.lng <= bounds[2] &&
        record.lat <= bounds[3]))
  );
}

/** Places of the fixtures are whole degrees, so 80 km reach one degree of longitude and none of latitude. */
function passesSentence({ record }: Entry, { sentence }: IndexQuery): boolean {
  if (sentence === null) return true;
  const { locationIds, near, notLocationId, withoutAttributeIds } = sentence;
  const isIn = (id: number): boolean => record.locationIds.includes(id);
  return (
    (locationIds.length === 0 || locationIds.some(isIn)) &&
    (notLocationId === null || !isIn(notLocationId)) &&
    (near === null ||
      isIn(near.locationId) ||
      (record.lat === near.lat && Math.abs(record.lng - near.lng) <= 1)) &&
    !withoutAttributeIds.some((id) => record.attributeIds.includes(id))
  );
}

function isFree({ busy }: Entry, { days, freeTime }: IndexQuery): boolean {
  const isFreeFromTo = (from: number, to: number): boolean =>
    busy.every(
      ([startsAt, endsAt]) =>
        toPragueDayNumber(new Date(endsAt - 1)) < from || toPragueDayNumber(new Date(startsAt)) > to,
    );
  if (days !== null && !isFreeFromTo(days.from, days.to)) return false;
  if (freeTime === null) return true;
  const each = freeTime.days.map((day, at) => {
    const span = freeTime.spans?.[at];
    return span === undefined
      ? isFreeFromTo(day, day)
      : busy.every(([, , from = 0, until = 0]) => from >= span[1] || until <= span[0]);
  });
  return each.length > 0 && (freeTime.isEveryDay ? each.every(Boolean) : each.some(Boolean));
}

function relevance({ name, perex }: Entry, search: string): number {
  return stemsOf(search).reduce(
    (sum, word) =>
      sum +
      (stemsOf(name).includes(word)
        ? TEXT_WEIGHTS.name
        : stemsOf(perex).includes(word)
          ? TEXT_WEIGHTS.perex
          : 0),
    0,
  );
}

function sorted(entries: readonly Entry[], sort: CatalogSortId, search: string): number[] {
  const keys = ({ record }: Entry): number =>
    sort === 'kapacita'
      ? -record.capacity
      : sort === 'cena'
        ? (record.price ?? Infinity)
        : sort === 'nejnovejsi'
          ? -record.publishedAt
          : 0;
  const difference = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
  return [...entries]
    .sort(
      (one, other) =>
        (sort === 'doporucene' ? relevance(other, search) - relevance(one, search) : 0) ||
        difference(keys(one), keys(other)) ||
        other.record.rank - one.record.rank ||
        one.record.id - other.record.id,
    )
    .map(({ record }) => record.id);
}

const idsOf = (index: CatalogIndex, slots: Int32Array): number[] =>
  Array.from(slots, (slot) => index.columns.ids[slot] ?? 0);
const nonZero = <K>(counts: ReadonlyMap<K, number>): Record<string, number> =>
  Object.fromEntries(
    [...counts]
      .filter(([, count]) => count > 0)
      .sort()
      .map(([key, count]) => [String(key), count]),
  );

function naiveCounts(
  entries: readonly Entry[],
  valuesOf: (entry: Entry) => readonly (number | string)[],
): Record<string, number> {
  const counts = new Map<number | string, number>();
  for (const entry of entries)
    for (const value of valuesOf(entry)) counts.set(value, (counts.get(value) ?? 0) + 1);
  return nonZero(counts);
}

const findByName = (index: CatalogIndex, namePrefix: string): number[] =>
  idsOf(index, index.page(index.select({ ...EMPTY_QUERY, namePrefix }), 'doporucene', 0, 5));

/** The visible parts of the answer to one filter. */
function answer(index: CatalogIndex, filter: IndexQuery): unknown {
  const pages = Object.fromEntries(
    CATALOG_SORTS.map((sort) => {
      const selection = index.select(filter);
      return [
        sort,
        [0, 4, 8, 12, 16, 20, 24].flatMap((from) => idsOf(index, index.page(selection, sort, from, 4))),
      ];
    }),
  );
  const selection = index.select(filter);
  const facets = index.facets(selection);
  return {
    total: selection.total,
    pages,
    facets: {
      locations: nonZero(facets.locations),
      purposes: nonZero(facets.purposes),
      attributes: nonZero(facets.attributes),
      capacities: nonZero(facets.capacities),
    },
  };
}

function naiveAnswer(entries: readonly Entry[], filter: IndexQuery): unknown {
  const under = (changed: Partial<IndexQuery>): Entry[] =>
    entries.filter((entry) => passes(entry, { ...filter, ...changed }));
  const hits = under({});
  return {
    total: hits.length,
    pages: Object.fromEntries(CATALOG_SORTS.map((sort) => [sort, sorted(hits, sort, filter.search)])),
    facets: {
      locations: naiveCounts(under({ locationId: null }), ({ record }) => record.locationIds),
      purposes: naiveCounts(under({ purposeId: null }), ({ record }) => record.purposeIds),
      attributes: naiveCounts(hits, ({ record }) => record.attributeIds),
      capacities: naiveCounts(under({ capacity: null }), ({ record }) => [
        findCapacityBucket(record.capacity),
      ]),
    },
  };
}

const arbitraryEntries = fc.uniqueArray(arbitraryEntry, {
  maxLength: 25,
  selector: ({ record }) => record.id,
});

/** Whether every search word occurs somewhere; other words may match by a typing error. */
const isPlain = (entries: readonly Entry[], { search }: IndexQuery): boolean =>
  stemsOf(search).every((word) =>
    entries.some(({ name, perex }) => stemsOf(`${name} ${perex}`).includes(word)),
  );

describe('CatalogIndex', () => {
  it('returns the totals, pages and facets of a plain filter over a list', () => {
    fc.assert(
      fc.property(arbitraryEntries, arbitraryFilter, (entries, filter) => {
        fc.pre(isPlain(entries, filter));
        expect(answer(loaded(entries), filter)).toEqual(naiveAnswer(entries, filter));
      }),
      { numRuns: countRounds(500, 150) },
    );
  });

  it('returns the same after any changes as a freshly built index', () => {
    const change = fc.record({ entry: arbitraryEntry, isRemoval: fc.boolean() });
    fc.assert(
      fc.property(
        arbitraryEntries,
        fc.array(change, { maxLength: 30 }),
        arbitraryFilter,
        (entries, changes, filter) => {
          const index = loaded(entries);
          const left = byId(entries);
          for (const { entry, isRemoval } of changes) {
            if (isRemoval) {
              index.remove(entry.record.id);
              left.delete(entry.record.id);
            } else {
              index.upsert(entry.record, entry.busy);
              left.set(entry.record.id, entry);
            }
          }
          fc.pre(isPlain([...left.values()], filter));
          expect(answer(index, filter)).toEqual(naiveAnswer([...left.values()], filter));
        },
      ),
      { numRuns: countRounds(300, 100) },
    );
  });

  it('returns the same page of a dense result by walking the order', () => {
    const entries = fc.sample(arbitraryEntry, { numRuns: 3000, seed: 7 }).map((entry, i): Entry => ({
      ...entry,
      record: { ...entry.record, id: i + 1, rank: (i * 7919) % 3001 },
    }));
    const index = loaded(entries);
    for (const filter of [
      { ...EMPTY_QUERY, locationId: 1 },
      { ...EMPTY_QUERY, locationId: 4 },
      EMPTY_QUERY,
    ]) {
      const expected = sorted(
        entries.filter((entry) => passes(entry, filter)),
        'doporucene',
        '',
      );
      for (const from of [0, 20, 500, 700])
        expect(idsOf(index, index.page(index.select(filter), 'doporucene', from, 20))).toEqual(
          expected.slice(from, from + 20),
        );
    }
  });

  it('finds spaces by a partial name of the space or building', () => {
    const entries = fc.sample(arbitraryEntry, { numRuns: 3, seed: 1 }).map((entry, i): Entry => ({
      ...entry,
      record: {
        ...entry.record,
        id: i + 1,
        rank: i,
        names:
          [
            ['Zahrada', 'Zámek Loučeň'],
            ['Zámecká zahrada', 'Dům'],
            ['Loft', 'Zámek Loučeň'],
          ][i]?.map(fold) ?? [],
      },
    }));
    const index = loaded(entries);
    expect(findByName(index, 'zám')).toEqual([2, 3, 1]);
    expect(findByName(index, 'lof')).toEqual([3]);
    expect(findByName(index, 'loučeň zah')).toEqual([1]);
    expect(findByName(index, 'zzz')).toEqual([]);
  });
});

describe('buildMapView', () => {
  const scattered = Array.from({ length: 1200 }, (_unused, i): CatalogRecord => ({
    id: i + 1,
    buildingId: i + 1,
    rank: i,
    capacity: 10,
    price: null,
    publishedAt: 0,
    lat: 48.6 + ((i * 37) % 1200) / 520,
    lng: 12.1 + ((i * 101) % 1200) / 180,
    locationIds: [1],
    purposeIds: [],
    attributeIds: [],
    layoutCapacities: [],
    texts: [],
    names: [],
    card: '{}',
    marker: '{}',
  }));
  const index = newIndex();
  index.load(scattered);
  index.finishLoading();

  it('returns pins up to the limit', () => {
    const selection = index.select({ ...EMPTY_QUERY, bounds: [13, 49, 14, 50] });
    const view = buildMapView(index.columns, selection, 500, null);
    expect([view.pins.length, view.clusters]).toEqual([selection.total, []]);
  });

  it('returns nothing for an empty result', () => {
    expect(buildMapView(index.columns, index.select({ ...EMPTY_QUERY, purposeId: 9 }), 500, 8)).toEqual({
      bounds: null,
      pins: new Int32Array(0),
      clusters: [],
    });
  });

  it.each([[null], [0], [6], [9], [22]])(
    'groups spaces beyond the limit into clusters that hold each space once (zoom %s)',
    (zoom) => {
      const view = buildMapView(index.columns, index.select(EMPTY_QUERY), 500, zoom);
      expect(view.clusters.reduce((sum, { count }) => sum + count, view.pins.length)).toBe(1200);
      expect(view.clusters.length + view.pins.length).toBeLessThanOrEqual(400);
      for (const {
        lat,
        lng,
        bounds: [west, south, east, north],
      } of view.clusters) {
        expect(lng).toBeGreaterThanOrEqual(west - 1e-9);
        expect(lng).toBeLessThanOrEqual(east + 1e-9);
        expect(lat).toBeGreaterThanOrEqual(south - 1e-9);
        expect(lat).toBeLessThanOrEqual(north + 1e-9);
      }
    },
  );

  it('returns tight cluster bounds whose union is the bounds of the whole', () => {
    const { bounds, clusters, pins } = buildMapView(index.columns, index.select(EMPTY_QUERY), 500, 6);
    const boxes = [
      ...clusters.map((cluster) => cluster.bounds),
      ...Array.from(pins, (slot) => [
        index.columns.lng[slot],
        index.columns.lat[slot],
        index.columns.lng[slot],
        index.columns.lat[slot],
      ]),
    ];
    const edge = (at: number): number[] => boxes.map((box) => box[at] ?? Number.NaN);
    expect([Math.min(...edge(0)), Math.min(...edge(1)), Math.max(...edge(2)), Math.max(...edge(3))]).toEqual(
      bounds,
    );
  });

  it('splits clusters at a higher zoom', () => {
    const at = (zoom: number): number =>
      buildMapView(index.columns, index.select({ ...EMPTY_QUERY, bounds: [12, 48, 16, 51] }), 100, zoom)
        .clusters.length;
    expect(at(8)).toBeGreaterThan(at(6));
  });
});

describe('preferred words', () => {
  it('order the result by the texts of the spaces and leave none out', () => {
    const make = (id: number, name: string): Entry => {
      const [entry] = fc.sample(arbitraryEntry, { numRuns: 1, seed: 1 });
      if (entry === undefined) throw new Error('no sample');
      const texts = [{ weight: TEXT_WEIGHTS.name, text: fold(name) }];
      return { ...entry, name, perex: '', record: { ...entry.record, id, rank: 9 - id, texts } };
    };
    const index = loaded([make(1, 'sál'), make(2, 'loft'), make(3, 'stodola loft')]);
    const list = (preferred: string): number[] => {
      const selection = index.select({ ...EMPTY_QUERY, preferred });
      return Array.from(index.page(selection, 'doporucene', 0, 9), (slot) => index.columns.ids[slot] ?? 0);
    };
    expect([list(''), list('loft'), list('stodola loft'), list('sálu nic')]).toEqual([
      [1, 2, 3],
      [2, 3, 1],
      [3, 2, 1],
      [1, 2, 3],
    ]);
  });
});
