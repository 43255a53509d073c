import { describe, expect, it } from '@jest/globals';
import { LAYOUTS } from '@prostora/contracts';
import { toEventConditions, NO_EVENT } from '../query/catalog-event.ts';
import { parseDay } from './busy-days.ts';
import { CatalogIndex } from './catalog-index.ts';
import { EVENTS, SPACES } from './event-ranking.cases.ts';
import { EMPTY_QUERY, type IndexQuery } from './index-query.ts';

const DAY = '2027-05-15';
const CENTER = { lat: 50, lng: 14 };
const KM_PER_DEGREE = 111.2;

function loadSpaces(spaces = SPACES): CatalogIndex {
  const index = new CatalogIndex({
    synonyms: [],
    firstDay: parseDay('2027-05-01') ?? 0,
    horizonDays: 100,
    getNow: () => new Date('2027-05-01T08:00:00Z'),
  });
  index.load(
    spaces.map(({ capacity, layouts, price, km, completeness, isRecommended, plan = 0 }, at) => ({
      id: at + 1,
      buildingId: at + 1,
      rank: (isRecommended ? 1_000_000 : 0) + plan * 10_000 + completeness,
      capacity,
      price: price === null ? null : price * 100,
      publishedAt: 0,
      lat: CENTER.lat + km / KM_PER_DEGREE,
      lng: CENTER.lng,
      locationIds: [1],
      purposeIds: [],
      attributeIds: [],
      layoutCapacities: layouts ? LAYOUTS.map((layout) => layouts[layout] ?? 0) : [],
      texts: [],
      names: [],
      card: '{}',
      marker: '{}',
    })),
  );
  index.finishLoading();
  spaces.forEach(({ price, hours: [from, to] = [8, 24] }, at) =>
    index.setOfferTerms(at + 1, {
      spaceId: at + 1,
      priceFromHaler: price === null ? null : price * 100,
      isOnlyInWindows: false,
      lists: [],
      rules:
        price === null
          ? []
          : [
              {
                id: at + 1,
                spaceId: at + 1,
                weekdays: [1, 2, 3, 4, 5, 6, 7],
                fromMinute: from * 60,
                toMinute: to * 60,
                pricePerHourHaler: price * 100,
                validFrom: null,
                validUntil: null,
                onHolidays: true,
                exceptions: [],
              },
            ],
      windows: [],
    }),
  );
  return index;
}

function toQuery({
  guests,
  layout,
  usualLayout,
  hours,
  budget,
  radiusKm,
}: (typeof EVENTS)[number]): IndexQuery {
  const event = {
    ...NO_EVENT,
    guests,
    layout: layout ?? null,
    timeFrom: hours ? hours[0] * 60 : null,
    timeTo: hours ? hours[1] * 60 : null,
    priceMax: budget ?? null,
  };
  const near = radiusKm === undefined ? null : { ...CENTER, locationId: 9, radiusKm };
  return {
    ...EMPTY_QUERY,
    ...toEventConditions(hours ? { from: DAY, to: DAY } : null, event, null),
    usualLayout: usualLayout ?? null,
    center: near ?? CENTER,
    sentence: near && { near, locationIds: [], notLocationId: null, withoutAttributeIds: [] },
  };
}

function listNames(index: CatalogIndex, query: IndexQuery): string[] {
  const page = index.page(index.select(query), 'doporucene', 0, SPACES.length);
  return Array.from(page, (slot) => SPACES[(index.columns.ids[slot] ?? 0) - 1]?.name ?? '');
}

/** Pairs of spaces of different tiers, and those of them in the wrong order. */
function comparePairs(names: readonly string[], tiers: readonly (readonly string[])[]) {
  const ranked = tiers.map((tier) => tier.filter((name) => names.includes(name)));
  const pairs = ranked.flatMap((better, at) =>
    ranked
      .slice(at + 1)
      .flatMap((worse) => better.flatMap((one) => worse.map((other) => [one, other] as const))),
  );
  return { pairs, wrong: pairs.filter(([one, other]) => names.indexOf(one) > names.indexOf(other)) };
}

describe('the recommended order of an event', () => {
  const index = loadSpaces();

  it.each(EVENTS)('begins with a space of the first tier: $name', (event) => {
    const [first] = listNames(index, toQuery(event));
    expect(event.tiers[0]).toContain(first);
  });

  it('puts at least 95 of 100 pairs of the written orders right', () => {
    const results = EVENTS.map((event) => comparePairs(listNames(index, toQuery(event)), event.tiers));
    const [pairs, wrong] = [results.flatMap((one) => one.pairs), results.flatMap((one) => one.wrong)];
    expect(1 - wrong.length / pairs.length).toBeGreaterThanOrEqual(0.95);
  });

  it('begins with no space that would be filled by less than a fifth', () => {
    const large = EVENTS.filter((event) => {
      const [first] = listNames(index, toQuery(event));
      const { capacity = 0 } = SPACES.find(({ name }) => name === first) ?? {};
      return event.guests !== null && event.guests * 5 < capacity;
    });
    expect(large).toEqual([]);
  });

  it('explains each place by points that sum up and fall along the list', () => {
    for (const event of EVENTS) {
      const selection = index.select(toQuery(event));
      const matches = index.explain(selection, index.page(selection, 'doporucene', 0, SPACES.length));
      const points = matches.map((match) => match?.points ?? 0);
      expect(points).toEqual(points.toSorted((one, other) => other - one));
      for (const match of matches) {
        const sum = match?.reasons.reduce((total, reason) => total + reason.points, 0) ?? 0;
        expect(Math.abs(sum - (match?.points ?? 0))).toBeLessThan(0.5);
        expect(match?.reasons.filter((reason) => reason.points > reason.max)).toEqual([]);
      }
    }
  });

  it.each([
    ['guests', { guests: 30 }],
    ['a day alone', toEventConditions({ from: DAY, to: DAY }, NO_EVENT, null)],
  ])('cuts a long list for %s into pages that hold each space once', (_name, conditions) => {
    const many = loadSpaces(
      Array.from({ length: 1250 }, (_unused, at) => ({
        name: `space ${at}`,
        capacity: 30 + (at % 400),
        price: 300 + ((at * 37) % 900),
        km: at % 30,
        completeness: (at * 13) % 1000,
      })),
    );
    const query = { ...EMPTY_QUERY, ...conditions };
    const list = (from: number, size: number): number[] =>
      Array.from(many.page(many.select(query), 'doporucene', from, size));
    const pages = Array.from({ length: 26 }, (_unused, at) => list(at * 50, 50)).flat();
    expect(new Set(pages).size).toBe(1250);
    expect(list(0, Number.MAX_SAFE_INTEGER)).toEqual(pages);
  });

  it('has no reasons without an event', () => {
    const selection = index.select({ ...EMPTY_QUERY, locationId: 1 });
    expect(index.explain(selection, selection.slots.subarray(0, 1))).toEqual([null]);
  });
});
