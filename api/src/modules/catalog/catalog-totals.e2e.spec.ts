import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogAnswer, CatalogOffer, ComparisonAnswer } from '@prostora/api-client';
import { addDays, fromPragueWallTime } from '@prostora/contracts';
import { classifyOfferedHours } from '@prostora/pricing';
import fc from 'fast-check';
import { countRounds } from '../../../../tools/testing/rounds.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls } from '../../../test/bookings.ts';
import { eventually } from '../../../test/platform.ts';
import { UnitOfWork } from '../../platform/database/index.ts';
import { ANONYMOUS } from '../../platform/http/actor.ts';
import { Availability, AvailabilityRule, SpaceAvailabilityService } from '../availability/index.ts';
import { NO_CHOICES, PricingService, type IssuedQuote } from '../pricing/index.ts';
import { VatRate } from '../pricing/price-lists/index.ts';
import type { Space } from '../spaces/index.ts';
import { CatalogIndexStore } from './index/catalog-index-store.ts';
import { CatalogProjector } from './projection/catalog-projector.ts';

const QUESTIONS = countRounds(500, 150);
/** A Wednesday; two days later the holidays end. */
const FIRST_DAY = '2027-05-12';
const base = (amount: number, more: object = {}) => ({
  code: `base-${amount}`,
  label: 'Pronájem',
  kind: 'base',
  group: 'base',
  unit: 'event',
  amount,
  ...more,
});
const TARIFFS = [
  { code: 'domaci', label: 'Místní', kind: 'mistni_spolek', needs_proof: true },
  { code: 'bezna', label: 'Běžná', kind: 'soukroma', is_default: true },
  { code: 'firma', label: 'Firma', kind: 'komercni' },
];
const LISTS: readonly object[] = [
  {
    name: 'Víkendy a firmy',
    vat_payer: true,
    includes_vat: false,
    tariffs: TARIFFS,
    rules: [
      base(9000, { when: { tariffs: ['firma'] } }),
      base(5000, { when: { weekdays: [6, 7] } }),
      base(4000),
      { code: 'kauce', label: 'Kauce', kind: 'deposit', unit: 'event', amount: 5000 },
      {
        code: 'sleva',
        label: 'Sleva',
        kind: 'discount',
        fraction: [1, 3],
        when: { tariffs: ['domaci'] },
      },
    ],
  },
  {
    name: 'Osoby bez výchozího tarifu',
    tariffs: TARIFFS.map((tariff) => ({ ...tariff, is_default: false })),
    rules: [
      base(120, { unit: 'person' }),
      base(300, { code: 'mala', unit: 'person', when: { max_guests: 9 } }),
    ],
  },
  {
    name: 'Svatby a uspořádání',
    rules: [
      base(7000, { when: { purposes: ['svatba'] } }),
      base(350, { unit: 'started_hour', when: { layouts: ['banket'] } }),
      base(2000, { unit: 'day', when: { max_lead_days: 700 } }),
    ],
  },
  { name: 'Jen víkend', rules: [base(6500, { when: { weekdays: [6] } })] },
];

type Question = {
  day: number;
  length: number;
  hours: readonly [number, number] | null;
  flexible: boolean;
  withTaken: boolean;
  guests: number | null;
  layout: string | null;
  purpose: string | null;
  tariff: string | null;
  priceMax: number | null;
};
type Slot = { startsAt: Date; endsAt: Date };

let test: TestApp;
let calls: BookingCalls;
const spaces: Space[] = [];
const bookings = new Map<number, Slot[]>();
const quotes = new Map<string, Promise<IssuedQuote>>();
const onlyInWindows = new Set<number>();

