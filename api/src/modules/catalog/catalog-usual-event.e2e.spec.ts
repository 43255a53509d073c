import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AvailabilityCheck, CatalogAnswer, CatalogOffer } from '@prostora/api-client';
import {
  addDays,
  fromPragueWallTime,
  getWeekday,
  isCzechHoliday,
  toPragueWallTime,
} from '@prostora/contracts';
import type { LayoutName } from '@prostora/contracts/space-layouts.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls } from '../../../test/bookings.ts';
import { eventually } from '../../../test/platform.ts';
import { AvailabilityRule } from '../availability/index.ts';
import { SpaceLayout } from '../spaces/index.ts';
import type { Space } from '../spaces/index.ts';
import { CatalogProjector } from './projection/catalog-projector.ts';

const YEAR = new Date().getUTCFullYear() + 1;
const MAY = { from: `${YEAR}-05-01`, to: `${YEAR}-05-31` };
const inMay = (more = ''): string => `date_from=${MAY.from}&date_to=${MAY.to}&flexible=1${more}`;
const daysOfMay = Array.from({ length: 31 }, (_unused, at) => addDays(MAY.from, at));
const [SATURDAY = ''] = daysOfMay.filter((day) => getWeekday(day) === 6);

let test: TestApp;
let calls: BookingCalls;
let hall: Space;
let barn: Space;
let closedHall: Space;

const list = async (query: string): Promise<CatalogAnswer['catalog']> =>
  (await test.request({ url: `/api/catalog/new/?${query}` })).json<CatalogAnswer>().catalog;
const names = async (query: string): Promise<string[]> =>
  (await list(query)).spaces.map(({ space_name: name }) => name).sort();
const findSpace = async (name: string, query: string) =>
  (await list(query)).spaces.find(({ space_name: found }) => found === name);
const findOffer = async (name: string, query: string): Promise<CatalogOffer | null> =>
  (await findSpace(name, query))?.offer_for_me ?? null;
const getDay = (offer: CatalogOffer | null): string =>
  toPragueWallTime(new Date(offer?.start_datetime ?? 0)).day;
const check = async (space: Space, body: object): Promise<AvailabilityCheck> =>
  (await calls.send('POST', 'reservations/check-availability', {}, { space_id: space.id, ...body })).json();
const slot = (day: string, from: number, to: number) => ({
  start_datetime: fromPragueWallTime(day, from * 60).toISOString(),
  end_datetime: fromPragueWallTime(day, to * 60).toISOString(),
});

beforeAll(async () => {
  test = await createTestApp();
  calls = new BookingCalls(test);
  const building = await test.make.building({ location: await test.make.town() });
  const usual = {
    usualFrom: 14 * 60,
    usualTo: 26 * 60,
    usualLayout: 'banket',
    usualDays: 'saturday',
  } as const;
  const wedding = await test.make.purpose({ slug: 'svatba', ...usual });
  const training = await test.make.purpose({ slug: 'kurz', usualLayout: 'skolni', usualDays: 'working' });
  const party = await test.make.purpose({ slug: 'vecirek' });
  const fair = await test.make.purpose({ slug: 'trh', usualDays: 'saturday' });
  const meetup = await test.make.purpose({ slug: 'meetup', usualLayout: 'u' });
  const purposes = [wedding, training, party, fair, meetup] as never;
  const makeSpace = async (
    name: string,
    capacity: number,
    layouts: Partial<Record<LayoutName, number>> = {},
  ): Promise<Space> => {
    const space = await test.make.space({ building, name, capacity, purposes });
    const em = test.orm.em.fork();
    for (const [layout, people] of Object.entries(layouts) as [LayoutName, number][])
      em.create(SpaceLayout, { space: space.id, layout, capacity: people } as never);
    await em.flush();
    return space;
  };
  hall = await makeSpace('Sál', 90, { divadelni: 90, banket: 65, skolni: 6 });
  await makeSpace('Kaple', 90, { divadelni: 90 });
  barn = await makeSpace('Stodola', 80);
  closedHall = await makeSpace('Klub', 50);
  const em = test.orm.em.fork();
  em.create(
    AvailabilityRule,
    {
      space: closedHall.id,
      weekdays: [1, 2, 3, 4, 5],
      fromMinute: 480,
      toMinute: 1200,
      pricePerHourHaler: 50_000,
    } as never,
    { partial: true },
  );
  await em.flush();
  await calls.saveSettings(closedHall, { onlyInWindows: true });
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually('the catalogue follows', async () => (await names('')).length === 4);
});
afterAll(() => test.close());

