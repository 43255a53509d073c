import { describe, expect, it } from '@jest/globals';
import { addDays, DAY_MS, HOUR_MS, LAYOUTS, toPragueWallTime } from '@prostora/contracts';
import {
  classifyOfferedHours,
  normalizePriceList,
  priceSlot,
  TARIFF_KINDS,
  VAT_ITEMS,
  type PriceListInput,
} from '@prostora/pricing';
import fc from 'fast-check';
import { NO_CHOICES, priceListBooking, rejectSlot } from '../../pricing/index.ts';
import { NO_EVENT, toEventConditions, type CatalogEvent } from '../query/catalog-event.ts';
import { BusyDays, parseDay, type BusyInterval } from './busy-days.ts';
import type { OfferRequest, OfferSlot } from './offer-request.ts';
import { listOpeningWindows, type ListScope, type OfferTerms } from './offer-terms.ts';
import { SpaceOffers, type SpaceOffer } from './space-offers.ts';

const NOW = new Date('2027-03-01T08:00:00Z');
const FIRST_DAY = parseDay('2027-02-28') ?? 0;
const TABLES = {
  vatRates: VAT_ITEMS.map((item) => ({ item, rate: item === 'catering' ? 12 : 21, validFrom: '2020-01-01' })),
  toCurrentPurpose: (slug: string) => (slug === 'svadba' ? 'svatba' : slug),
};

const rule = (code: string, amount: number, more: object = {}) => ({
  code,
  label: code,
  kind: 'base',
  group: 'base',
  unit: 'hour',
  amount,
  ...more,
});
const TARIFFS = [
  { code: 'bezna', label: 'b', kind: 'soukroma', is_default: true },
  { code: 'spolek', label: 's', kind: 'mistni_spolek', needs_proof: true },
];
const PERIODS = [{ code: 'leto', label: 'l', kind: 'yearly', from: '04-01', to: '05-15' }];
/** Lists that differ in what their price depends on. */
const LISTS: readonly object[] = [
  {
    tariffs: TARIFFS,
    rules: [rule('s', 300, { when: { tariffs: ['spolek'] } }), rule('b', 700, { min_units: 3 })],
  },
  {
    rules: [
      rule('w', 900, { when: { weekdays: [6, 7] } }),
      rule('b', 500),
      rule('u', 1500, { kind: 'mandatory', group: null, unit: 'event' }),
    ],
  },
  {
    periods: PERIODS,
    rules: [
      rule('l', 800, { when: { periods: ['leto'], weekdays: [5, 6] } }),
      rule('b', 600, { unit: 'day' }),
    ],
  },
  { rules: [rule('h', 400, { when: { not_periods: ['holidays', 'school_holidays'] } }), rule('b', 500)] },
  {
    rules: [
      rule('p', 90, { unit: 'person', when: { min_guests: 20 } }),
      rule('m', 4000, { unit: 'event', when: { max_lead_days: 30 } }),
      rule('b', 450),
    ],
  },
  {
    day_start: '05:00',
    rules: [
      rule('v', 900, { split: true, when: { from: '18:00', to: '02:30' } }),
      rule('b', 500, { split: true, when: { weekdays: [1, 2, 3, 4, 5, 6] } }),
    ],
  },
  { rules: [rule('a', 500, { group: null, split: true, when: { from: '08:00', to: '20:00' } })] },
  {
    vat_payer: true,
    includes_vat: false,
    rules: [
      rule('b', 333),
      rule('c', 210, { kind: 'mandatory', group: null, unit: 'person', vat_item: 'catering' }),
      { code: 'd', label: 'd', kind: 'discount', percent: 12.5, applies_to: ['b', 'c'] },
    ],
  },
  {
    rules: [
      rule('svatba', 1000, { when: { purposes: ['svadba'] } }),
      rule('banket', 800, { when: { layouts: ['banket'] } }),
    ],
  },
  {
    rules: [
      rule('b', 500),
      { code: 'd', label: 'd', kind: 'discount', percent: 60 },
      { code: 'e', label: 'e', kind: 'discount', percent: 70, when: { min_minutes: 300 } },
    ],
  },
];
const DEFINITIONS = LISTS.map((list) =>
  normalizePriceList({ name: 'List', vat_payer: false, ...list } as PriceListInput),
);

