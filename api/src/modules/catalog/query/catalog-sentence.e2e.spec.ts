import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogAnswer, SuggestAnswer } from '@prostora/api-client';
import { listRepeatDays } from '@prostora/contracts';
import { seedReference } from '../../../../seeds/data/seed-reference.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/platform.ts';
import { Location } from '../../geo/index.ts';
import { Attribute, Purpose } from '../../taxonomy/index.ts';
import { CatalogProjector } from '../projection/catalog-projector.ts';

const CONTRACT = 'svatba pro 80 v Brně v květnu s terasou do 30 tisíc';
let test: TestApp;

const list = async (parameters: Record<string, string> | string): Promise<CatalogAnswer> => {
  const query = new URLSearchParams(parameters).toString();
  const answer = await test.request({ url: `/api/catalog/new/?${query}` });
  expect(answer.statusCode).toBe(200);
  return answer.json<CatalogAnswer>();
};
const names = async (parameters: Record<string, string> | string): Promise<string[]> =>
  (await list(parameters)).catalog.spaces.map(({ space_name: name }) => name);
const say = (q: string, more: Record<string, string> = {}): Promise<string[]> => names({ q, ...more });

beforeAll(async () => {
  test = await createTestApp();
  await seedReference(test.orm.em.fork());
  const em = test.orm.em.fork();
  const find = <T extends object>(entity: new () => T, slug: string): Promise<T> =>
    em.findOneOrFail(entity, { slug } as never);
  const [brno, ricany, praha] = [
    await find(Location, 'brno'),
    await find(Location, 'ricany'),
    await find(Location, 'praha-8'),
  ];
  const [wedding, meeting, rehearsal] = [
    await find(Purpose, 'svatebni-hostina'),
    await find(Purpose, 'porada'),
    await find(Purpose, 'zkouska'),
  ];
  const [terrace, catering] = [await find(Attribute, 'terasa'), await find(Attribute, 'catering')];
  const build = (location: Location, city: string) =>
    test.make.building({ location, city, lat: location.lat, lng: location.lng });
  const [inBrno, inRicany, inPraha] = [
    await build(brno, 'Brno'),
    await build(ricany, 'Říčany'),
    await build(praha, 'Praha'),
  ];
  const make = (given: object) => test.make.space({ perex: '', description: '', ...given } as never);
  await make({
    building: inBrno,
    name: 'Dvorana Slavie',
    capacity: 100,
    priceFromHaler: 60_000,
    purposes: [wedding],
    attributes: [terrace, catering],
  });
  const loft = { building: inBrno, name: 'Loft', capacity: 60, priceFromHaler: 50_000 };
  await make({ ...loft, purposes: [wedding], attributes: [terrace] });
  const barn = { building: inRicany, name: 'Stodola', capacity: 150, priceFromHaler: 40_000 };
  await make({ ...barn, purposes: [wedding], attributes: [] });
  await make({ building: inPraha, name: 'Jednačka', capacity: 12, purposes: [meeting] });
  await make({
    building: inPraha,
    name: 'Zkušebna',
    capacity: 10,
    priceFromHaler: 30_000,
    purposes: [rehearsal],
  });
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually('the catalogue follows', async () => (await names('')).length === 5);
  await eventually('the words are known', async () => (await say('wedding')).length === 3);
});
afterAll(() => test.close());