describe('usual layout of a purpose', () => {
  it('decides about the guests unless another one is chosen', async () => {
    expect(await names('purpose=svatba&guests=65')).toEqual(['Kaple', 'Stodola', 'Sál']);
    expect(await names('purpose=svatba&guests=66')).toEqual(['Kaple', 'Stodola']);
    expect(await names('purpose=svatba&guests=66&layout=divadelni')).toEqual(['Kaple', 'Stodola', 'Sál']);
    expect(await names('purpose=vecirek&guests=66')).toEqual(['Kaple', 'Stodola', 'Sál']);
    expect(await names('purpose=kurz&guests=12')).toEqual(['Kaple', 'Klub', 'Stodola']);
  });

  it('is told with its capacity on cards with and without a date', async () => {
    const banquet = { basis: 'usual', layout: 'banket', capacity: 65 };
    expect((await findSpace('Sál', 'purpose=svatba'))?.fits).toEqual(banquet);
    expect(await findSpace('Sál', inMay('&purpose=svatba&guests=60'))).toMatchObject({
      fits: banquet,
      offer_for_me: { fits: banquet },
    });
    expect((await findSpace('Sál', 'purpose=svatba&layout=divadelni'))?.fits).toEqual({
      basis: 'chosen',
      layout: 'divadelni',
      capacity: 90,
    });
  });

  it('leaves the layout to choose where none is usual or given, unless the space has only one', async () => {
    const open = { basis: 'open', layout: null, capacity: 90 };
    const onlyTheatre = { basis: 'only', layout: 'divadelni', capacity: 90 };
    expect((await findSpace('Sál', 'purpose=vecirek'))?.fits).toBeNull();
    expect((await findSpace('Sál', 'purpose=vecirek&guests=70'))?.fits).toEqual(open);
    expect(await findOffer('Sál', inMay('&purpose=vecirek'))).toMatchObject({ fits: open });
    expect((await findSpace('Sál', 'purpose=meetup'))?.fits).toEqual(open);
    expect((await findSpace('Kaple', 'purpose=svatba'))?.fits).toEqual(onlyTheatre);
    expect((await findSpace('Kaple', 'purpose=vecirek&guests=70'))?.fits).toEqual(onlyTheatre);
    expect((await findSpace('Stodola', 'purpose=svatba'))?.fits).toMatchObject({
      basis: 'only',
      capacity: 80,
    });
    const when = slot(SATURDAY, 10, 12);
    expect(await check(hall, { ...when, purpose: 'vecirek', number_of_guests: 70 })).toMatchObject({
      fits: open,
    });
  });

  it('is told with the purpose, and leaves the buckets of capacity to the largest layout', async () => {
    const { selected_purpose: purpose } = await list('purpose=svatba');
    expect(purpose?.usual_layout).toBe('banket');
    expect(await names('purpose=kurz&capacity=50-150')).toEqual(['Kaple', 'Stodola', 'Sál']);
  });

  it('makes the check of a booking warn about more guests than find a seat', async () => {
    const when = slot(SATURDAY, 10, 12);
    const warned = await check(hall, { ...when, purpose: 'kurz', number_of_guests: 12 });
    expect(warned).toMatchObject({
      available: true,
      fits: { basis: 'usual', layout: 'skolni', capacity: 6 },
      warning: expect.stringMatching(/^Ve školním uspořádání je místo pro 6\u00a0osob/u),
    });
    expect(await check(hall, { ...when, purpose: 'kurz', number_of_guests: 6 })).toMatchObject({
      warning: null,
    });
    const open = await check(hall, { ...when, purpose: 'vecirek', number_of_guests: 12 });
    expect(open.warning).toMatch(/divadlo\u00a090, kulaté stoly\u00a065, škola\u00a06/u);
    const chosen = { ...when, purpose: 'kurz', layout: 'divadelni', number_of_guests: 12 };
    expect(await check(hall, chosen)).toMatchObject({ available: true, warning: null });
    expect(await check(hall, { ...when, layout: 'u', number_of_guests: 12 })).toMatchObject({
      available: true,
      warning: expect.stringMatching(/majitel neuvádí/u),
    });
  });
});