const day = fc.integer({ min: 0, max: 260 }).map((days) => addDays('2027-03-20', days));
const clockChange = fc.constantFrom('2027-03-27', '2027-03-28', '2027-10-30', '2027-10-31');
const lists: fc.Arbitrary<readonly ListScope[]> = fc.oneof(
  fc.constant<readonly ListScope[]>([]),
  fc
    .nat(DEFINITIONS.length - 1)
    .map((at) => [{ listId: at, validFrom: '2027-01-01', validUntil: null, definition: DEFINITIONS[at]! }]),
  fc.tuple(fc.nat(DEFINITIONS.length - 2), day).map(([at, until]) => [
    { listId: at, validFrom: '2027-01-01', validUntil: until, definition: DEFINITIONS[at]! },
    { listId: at + 1, validFrom: addDays(until, 3), validUntil: null, definition: DEFINITIONS[at + 1]! },
  ]),
);
const weekly = fc.record({
  weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7], { minLength: 1 }),
  fromMinute: fc.constantFrom(0, 120, 150, 480, 600, 960),
  length: fc.constantFrom(30, 60, 480, 840, 1440),
  validFrom: fc.option(day, { freq: 1 }),
  validUntil: fc.option(day, { freq: 1 }),
  onHolidays: fc.boolean(),
  exceptions: fc.array(clockChange, { maxLength: 1 }),
  pricePerHourHaler: fc.constantFrom(0, 40_000, 55_555),
});
const single = fc
  .tuple(
    fc.oneof(day, clockChange),
    fc.integer({ min: 6, max: 20 }),
    fc.constantFrom(0, 30_000),
    fc.constantFrom(0, 0, 0.3),
  )
  .map(([from, hour, rate, part]) => {
    const start = (parseDay(from) ?? 0) * DAY_MS + (hour + part) * HOUR_MS + 1000 * part;
    return [start, start + 4 * HOUR_MS, rate];
  });
const terms: fc.Arbitrary<OfferTerms> = fc
  .record({
    priceFromHaler: fc.option(fc.constantFrom(50_000, 61_234), { freq: 3 }),
    isOnlyInWindows: fc.boolean(),
    lists,
    rules: fc.array(weekly, { maxLength: 2 }),
    windows: fc.array(single, { maxLength: 2 }),
  })
  .map(({ rules, windows, ...rest }) => ({
    ...rest,
    spaceId: 1,
    rules: rules.map(({ length, ...hours }, at) => ({
      ...hours,
      spaceId: 1,
      id: at,
      toMinute: hours.fromMinute + length,
    })),
    windows: windows.flatMap(([start = 0, end = 0, rate = 0], at) => [at, start, end, rate]),
  }));
const busy = fc
  .array(fc.tuple(fc.oneof(day, clockChange), fc.integer({ min: 0, max: 30 })), { maxLength: 3 })
  .map((taken): BusyInterval[] =>
    taken.map(([from, hours]) => {
      const start = (parseDay(from) ?? 0) * DAY_MS + 8 * HOUR_MS;
      return [start, start + hours * HOUR_MS];
    }),
  );
/** One is an unknown name, one has hours of its own. */
const PURPOSES = [
  { slug: 'svatba', usual_hours: null, usual_days: 'saturday' as const },
  { slug: 'svadba', usual_hours: null, usual_days: 'working' as const },
  { slug: 'oslava', usual_hours: { from: 1080, to: 1560 } },
];
const events = fc
  .record({
    from: fc.oneof({ weight: 3, arbitrary: day }, { weight: 1, arbitrary: clockChange }),
    length: fc.oneof(fc.constant(0), fc.nat(30)),
    hours: fc.option(fc.constantFrom([960, 1440], [480, 600], [1200, 1620], [60, 240]), { freq: 2 }),
    isFlexible: fc.boolean(),
    weekdays: fc.constantFrom<number[]>([], [6], [5, 6]),
    repeat: fc.option(fc.constantFrom(1, 2), { freq: 1 }),
    guests: fc.option(fc.constantFrom(8, 40), { freq: 1 }),
    layout: fc.option(fc.constantFrom(...LAYOUTS), { freq: 1 }),
    tariff: fc.option(fc.constantFrom(...TARIFF_KINDS), { freq: 1 }),
    purpose: fc.option(fc.constantFrom(...PURPOSES), { freq: 1 }),
  })
  .map(({ from, length, hours, purpose, ...given }) => {
    const event: CatalogEvent = {
      ...NO_EVENT,
      ...given,
      repeat: given.isFlexible ? given.repeat : null,
      today: '2027-03-01',
      timeFrom: hours?.[0] ?? null,
      timeTo: hours?.[1] ?? null,
    };
    return toEventConditions(
      { from, to: addDays(from, given.isFlexible ? length : Math.min(length, 2)) },
      event,
      purpose,
    ).offer as OfferRequest;
  });