const toQuery = (q: Question): string => {
  const clock = (minute: number): string => `${String(minute / 60).padStart(2, '0')}:00`;
  const given = {
    date_from: addDays(FIRST_DAY, q.day),
    date_to: addDays(FIRST_DAY, q.day + q.length),
    time_from: q.hours && clock(q.hours[0]),
    time_to: q.hours && clock(q.hours[1]),
    flexible: q.flexible ? '1' : null,
    with_taken: q.withTaken ? '1' : null,
    guests: q.guests,
    layout: q.layout,
    purpose: q.purpose,
    tariff: q.tariff,
    price_max: q.priceMax,
    sort: 'celkem',
  };
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  ).toString();
};
const list = async (query: string): Promise<CatalogAnswer['catalog']> => {
  const answer = await test.request({ url: `/api/catalog/new/?${query}` });
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<CatalogAnswer>().catalog;
};
const inOwnContext = <T>(work: () => Promise<T>): Promise<T> =>
  test.app.get(UnitOfWork).runInOwnContext(work);

/** The quote function with the choices of a question. */
function quote(space: Space, slot: Slot, q: Question, tariffCodes: ReadonlyMap<string, string>) {
  const tariff = (q.tariff && tariffCodes.get(`${space.id} ${q.tariff}`)) ?? null;
  const { guests, layout, purpose } = q;
  const request = { ...NO_CHOICES, ...slot, spaceId: space.id, guests, layout, purpose, tariff };
  const key = JSON.stringify(request);
  const known = quotes.get(key);
  if (known) return known;
  const ask = (given: typeof request): Promise<IssuedQuote> =>
    inOwnContext(() => test.app.get(PricingService).quote(ANONYMOUS, given));
  // The list of the tariff does not hold on every day.
  const asked = ask(request).catch(() => ask({ ...request, tariff: null }));
  quotes.set(key, asked);
  return asked;
}

const offered = new Map<string, Promise<boolean>>();
function isOffered({ id }: Space, { startsAt, endsAt }: Slot): Promise<boolean> {
  const key = `${id} ${startsAt.getTime()} ${endsAt.getTime()}`;
  const ask = async (): Promise<boolean> => {
    const windows = await inOwnContext(() =>
      test.app.get(SpaceAvailabilityService).listWindows([id], startsAt, endsAt),
    );
    return classifyOfferedHours(windows, { startsAt, endsAt }) === 'inside';
  };
  const known = offered.get(key) ?? ask();
  offered.set(key, known);
  return known;
}
const meets = (slot: Slot, other: Slot): boolean =>
  slot.startsAt < other.endsAt && slot.endsAt > other.startsAt;

const tariffCodes = new Map<string, string>();

/** The expected list: spaces with their slot and quote, in order. */
async function expectOrder(q: Question) {
  const days = Array.from({ length: q.length + 1 }, (_unused, at) => addDays(FIRST_DAY, q.day + at));
  const [from, to] = q.hours ?? [540, 1020];
  const toSpan = (day: string): Slot => ({
    startsAt: fromPragueWallTime(day, from),
    endsAt: fromPragueWallTime(day, to),
  });
  const isFree = async (space: Space, day: string): Promise<boolean> => {
    const taken = bookings.get(space.id) ?? [];
    const whole = { startsAt: fromPragueWallTime(day, 0), endsAt: fromPragueWallTime(addDays(day), 0) };
    if (q.hours === null) return !taken.some((one) => meets(whole, one));
    if (taken.some((one) => meets(toSpan(day), one))) return false;
    return !onlyInWindows.has(space.id) || (await isOffered(space, toSpan(day)));
  };
  const found = [];
  for (const space of spaces) {
    if ((q.guests ?? 0) > (space.capacity ?? 0)) continue;
    const free: string[] = [];
    for (const day of days) if (await isFree(space, day)) free.push(day);
    const isTaken = q.flexible ? free.length === 0 : free.length < days.length;
    if (isTaken && !q.withTaken) continue;
    const whole = {
      startsAt: fromPragueWallTime(days[0] ?? '', from),
      endsAt: fromPragueWallTime(days.at(-1) ?? '', to),
    };
    const slots = q.flexible ? (isTaken ? days.slice(0, 1) : free).map(toSpan) : [whole];
    const priced = await Promise.all(
      slots.map(async (slot) => ({ space, slot, isTaken, quote: await quote(space, slot, q, tariffCodes) })),
    );
    const toTotal = ({ quote: { basis, total } }: (typeof priced)[number]): number =>
      basis === 'none' ? Number.POSITIVE_INFINITY : total;
    const [best] = [...priced].sort((one, other) =>
      toTotal(one) === toTotal(other) ? 0 : toTotal(one) - toTotal(other),
    );
    if (!best || (q.priceMax !== null && toTotal(best) > q.priceMax)) continue;
    const rank = best.quote.basis === 'none' ? 2 : best.quote.complete ? 0 : 1;
    found.push({ ...best, rank: [Number(isTaken), rank, rank === 2 ? 0 : toTotal(best), space.id] });
  }
  return found.sort((one, other) => {
    const at = one.rank.findIndex((value, index) => value !== other.rank[index]);
    return at === -1 ? 0 : (one.rank[at] ?? 0) - (other.rank[at] ?? 0);
  });
}