describe('sentence of the catalogue', () => {
  it('is answered as the example of the contract', async () => {
    const { catalog, new_url: url, seo_data: seo } = await list({ q: CONTRACT });
    expect(catalog.spaces.map(({ space_name: name }) => name)).toEqual(['Dvorana Slavie']);
    expect(catalog.parsed).toMatchObject({
      text: CONTRACT,
      purpose: { slug: 'svatebni-hostina', name: 'Svatební hostina' },
      location: { slug: 'brno', name: 'Brno' },
      guests: 80,
      price_max: 30_000,
      date_from: expect.stringMatching(/-05-01$/u),
      flexible: true,
      rest: '',
      unknown: [],
    });
    expect(Object.keys(catalog.parsed ?? {})).toEqual([
      ...['text', 'purpose', 'location', 'locations', 'not_location', 'radius_km', 'guests', 'layout'],
      ...['price_max', 'price_max_per_person', 'price_max_per_hour', 'date_from', 'date_to', 'flexible'],
      ...['weekdays', 'repeat', 'time_from', 'time_to', 'attributes', 'without', 'rest', 'unknown', 'chips'],
      'ambiguous',
    ]);
    expect(catalog.parsed?.chips[0]).toEqual({
      slot: 'purpose',
      value: 'svatebni-hostina',
      text: 'svatba',
      label: 'Svatební hostina',
      without: 'q=pro+80+v+Brn%C4%9B+v+kv%C4%9Btnu+s+terasou+do+30+tis%C3%ADc',
    });
    expect(catalog.selected_event).toMatchObject({ guests: 80, price_max: 30_000, flexible: true });
    expect([catalog.selected_location?.slug, catalog.search_query]).toEqual(['brno', '']);
    expect(url).toBe(`/?q=${encodeURIComponent(CONTRACT)}`);
    expect(seo.robots).toBe('noindex, follow');
    expect((await list('')).catalog.parsed).toBeNull();
  });

  it('loses one value by the query of its chip', async () => {
    const { catalog } = await list({ q: CONTRACT, sort: 'kapacita' });
    const terrace = catalog.parsed?.chips.find(({ slot }) => slot === 'attributes');
    expect(terrace?.without).toMatch(/^sort=kapacita&q=svatba/u);
    const { parsed } = (await list(terrace?.without ?? '')).catalog;
    expect(parsed).toMatchObject({ attributes: [], guests: 80 });
    const [only] = (await list({ q: 'wedding' })).catalog.parsed?.chips ?? [];
    expect(only?.without).toBe('');
  });

  it('yields to explicit parameters', async () => {
    expect(await say('svatba v Brně', { location: 'ricany' })).toEqual(['Stodola']);
    expect(await say('svatba v Brně', { path: 'ricany' })).toEqual(['Stodola']);
    expect(await say('svatba v Brně pro 80', { guests: '60' })).toHaveLength(2);
    expect(await say('svatba', { purpose: 'porada' })).toEqual(['Jednačka']);
    expect(
      (await list({ q: 'svatba v květnu', date_from: '2027-06-01' })).catalog.selected_event,
    ).toMatchObject({ date_from: '2027-06-01', date_to: '2027-06-01', flexible: false });
    const { new_url: url } = await list({ q: 'svatba', location: 'brno', guests: '60' });
    expect(url).toBe('/katalog/brno?q=svatba&guests=60');
  });

  it('gives a date to explicit hours and lets a budget without a date wait', async () => {
    const hours = await list({ q: 'svatba 15. května', time_from: '16:00' });
    expect(hours.catalog.selected_event).toMatchObject({ time_from: '16:00' });
    expect(await say('svatba do 30 tisíc')).toHaveLength(3);
    expect((await list({ q: 'svatba v květnu 2099' })).catalog.total).toBe(3);
    const perPerson = await list({ q: 'svatba pro 80 do 500 Kč na osobu' });
    expect(perPerson.catalog.selected_event.price_max).toBe(40_000);
  });

  it('narrows by a budget for an hour times the hours of the event', async () => {
    const ask = async (q: string, more: Record<string, string> = {}) => {
      const { selected_event: event, spaces, parsed } = (await list({ q, ...more })).catalog;
      expect(parsed?.chips.map(({ slot }) => slot)).toContain('price_max_per_hour');
      return [event.price_max, spaces.map(({ space_name: name }) => name).sort()];
    };
    const day = 'svatba 15. května od 16 do 22';
    expect(await ask(`${day}, do 500 Kč na hodinu`)).toEqual([3000, ['Loft', 'Stodola']]);
    expect(await ask(`${day}, do 499 Kč na hodinu`)).toEqual([2994, ['Stodola']]);
    expect(await ask(`${day}, do 500 Kč na hodinu, rozpočet 2500 Kč`)).toEqual([2500, ['Stodola']]);
    expect(await ask(`${day}, do 500 Kč na hodinu`, { price_max: '3600' })).toEqual([
      3600,
      ['Dvorana Slavie', 'Loft', 'Stodola'],
    ]);
    const perDay = 'porada v květnu, do 100 Kč na hodinu';
    expect(await ask(perDay)).toEqual([800, []]);
    expect((await ask('svatba od 16 do 22, do 400 Kč na hodinu'))[0]).toBeNull();
    const { relaxations } = (await list({ q: `${day} v Brně, do 300 Kč na hodinu` })).catalog;
    const dearer = relaxations.find(({ slot }) => slot === 'price_max');
    expect(dearer?.query).toContain('price_max=3000');
    expect(await names(dearer?.query ?? '')).toEqual(['Loft']);
  });

  it('applies surroundings, several regions, places to avoid and equipment to leave out', async () => {
    expect(await say('svatba do 30 km od Prahy')).toEqual(['Stodola']);
    expect((await say('svatba na Moravě')).sort()).toEqual(['Dvorana Slavie', 'Loft']);
    expect(await say('svatba mimo Brno')).toEqual(['Stodola']);
    expect((await say('svatba v Brně bez cateringu')).sort()).toEqual(['Loft']);
  });

  it('orders by words that it does not understand', async () => {
    const loft = await list({ q: 'svatba v Brně loft xyzzy' });
    expect(loft.catalog.spaces.map(({ space_name: name }) => name)).toEqual(['Loft', 'Dvorana Slavie']);
    expect(loft.catalog.parsed).toMatchObject({ rest: 'loft xyzzy', unknown: ['xyzzy'] });
  });

  it.each(['xyzzy', 'Slavie', 'dvorana'])('answers „%s“ as a search for that text', async (q) => {
    const [sentence, search] = [
      await list({ q, first_fetch: '1' }),
      await list({ search: q, first_fetch: '1' }),
    ];
    expect(sentence.catalog.parsed).toMatchObject({ text: q, rest: q, chips: [] });
    expect({ ...sentence, catalog: { ...sentence.catalog, parsed: null } }).toEqual(search);
  });

  it('searches for at most as much text as a search may have', async () => {
    const { new_url: url } = await list({ q: `${'xyzzy '.repeat(33)}x` });
    expect((await list(url.slice(2))).catalog.total).toBe(0);
  });

  it('finds a space by four words with a typing error in one, and by English words', async () => {
    expect((await say('dvorana slavje svatba Brno'))[0]).toBe('Dvorana Slavie');
    expect((await say('svadba dvoarna Slavie Brno'))[0]).toBe('Dvorana Slavie');
    expect(await say('meeting room Prague')).toEqual(['Jednačka']);
    expect(await say('zkoušení s kapelou')).toEqual(['Zkušebna']);
  });

  it('prices all dates of a repetition and says how many of them are free', async () => {
    const { catalog } = await list({ q: 'zkouška každé úterý 18–20 od února do června' });
    const [rehearsal] = catalog.spaces;
    expect(rehearsal?.space_name).toBe('Zkušebna');
    const { date_from: from = '', date_to: to = '', weekdays, flexible, repeat } = catalog.selected_event;
    expect([weekdays, flexible, repeat]).toEqual([[2], true, 1]);
    const pattern = { weekdays: [2], every: 1, until: to ?? '', skipHolidays: true, except: [] };
    const days = listRepeatDays(from ?? '', pattern, 60);
    expect(rehearsal?.offer_for_me).toMatchObject({
      series: { dates: days.length, free_dates: days.length },
      per_person: null,
    });
    const one = await list({ q: 'zkouška v úterý 18–20 od února do června' });
    const single = one.catalog.spaces[0]?.offer_for_me;
    expect([single?.series, one.catalog.selected_event.repeat]).toEqual([null, null]);
    expect(rehearsal?.offer_for_me?.total).toBe((single?.total ?? 0) * days.length);
  });

  it('says words of a time that it does not understand', async () => {
    const { catalog } = await list({ q: 'porada každý první pátek v měsíci' });
    expect(catalog.parsed).toMatchObject({ repeat: null, unknown: expect.arrayContaining(['každý']) });
  });

  it('chooses none of the meanings of „catering“, each of which has its page', async () => {
    const q = 'wedding s cateringem';
    const { catalog } = await list({ q });
    expect(catalog.spaces).toHaveLength(3);
    expect(catalog.query_attributes).toEqual([]);
    const [word] = catalog.parsed?.ambiguous ?? [];
    expect([word?.text, word?.options.map(({ slug }) => slug)]).toEqual([
      'cateringem',
      ['catering', 'cizi-catering'],
    ]);
    expect(await names(word?.options[0]?.query ?? '')).toEqual(['Dvorana Slavie']);
    expect(await names(word?.options[1]?.query ?? '')).toEqual([]);
    const suggested = await test.request({ url: '/api/catalog/suggest?q=catering' });
    expect(suggested.json<SuggestAnswer>().parsed?.ambiguous).toHaveLength(1);
  });

  it('chooses none of the purposes of „večírek“, each of which has its page', async () => {
    const { catalog } = await list({ q: 'večírek pro 60 v Brně' });
    expect([catalog.selected_purpose, catalog.selected_event.guests]).toEqual([null, 60]);
    const [word] = catalog.parsed?.ambiguous ?? [];
    expect([word?.text, word?.options.map(({ slug }) => slug)]).toEqual([
      'večírek',
      ['firemni-vecirek', 'oslava'],
    ]);
    const chosen = await list(`${word?.options[0]?.query}`);
    expect([chosen.catalog.selected_purpose?.slug, chosen.catalog.parsed?.ambiguous]).toEqual([
      'firemni-vecirek',
      [],
    ]);
    const filtered = await list({ q: 'večírek pro 60 v Brně', purpose: 'oslava' });
    expect(filtered.catalog.parsed?.ambiguous).toEqual([]);
  });

  it('filters the map too', async () => {
    const query = new URLSearchParams({ q: 'meeting room', bounds: '12,48,19,51', zoom: '7' });
    const answer = await test.request({ url: `/api/catalog/map?${query}` });
    expect(answer.json<{ markers: unknown[] }>().markers).toHaveLength(1);
  });

  it('rejects a sentence of more than 200 characters', async () => {
    const answer = await test.request({ url: `/api/catalog/new/?q=${'a'.repeat(201)}` });
    expect(answer.statusCode).toBe(422);
  });
});
