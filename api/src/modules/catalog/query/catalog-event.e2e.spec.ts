import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ApiErrorBody, CatalogAnswer, ComparisonAnswer, MapData } from '@prostora/api-client';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../../test/bookings.ts';
import { eventually } from '../../../../test/platform.ts';
import type { Space } from '../../spaces/index.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';

/** A Saturday; bookings are in UTC, two hours before Prague. */
const DAY = '2027-05-15';
let test: TestApp;
let calls: BookingCalls;
let hall: Space;

const list = async (query: string): Promise<CatalogAnswer> => {
  const answer = await test.request({ url: `/api/catalog/new/?${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<CatalogAnswer>();
};
const names = async (query: string): Promise<string[]> =>
  (await list(query)).catalog.spaces.map(({ space_name: name }) => name);
const isFound = async (query: string): Promise<boolean> => (await names(query)).includes('Sál');
const fail = async (query: string): Promise<unknown> => {
  const answer = await test.request({ url: `/api/catalog/new/?${query}` });
  return answer.statusCode === 422 ? answer.json<ApiErrorBody>().errors : answer.statusCode;
};

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  const building = await test.make.building({ location: await test.make.town() });
  hall = await test.make.space({ building, name: 'Sál', capacity: 80 });
  const ball = await test.make.purpose({ slug: 'ples', usualFrom: 18 * 60, usualTo: 26 * 60 });
  await test.make.space({ building, name: 'Salonek', capacity: 79, purposes: [ball] as never });
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually('the catalogue follows', async () => (await names('')).length === 2);
  await calls.bookSuccessfully(hall, slotOn(DAY, 6, 7));
  await eventually('the booking is known', async () => !(await isFound(`date_from=${DAY}`)));
});
afterAll(() => test.close());

describe('event in the catalogue', () => {
  it('finds spaces that hold at least so many guests', async () => {
    expect(await names('guests=80')).toEqual(['Sál']);
    expect((await names('guests=79&layout=banket')).sort()).toEqual(['Salonek', 'Sál']);
    expect(await names('guests=81')).toEqual([]);
  });

  it('takes a space as taken only where the hours meet a booking', async () => {
    const day = `date_from=${DAY}`;
    expect(await isFound(day)).toBe(false);
    expect(await isFound(`${day}&time_from=16:00&time_to=24:00`)).toBe(true);
    expect(await isFound(`${day}&time_from=08:00&time_to=10:00`)).toBe(false);
    expect(await isFound(`${day}&time_from=09:00`)).toBe(true);
    expect(await isFound(`${day}&time_to=08:00`)).toBe(true);
    expect(await isFound('date_from=2027-05-14&time_from=22:00&time_to=30:00')).toBe(true);
    expect(await isFound('date_from=2027-05-14&date_to=2027-05-16&time_from=08:00&time_to=09:00')).toBe(
      false,
    );
    expect(await isFound('date_from=2027-05-14&date_to=2027-05-16&time_from=09:00&time_to=10:00')).toBe(true);
  });

  it('assumes the usual hours of the purpose for a date without hours', async () => {
    const findHours = async (query: string) => {
      const [space] = (await list(`date_from=2027-05-14&purpose=ples${query}`)).catalog.spaces;
      const offer = space?.offer_for_me;
      return [offer?.start_datetime, offer?.end_datetime, offer?.assumed_hours];
    };
    expect(await findHours('')).toEqual(['2027-05-14T16:00:00.000Z', '2027-05-15T00:00:00.000Z', true]);
    expect(await findHours('&time_from=10:00&time_to=12:00')).toEqual([
      '2027-05-14T08:00:00.000Z',
      '2027-05-14T10:00:00.000Z',
      false,
    ]);
  });

  it('keeps the buffers of the space around the hours', async () => {
    const query = `date_from=${DAY}&time_from=09:00&time_to=12:00`;
    await calls.saveSettings(hall, { bufferBefore: 30 });
    await eventually('the buffer is known', async () => !(await isFound(query)));
    expect(await isFound(`date_from=${DAY}&time_from=09:30&time_to=12:00`)).toBe(true);
    await calls.saveSettings(hall, { bufferBefore: 0 });
    await eventually('the buffer is gone', () => isFound(query));
  });

  it('needs one free day of a flexible range, on the weekdays asked for', async () => {
    const range = 'date_from=2027-05-14&date_to=2027-05-16';
    expect(await isFound(range)).toBe(false);
    expect(await isFound(`${range}&flexible=1`)).toBe(true);
    expect(await isFound(`${range}&flexible=1&weekdays=6`)).toBe(false);
    expect(await isFound(`${range}&flexible=1&weekdays=7,6`)).toBe(true);
    expect(await isFound(`${range}&weekdays=5,7`)).toBe(true);
    expect(await names('date_from=2027-05-14&flexible=1&weekdays=6')).toEqual([]);
    expect(await names('date_from=2020-05-14&date_to=2020-05-16&flexible=1')).toEqual([]);
  });

  it('adds taken spaces after the free ones', async () => {
    expect(await names(`date_from=${DAY}&sort=kapacita&with_taken=1`)).toEqual(['Salonek', 'Sál']);
    const answer = await list(`date_from=${DAY}&guests=80&with_taken=1`);
    expect([answer.catalog.total, answer.catalog.spaces.length]).toEqual([1, 1]);
    expect(await names('with_taken=1&sort=kapacita')).toEqual(['Sál', 'Salonek']);
  });

  it('returns state and total of each pin of the map', async () => {
    const pins = async (query: string): Promise<unknown[]> => {
      const answer = await test.request({ url: `/api/catalog/map?bounds=-180,-85,180,85&zoom=12&${query}` });
      return answer
        .json<MapData>()
        .markers.map(({ title, offer }) => [title, offer])
        .sort();
    };
    expect(await pins('')).toEqual([
      ['Salonek', null],
      ['Sál', null],
    ]);
    const { spaces } = (await list(`date_from=${DAY}&guests=60&with_taken=1`)).catalog;
    expect(await pins(`date_from=${DAY}&guests=60&with_taken=1`)).toEqual(
      spaces
        .map(({ space_name: name, offer_for_me: offer }) => {
          const { state, total, complete } = offer!;
          return [name, { state, total, complete }];
        })
        .sort(),
    );
    expect(spaces.map(({ offer_for_me: offer }) => offer?.state)).toEqual(['on_request', 'taken']);
  });

  it('compares spaces with the offers of their cards', async () => {
    const query = `date_from=${DAY}&time_from=16:00&time_to=22:00&guests=60`;
    const { spaces } = (await list(query)).catalog;
    const compare = async (event: string): Promise<ComparisonAnswer> => {
      const ids = spaces.map(({ id }) => id).join(',');
      return (await test.request({ url: `/api/spaces/comparison?ids=${ids}${event}` })).json();
    };
    const offers = ({ spaces: compared }: ComparisonAnswer) => compared.map((space) => space.offer_for_me);
    expect(offers(await compare(`&${query}`))).toEqual(spaces.map((space) => space.offer_for_me));
    expect(offers(await compare('&guests=60'))).toEqual([null, null]);
    expect(await test.request({ url: '/api/spaces/comparison?ids=1&guests=0' })).toMatchObject({
      statusCode: 422,
    });
  });

  it('returns the event, and keeps it in the address but not in the canonical', async () => {
    const query = `date_from=${DAY}&time_from=20:00&time_to=26:30&flexible=1&weekdays=7,6&guests=60&layout=banket&price_max=30000&tariff=soukroma`;
    const answer = await list(query);
    expect(answer.catalog.selected_event).toEqual({
      date_from: DAY,
      date_to: DAY,
      time_from: '20:00',
      time_to: '26:30',
      flexible: true,
      weekdays: [6, 7],
      repeat: null,
      guests: 60,
      layout: 'banket',
      price_max: 30_000,
      tariff: 'soukroma',
    });
    expect(answer.new_url).toBe(`/?${query.replace('7,6', '6,7')}`);
    expect(answer.seo_data).toMatchObject({ canonical: '/', robots: 'noindex, follow' });
    expect((await list('')).catalog.selected_event).toEqual({
      date_from: null,
      date_to: null,
      time_from: null,
      time_to: null,
      flexible: false,
      weekdays: [],
      repeat: null,
      guests: null,
      layout: null,
      price_max: null,
      tariff: null,
    });
    expect((await list('guests=60')).seo_data.robots).toBe('noindex, follow');
  });

  it.each([
    ['time_from=16:00', 'time_from'],
    ['time_to=16:00', 'time_to'],
    [`date_from=${DAY}&time_from=16`, 'time_from'],
    [`date_from=${DAY}&time_from=24:00`, 'time_from'],
    [`date_from=${DAY}&time_to=30:01`, 'time_to'],
    [`date_from=${DAY}&time_from=16:00&time_to=16:00`, 'time_to'],
    ['guests=0', 'guests'],
    ['guests=100001', 'guests'],
    ['guests=1.5', 'guests'],
    ['price_max=30000', 'date_from'],
    [`date_from=${DAY}&price_max=10000001`, 'price_max'],
    ['weekdays=0', 'weekdays'],
    ['flexible=ano', 'flexible'],
    ['with_taken=2', 'with_taken'],
    ['sort=celkem', 'date_from'],
  ])('rejects %s on %s', async (query, field) => {
    expect(Object.keys((await fail(query)) as object)).toEqual([field]);
  });

  it('answers 404 for an unknown layout or tariff', async () => {
    expect([await fail('layout=jinak'), await fail('tariff=jinak'), await fail('sort=jinak')]).toEqual([
      404, 404, 404,
    ]);
    expect(await names(`sort=celkem&date_from=${DAY}`)).toEqual(['Salonek']);
    expect(await fail('sort=celkem')).toEqual({ date_from: 'Vyberte den.' });
  });
});