/** The part of an offer that a quote has too. */
const toAmounts = ({ basis, total, per_person, deposit, complete, reasons }: IssuedQuote) => ({
  total: basis === 'none' ? null : total,
  per_person: basis === 'none' ? null : per_person,
  deposit,
  complete,
  reasons,
  basis,
});

async function publish(space: Space, given: object, validFrom: string, validUntil: string | null = null) {
  const owner = await calls.signInOwner(space);
  const scope = { space_id: space.id, valid_from: validFrom, valid_until: validUntil };
  const created = await calls.send('POST', 'price-lists', owner, {
    vat_payer: false,
    ...given,
    spaces: [scope],
  });
  expect([created.statusCode, created.body]).toEqual([201, expect.anything()]);
  const { id, tariffs } = created.json<{
    price_list: { id: number; tariffs: { code: string; kind: string }[] };
  }>().price_list;
  const answer = await calls.send('POST', `price-lists/${id}/publish`, owner, { version: 1, replace: true });
  expect(answer.statusCode).toBe(200);
  for (const { code, kind } of [...tariffs].reverse()) tariffCodes.set(`${space.id} ${kind}`, code);
  return { id, owner };
}

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  const purposes = [await test.make.purpose({ slug: 'svatba', name: 'Svatba' })];
  const building = await test.make.building({ location: await test.make.town() });
  const em = test.orm.em.fork();
  const every = [1, 2, 3, 4, 5, 6, 7];
  for (let at = 0; at < 12; at += 1) {
    const priceFromHaler = at % 4 === 3 ? null : 45_000 + 5000 * (at % 3);
    const capacity = at % 5 === 4 ? 15 : 100;
    const space = await test.make.space({
      building,
      name: `Sál ${at}`,
      capacity,
      priceFromHaler,
      purposes: purposes as never,
    });
    spaces.push(space);
    const rules =
      at % 2 === 0
        ? [
            [480, 960, 60_000],
            [960, 1500, at === 2 ? 0 : 90_000],
          ]
        : [];
    for (const [fromMinute = 0, toMinute = 0, pricePerHourHaler = 0] of rules)
      em.create(
        AvailabilityRule,
        {
          space: space.id,
          weekdays: every.slice(0, at < 6 ? 7 : 5),
          fromMinute,
          toMinute,
          pricePerHourHaler,
        },
        { partial: true },
      );
    if (at === 5)
      em.create(Availability, {
        space: space.id,
        startsAt: fromPragueWallTime(addDays(FIRST_DAY, 1), 600),
        endsAt: fromPragueWallTime(addDays(FIRST_DAY, 1), 1200),
        pricePerHourHaler: 30_000,
      });
    if (at % 3 === 1) onlyInWindows.add(space.id);
    await calls.saveSettings(space, { onlyInWindows: at % 3 === 1 });
  }
  await em.flush();
  for (const [at, given] of LISTS.entries()) {
    await publish(spaces[at] as Space, given, '2027-01-01');
    await publish(spaces[at + 6] as Space, given, addDays(FIRST_DAY, 2), addDays(FIRST_DAY, 4));
  }
  for (const at of [0, 3, 5, 8]) {
    const slot = {
      startsAt: fromPragueWallTime(addDays(FIRST_DAY, at % 4), 480),
      endsAt: fromPragueWallTime(addDays(FIRST_DAY, at % 4), 540),
    };
    const space = spaces[at] as Space;
    await calls.bookSuccessfully(
      space,
      { start_datetime: slot.startsAt.toISOString(), end_datetime: slot.endsAt.toISOString() },
      { number_of_guests: 5 },
    );
    bookings.set(space.id, [slot]);
  }
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually('the catalogue follows', async () => (await list(`date_from=2027-04-01`)).total === 12);
  await eventually('bookings are known', async () => (await list(`date_from=${FIRST_DAY}`)).total === 12 - 2);
}, 120_000);
afterAll(() => test.close());