/** The offer of a space as the engine of quotes values each slot, without compiled terms. */
function valueByEngine(
  given: OfferTerms,
  calendar: BusyDays,
  slot: number,
  request: OfferRequest,
): SpaceOffer | null {
  const slots = request.slots.filter((one) => rejectSlot(one, NOW) === null);
  const isInside = ([from, until]: readonly [number, number]): boolean => {
    const span = { startsAt: new Date(from), endsAt: new Date(until) };
    return classifyOfferedHours(listOpeningWindows(given, span.startsAt, span.endsAt), span) === 'inside';
  };
  const isAvailable = ({ days, spans }: OfferSlot): boolean =>
    request.hasHours
      ? spans.every((span) => calendar.isFree(slot, span) && (!given.isOnlyInWindows || isInside(span)))
      : days.every((one) => !calendar.isBusyOn(slot, one));
  const price = ({ startsAt, endsAt }: OfferSlot) => {
    const today = toPragueWallTime(startsAt).day;
    const list = given.lists.find(
      ({ validFrom, validUntil }) => validFrom <= today && (validUntil === null || validUntil >= today),
    );
    if (!list) {
      const windows = listOpeningWindows(given, startsAt, endsAt);
      return {
        kind: 'windows' as const,
        price: priceSlot({ startsAt, endsAt, windows, priceFromHaler: given.priceFromHaler }),
      };
    }
    const { guests, layout, purpose } = request;
    const tariff = list.definition.tariffs.find(({ kind }) => kind === request.tariff)?.code ?? null;
    const booking = { ...NO_CHOICES, startsAt, endsAt, guests, layout, purpose, tariff };
    return {
      kind: 'list' as const,
      price: priceListBooking(list.definition, booking, { ...TABLES, now: NOW, verifiedTariff: null }),
    };
  };
  // Of ranked slots those at which the space is open, of these the preferred days.
  const free = slots.filter(isAvailable);
  const isRanked = slots.some((one) => one.rank > 0);
  const open = free.filter(({ spans }) => isRanked && (!given.isOnlyInWindows || spans.every(isInside)));
  const atStart = free.filter(
    ({ spans }) =>
      isRanked && spans.every(([from, until]) => isInside([from, Math.min(from + HOUR_MS, until)])),
  );
  const candidates = [open, atStart, free].find((some) => some.length > 0) ?? [];
  const rank = Math.min(...candidates.map((one) => one.rank));
  const available = candidates.filter((one) => one.rank === rank);
  const valued = (available.length > 0 ? available : slots.slice(0, 1)).map((one) => ({
    ...price(one),
    slot: one,
  }));
  const toTotal = (one: (typeof valued)[number]): number =>
    one.price.basis === 'none' ? Infinity : one.price.totalHaler;
  const isTaken = available.length === 0;
  if (request.isRepeated) {
    const dates = isTaken ? slots.map((one) => ({ ...price(one), slot: one })) : valued;
    const total = dates.reduce((sum, one) => sum + toTotal(one), 0);
    const series = {
      dates: slots.length,
      freeDates: available.length,
      totalHaler: total === Infinity ? null : total,
      isComplete: dates.every(({ price: { isComplete } }) => isComplete),
    };
    return dates[0] ? { ...dates[0], isTaken, series } : null;
  }
  const [best] = valued.toSorted((one, other) =>
    toTotal(one) === toTotal(other) ? 0 : toTotal(one) - toTotal(other),
  );
  return best ? { ...best, isTaken, series: null } : null;
}