describe('usual days of a purpose', () => {
  it('are Saturdays, then Fridays, then others for a wedding in a month', async () => {
    expect(getDay(await findOffer('Stodola', inMay('&purpose=svatba')))).toBe(SATURDAY);
    expect(getDay(await findOffer('Klub', inMay('&purpose=svatba&time_from=10:00&time_to=12:00')))).toBe(
      daysOfMay.find((day) => getWeekday(day) === 5),
    );
    expect(getDay(await findOffer('Sál', inMay('&purpose=svatba&weekdays=3')))).toBe(
      daysOfMay.find((day) => getWeekday(day) === 3),
    );
  });

  it('pass over days on which a space is closed at the assumed hours', async () => {
    const offer = await findOffer('Klub', inMay('&purpose=trh'));
    expect([getWeekday(getDay(offer)), offer?.state, offer?.opening_hours]).toEqual([5, 'free', null]);
  });

  it('are working days that are no holidays for a training', async () => {
    const day = daysOfMay.find((one) => getWeekday(one) <= 5 && !isCzechHoliday(one));
    expect(getDay(await findOffer('Stodola', inMay('&purpose=kurz')))).toBe(day);
    const holiday = `date_from=${YEAR}-05-01&date_to=${YEAR}-05-01&flexible=1&purpose=kurz`;
    expect(getDay(await findOffer('Stodola', holiday))).toBe(`${YEAR}-05-01`);
  });

  it('have the total of the check at the assumed hours, also in the night of a clock change', async () => {
    // The last Sunday of March.
    const change = Array.from({ length: 7 }, (_unused, at) => addDays(`${YEAR}-03-25`, at)).find(
      (day) => getWeekday(day) === 7,
    );
    const saturday = addDays(change ?? '', -1);
    for (const query of [inMay('&purpose=svatba'), `date_from=${saturday}&purpose=svatba`]) {
      const offer = await findOffer('Stodola', query);
      const { start_datetime, end_datetime } = offer as CatalogOffer;
      const { price } = await check(barn, { start_datetime, end_datetime, purpose: 'svatba' });
      expect([offer?.assumed_hours, offer?.total]).toEqual([true, price]);
    }
  });
});

describe('a space that is closed', () => {
  const [friday = ''] = daysOfMay.filter((day) => getWeekday(day) === 5);
  const evening = `date_from=${friday}&time_from=18:00&time_to=24:00&with_taken=1`;

  it('tells its hours and the nearest offered ones with their price, instead of being taken', async () => {
    expect(await findOffer('Klub', evening)).toMatchObject({
      state: 'taken',
      opening_hours: [{ from: '08:00', until: '20:00' }],
      nearest_free: { ...slot(friday, 14, 20), total: 3000, complete: true },
    });
    expect((await findOffer('Sál', evening))?.opening_hours).toBeNull();
  });

  it('tells the same in the check of a booking', async () => {
    expect(await check(closedHall, slot(friday, 18, 24))).toMatchObject({
      available: false,
      taken: false,
      message: 'Otevřeno do\u00a020:00',
      opening_hours: [{ from: '08:00', until: '20:00' }],
      alternatives: [{ kind: 'earlier', ...slot(friday, 14, 20), price: 3000 }],
    });
    expect((await check(closedHall, slot(friday, 6, 9))).message).toBe('Otevřeno od\u00a08:00');
    expect((await check(closedHall, slot(SATURDAY, 10, 12))).message).toBe('V\u00a0tento den zavřeno');
  });

  it('is offered for as long as it is open where the event is longer', async () => {
    expect(await check(closedHall, slot(friday, 14, 27))).toMatchObject({
      alternatives: [{ kind: 'earlier', ...slot(friday, 8, 20), price: 6000 }],
    });
    const night = `date_from=${friday}&time_from=14:00&time_to=27:00&with_taken=1`;
    expect((await findOffer('Klub', night))?.nearest_free).toMatchObject(slot(friday, 8, 20));
  });

  it('is taken while a booking holds the hours', async () => {
    await calls.bookSuccessfully(closedHall, slot(friday, 18, 20));
    await eventually('the booking is known', async () => {
      const offer = await findOffer('Klub', evening);
      return offer?.opening_hours === null && offer.state === 'taken';
    });
    expect(await check(closedHall, slot(friday, 18, 20))).toMatchObject({ taken: true, opening_hours: null });
  });
});