describe('totals in the catalogue', () => {
  it('are those of quotes, in the order of a brute force over them', async () => {
    const option = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { freq: 2 });
    const questions: fc.Arbitrary<Question> = fc.record({
      day: fc.nat(4),
      length: fc.nat(3),
      hours: option([960, 1440] as const, [480, 600] as const, [1200, 1560] as const),
      flexible: fc.boolean(),
      withTaken: fc.boolean(),
      guests: option(8, 40),
      layout: option('banket'),
      purpose: option('svatba'),
      tariff: option('mistni_spolek', 'komercni'),
      priceMax: option(5000, 9000),
    });
    let valued = 0;
    await fc.assert(
      fc.asyncProperty(questions, async (q) => {
        const expected = await expectOrder(q);
        const { spaces: cards, total } = await list(toQuery(q));
        expect(cards.map(({ id }) => id)).toEqual(expected.map(({ space }) => space.id));
        expect(total).toBe(expected.length);
        for (const [at, { slot, quote: asked, isTaken }] of expected.entries()) {
          const offer = cards[at]?.offer_for_me as CatalogOffer;
          expect(offer).toMatchObject({
            ...toAmounts(asked),
            start_datetime: slot.startsAt.toISOString(),
            end_datetime: slot.endsAt.toISOString(),
            assumed_hours: q.hours === null,
            is_free: offer.state === 'free',
          });
          expect(offer.state === 'taken').toBe(isTaken);
          valued += 1;
        }
      }),
      { seed: 20_261_125, numRuns: QUESTIONS },
    );
    expect(valued).toBeGreaterThan(QUESTIONS);
  }, 240_000);

  const DAY = addDays(FIRST_DAY, 1);
  const findOffer = async (name: string, query: string): Promise<CatalogOffer | null | undefined> =>
    (await list(query)).spaces.find(({ space_name: found }) => found === name)?.offer_for_me;

  it('are null without a date and for a time that has passed', async () => {
    expect((await list('')).spaces.map(({ offer_for_me: offer }) => offer)).toEqual(Array(12).fill(null));
    expect(await findOffer('Sál 1', 'date_from=2020-01-01')).toBeNull();
  });

  it('are the total of POST /api/pricing/quote', async () => {
    const offer = await findOffer(
      'Sál 2',
      `date_from=${DAY}&time_from=16:00&time_to=20:00&guests=30&layout=banket`,
    );
    const { start_datetime, end_datetime } = offer as CatalogOffer;
    const body = { space_id: spaces[2]?.id, start_datetime, end_datetime, guests: 30, layout: 'banket' };
    const answer = await calls.send('POST', 'pricing/quote', {}, body);
    const { total, per_person } = answer.json<{ quote: IssuedQuote }>().quote;
    expect([offer?.total, offer?.per_person, offer?.state]).toEqual([total, per_person, 'free']);
    expect([total, offer?.fits]).toEqual([1400, { basis: 'chosen', layout: null, capacity: 100 }]);
  });

  it('are itemized in the comparison: VAT and deposit of the list, none without a list', async () => {
    const ids = [spaces[0], spaces[4]].map((space) => space?.id).join(',');
    const query = `date_from=${DAY}&time_from=16:00&time_to=20:00&guests=30&tariff=komercni`;
    const answer = await calls.send('GET', `spaces/comparison?ids=${ids}&${query}`, {});
    const [listed, plain] = answer.json<ComparisonAnswer>().spaces;
    expect(listed?.offer_for_me).toMatchObject({ total: 10_890, deposit: 5000, basis: 'price_list' });
    expect(listed?.quote).toMatchObject({
      total: 10_890,
      total_without_vat: 9000,
      deposit: 5000,
      vat: [{ tax: 1890 }],
      tariff: { code: tariffCodes.get(`${spaces[0]?.id} komercni`) },
      token: null,
    });
    expect([plain?.offer_for_me?.basis, plain?.quote, plain?.instant_booking]).toEqual([
      'windows',
      null,
      false,
    ]);
  });

  it('come with the nearest free time where the space is taken', async () => {
    const taken = await findOffer('Sál 5', `date_from=${DAY}&time_from=08:00&time_to=09:00&with_taken=1`);
    expect(taken).toMatchObject({
      state: 'taken',
      nearest_free: {
        start_datetime: fromPragueWallTime(DAY, 600).toISOString(),
        end_datetime: fromPragueWallTime(DAY, 660).toISOString(),
      },
    });
    const free = await findOffer('Sál 5', `date_from=${DAY}&time_from=10:00&time_to=11:00`);
    expect([free?.state, free?.nearest_free]).toEqual(['free', null]);
    const other = await findOffer('Sál 5', `date_from=${DAY}&time_from=21:00&time_to=22:00`);
    expect(other?.state).toBe('on_request');
  });

  it('follow a published and an archived list, a window and a setting within two seconds', async () => {
    const query = `date_from=${addDays(FIRST_DAY, 30)}&time_from=10:00&time_to=12:00`;
    const follow = (
      what: string,
      isThere: (offer: CatalogOffer | null | undefined) => boolean,
    ): Promise<void> => eventually(what, async () => isThere(await findOffer('Sál 11', query)), 2000);
    const space = spaces[11] as Space;
    await follow('by agreement', (offer) => offer?.basis === 'none');
    const { offers } = test.app.get(CatalogIndexStore).getIndex();
    const formerLists = offers.listCount;
    const { id, owner } = await publish(space, { name: 'Nový', rules: [base(1234)] }, addDays(FIRST_DAY, 20));
    await follow('the list', (offer) => offer?.total === 1234);
    expect(offers.listCount).toBe(formerLists + 1);
    await calls.send('POST', `price-lists/${id}/archive`, owner, {});
    await follow('the list has ended', (offer) => offer?.basis === 'none');
    // An archived list is not held in memory.
    expect(offers.listCount).toBe(formerLists);
    const em = test.orm.em.fork();
    const rule = { space: space.id, weekdays: [1, 2, 3, 4, 5, 6, 7], fromMinute: 600, toMinute: 720 };
    await em
      .persist(em.create(AvailabilityRule, { ...rule, pricePerHourHaler: 50_000 }, { partial: true }))
      .flush();
    await follow('the window', (offer) => offer?.total === 1000 && offer.state === 'free');
    await em.nativeUpdate(AvailabilityRule, { space: space.id }, { toMinute: 660 });
    await follow('a shorter window', (offer) => offer?.state === 'on_request');
    await calls.saveSettings(space, { onlyInWindows: true });
    await follow('only in windows', (offer) => offer === undefined);
  });

  it('follow a changed table of VAT within two seconds', async () => {
    const query = `date_from=${addDays(FIRST_DAY, 5)}`;
    const setRate = (rate: number) => test.orm.em.fork().nativeUpdate(VatRate, { item: 'rent' }, { rate });
    const follow = (total: number): Promise<void> =>
      eventually(`a total of ${total}`, async () => (await findOffer('Sál 0', query))?.total === total, 2000);
    await follow(4840);
    await setRate(12);
    await follow(4480);
    await setRate(21);
    await follow(4840);
  });
});