const getTotal = (offer: SpaceOffer | null): number | null => {
  if (offer?.series) return offer.series.totalHaler;
  return offer && offer.price.basis !== 'none' ? offer.price.totalHaler : null;
};
const isCompleteOffer = (offer: SpaceOffer): boolean => (offer.series ?? offer.price).isComplete;

const toRank = (offer: SpaceOffer | null): number =>
  offer === null ? 3 : getTotal(offer) === null ? 2 : Number(!isCompleteOffer(offer));

describe('offers of spaces', () => {
  it('have the values and the order of a brute force over the engine of quotes', () => {
    let priced = 0;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(terms, busy), { minLength: 3, maxLength: 8 }),
        fc.array(events, { minLength: 3, maxLength: 3 }),
        (spaces, requests) => {
          const calendar = new BusyDays(FIRST_DAY, 400);
          const offers = new SpaceOffers(calendar, () => NOW);
          offers.setTables(TABLES);
          for (const [slot, [given, taken]] of spaces.entries()) {
            offers.set(slot, given);
            calendar.set(slot, taken);
          }
          const slots = Int32Array.from(spaces.keys());
          const ids = Int32Array.from(slots, (slot) => 1000 - slot);
          for (const request of requests) {
            const expected = spaces.map(([given], slot) => valueByEngine(given, calendar, slot, request));
            expect(Array.from(slots, (slot) => offers.value(slot, request))).toEqual(expected);
            expect(Array.from(slots, (slot) => offers.outline(slot, request))).toEqual(
              expected.map(
                (offer, slot) =>
                  offer && {
                    state: offers.getState(slot, offer),
                    totalHaler: getTotal(offer),
                    isComplete: isCompleteOffer(offer),
                  },
              ),
            );
            const budget = { ...request, maxTotalHaler: 400_000 };
            expect(Array.from(slots, (slot) => offers.isOverBudget(slot, budget))).toEqual(
              expected.map((offer) => (getTotal(offer) ?? 0) > 400_000),
            );
            const totals = expected.map(getTotal).filter((total) => total !== null);
            expect(offers.findLowestTotal(slots, request)).toBe(
              totals.length > 0 ? Math.min(...totals) : null,
            );
            const toKey = (slot: number): readonly number[] => {
              const offer = expected[slot] ?? null;
              return [toRank(offer), toRank(offer) < 2 ? (getTotal(offer) ?? 0) : 0, 1000 - slot];
            };
            const order = [...slots].sort((one, other) => {
              const [a, b] = [toKey(one), toKey(other)];
              const at = a.findIndex((value, index) => value !== b[index]);
              return (a[at] ?? 0) - (b[at] ?? 0);
            });
            const from = order.length > 4 ? 1 : 0;
            const size = 1 + (order.length % 3);
            expect([...offers.selectByTotal(slots, ids, request, { from, to: from + size })]).toEqual(
              order.slice(from, from + size),
            );
            priced += expected.filter((offer) => toRank(offer) < 2).length;
          }
        },
      ),
      { seed: 20_271_126, numRuns: Number(process.env['OFFER_RUNS'] ?? 120) },
    );
    expect(priced).toBeGreaterThan(600);
  });

  it('hold a price list only while a space has it', () => {
    const offers = new SpaceOffers(new BusyDays(FIRST_DAY, 10), () => NOW);
    const given: OfferTerms = {
      spaceId: 1,
      priceFromHaler: null,
      isOnlyInWindows: false,
      lists: [],
      rules: [],
      windows: [],
    };
    const scope = { listId: 7, validFrom: '2027-01-01', validUntil: null, definition: DEFINITIONS[0]! };
    offers.set(1, { ...given, lists: [scope] });
    offers.set(2, { ...given, lists: [scope] });
    expect(offers.listCount).toBe(1);
    offers.set(1, { ...given, lists: [scope] });
    offers.set(2, undefined);
    expect(offers.listCount).toBe(1);
    offers.set(1, given);
    expect(offers.listCount).toBe(0);
  });
});
