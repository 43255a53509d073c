import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogAnswer, MapData, SuggestAnswer } from '@prostora/api-client';
import { DAY_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { refreshCatalog } from '../../../test/projections.ts';
import { eventually } from '../../../test/platform.ts';
import type { Building } from '../spaces/buildings/index.ts';
import type { Location } from '../geo/index.ts';
import type { Space } from '../spaces/index.ts';
import type { Attribute, Purpose } from '../taxonomy/index.ts';
import { SimilarSpaces } from '../spaces/index.ts';
import { CatalogSitemapService } from './results/catalog-sitemap.service.ts';
import { CatalogIndexStore } from './index/catalog-index-store.ts';
import { CatalogProjector } from './projection/catalog-projector.ts';

let test: TestApp;
let praha: Location;
let brno: Location;
let wedding: Purpose;
let meeting: Purpose;
let projector: Attribute;
let terrace: Attribute;
let castle: Building;
const spaces: Space[] = [];

const get = async <T = CatalogAnswer>(query: string): Promise<T> => {
  const answer = await test.request({ url: `/api/catalog/${query}` });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    200,
    'application/json; charset=utf-8',
  ]);
  return answer.json<T>();
};
const list = (query = ''): Promise<CatalogAnswer> => get(`new/?${query}`);
const names = async (query: string): Promise<string[]> =>
  (await list(query)).catalog.spaces.map(({ space_name }) => space_name);
const getStatus = async (url: string): Promise<number> =>
  (await test.request({ url: `/api/catalog/${url}` })).statusCode;
const execute = (sql: string, parameters: unknown[] = []): Promise<unknown> =>
  test.orm.em.getConnection().execute(sql, parameters);

async function make(given: Parameters<TestApp['make']['space']>[0]): Promise<Space> {
  const space = await test.make.space(given);
  spaces.push(space);
  return space;
}

beforeAll(async () => {
  test = await createTestApp();
  const { make: factory } = test;
  [praha, brno] = [
    await factory.town('praha-1', 'Praha 1', 'praha', 'Hlavní město Praha'),
    await factory.town(),
  ];
  await execute('update location set locative = ? where slug = ?', ['v Praze', 'praha']);
  [wedding, meeting] = [
    await factory.purpose({ slug: 'svatba', name: 'Svatba', titlePhrase: 'Prostory na svatbu' }),
    await factory.purpose({ slug: 'porada', name: 'Porada', titlePhrase: 'Zasedací místnosti' }),
  ];
  [projector, terrace] = [
    await factory.attribute({ name: 'Projektor' }),
    await factory.attribute({ name: 'Terasa' }),
  ];
  castle = await factory.building({
    name: 'Zámek Loučeň',
    slug: 'zamek-loucen',
    location: praha,
    city: 'Praha',
    lat: 50.08,
    lng: 14.43,
  });
  const office = await factory.building({
    name: 'Kancelář',
    slug: 'kancelar',
    location: brno,
    lat: 49.2,
    lng: 16.6,
  });
  await make({
    building: castle,
    name: 'Zrcadlový sál',
    slug: 'zrcadlovy',
    capacity: 150,
    recommended: true,
    purposes: [wedding] as never,
    attributes: [projector, terrace] as never,
    perex: 'Sál pro svatby i konference.',
  });
  await make({
    building: castle,
    name: 'Oranžerie',
    slug: 'oranzerie',
    capacity: 50,
    priceFromHaler: 90_000,
    purposes: [wedding, meeting] as never,
    attributes: [terrace] as never,
    perex: 'Skleník v zámecké zahradě.',
  });
  await make({
    building: office,
    name: 'Zasedačka',
    slug: 'zasedacka',
    capacity: 12,
    priceFromHaler: null,
    purposes: [meeting] as never,
    attributes: [projector] as never,
    perex: 'Klidná místnost u nádraží.',
  });
  await make({
    building: office,
    name: 'Koncept',
    slug: 'koncept',
    status: 'DRAFT',
    purposes: [meeting] as never,
  });
  await factory.photo(spaces[0]!, { status: 'processing', variants: [] });
  for (let more = 0; more < 5; more += 1) await factory.photo(spaces[0]!);
  await test.app.get(CatalogProjector).rebuildAll();
  await eventually('the catalogue follows', async () => (await list()).catalog.total === 3);
});
afterAll(() => test.close());

describe('GET /api/catalog/new/', () => {
  it('lists published spaces only, recommended first, with the canonical URL of an empty filter', async () => {
    const answer = await list();
    expect(answer).toMatchObject({
      error: null,
      new_url: '/',
      seo_url_id: null,
      catalog: {
        page: 1,
        nr_of_pages: 1,
        total: 3,
        purposes: [],
        locations: [],
        selected_location: null,
        sort: 'doporucene',
      },
    });
    expect(answer.catalog.spaces[0]).toMatchObject({
      id: spaces[0]?.id,
      url: 'zamek-loucen/zrcadlovy',
      building_name: 'Zámek Loučeň',
      capacity: 150,
      tags: ['Svatba'],
      image: { status: 'ready' },
    });
    const [first] = answer.catalog.spaces;
    expect(first?.more_images).toEqual(Array(4).fill(expect.stringMatching(/^\/media\/aa\/\d+-800\.webp$/u)));
    expect(new Set([first?.image?.url, ...(first?.more_images ?? [])]).size).toBe(5);
    expect(answer.catalog.map_data.markers).toHaveLength(3);
    expect(answer.seo_data.robots).toBe('index, follow');
  });

  it('filters by slug or id, with every attribute, in one capacity bucket', async () => {
    expect(await names('location=praha')).toEqual(['Zrcadlový sál', 'Oranžerie']);
    expect(await names(`location=${brno.id}`)).toEqual(['Zasedačka']);
    expect(await names('purpose=porada&location=praha')).toEqual(['Oranžerie']);
    expect(await names(`purpose=${wedding.id}`)).toEqual(['Zrcadlový sál', 'Oranžerie']);
    expect(await names(`attributes=${terrace.id},${projector.id}`)).toEqual(['Zrcadlový sál']);
    expect(await names('capacity=50-150')).toEqual(['Zrcadlový sál']);
    expect((await names('capacity=do-50')).sort()).toEqual(['Oranžerie', 'Zasedačka']);
    expect(await names('bounds=16,49,17,50')).toEqual(['Zasedačka']);
  });

  it('returns breadcrumbs by location, each with its canonical URL', async () => {
    const answer = await list(`path=praha-1/svatba/50-150&attributes=${terrace.id}`);
    expect(answer.seo_data.breadcrumbs.map(({ name, url }) => [name, url])).toEqual([
      ['Prostory', '/'],
      ['Hlavní město Praha', '/katalog/praha'],
      ['Praha 1', '/katalog/praha-1'],
      ['Svatba', '/katalog/praha-1/svatba'],
      [expect.stringContaining('hostů'), null],
      ['Terasa', null],
    ]);
    expect((await list('path=praha')).seo_data.breadcrumbs.at(-1)).toEqual({
      name: 'Hlavní město Praha',
      url: null,
    });
    expect((await list('search=sal')).seo_data.breadcrumbs).toEqual([]);
  });

  it('resolves a path to the same filter and returns its canonical URL', async () => {
    const answer = await list('path=praha/svatba/50-150');
    expect(answer).toMatchObject({
      new_url: '/katalog/praha/svatba/50-150',
      catalog: {
        total: 1,
        selected_location: { slug: 'praha' },
        selected_purpose: { slug: 'svatba' },
        selected_capacity: '50-150',
      },
    });
    expect((await list('path=svatba')).new_url).toBe('/katalog/svatba');
    expect(await list('path=cesko/svatba')).toMatchObject({
      new_url: '/katalog/svatba',
      catalog: { selected_location: null },
    });
    expect(
      (await list(`capacity=do-50&attributes=${projector.id}&search=m%C3%ADstnost&sort=cena`)).new_url,
    ).toBe(`/katalog/do-50?attributes=${projector.id}&search=m%C3%ADstnost&sort=cena`);
  });

  it('writes titles with the stored locative and keeps thin pages out of search engines', async () => {
    const answer = await list('path=praha/svatba');
    expect(answer.title.replaceAll('\u00a0', ' ')).toBe('Prostory na svatbu v Praze');
    const robots = async (query: string): Promise<string> => (await list(query)).seo_data.robots;
    expect(
      await Promise.all(
        [
          'path=praha/svatba',
          'search=zámek',
          `attributes=${terrace.id}`,
          'path=praha/svatba/50-150',
          'capacity=nad-500',
          'sort=cena',
        ].map((query) => robots(encodeURI(query))),
      ),
    ).toEqual(Array<string>(6).fill('noindex, follow'));
  });

  it('counts each filter value, single choices without their own choice', async () => {
    const { catalog } = await list('first_fetch=1&purpose=porada&location=praha');
    const counts = (facets: { slug: string; count: number }[]): Record<string, number> =>
      Object.fromEntries(facets.map(({ slug, count }) => [slug, count]));
    expect(counts(catalog.purposes)).toEqual({ svatba: 2, porada: 1 });
    expect(counts(catalog.locations)).toMatchObject({ cesko: 2, praha: 1, jihomoravsky: 1, brno: 1 });
    expect(catalog.attributes.map(({ id, count }) => [id, count])).toEqual([
      [projector.id, 0],
      [terrace.id, 1],
    ]);
    expect(catalog.capacities.map(({ id, count }) => [id, count])).toEqual([
      ['do-50', 1],
      ['50-150', 0],
      ['150-500', 0],
      ['nad-500', 0],
    ]);
  });

  it('searches Czech inflected, without diacritics or with a typing error; names first', async () => {
    expect(await names('search=svatebn%C3%AD')).toEqual(['Zrcadlový sál', 'Oranžerie']);
    expect(await names('search=zamek')).toEqual(['Zrcadlový sál', 'Oranžerie']);
    expect(await names('search=oranzerje')).toEqual(['Oranžerie']);
    expect((await names(`search=${encodeURIComponent('sál v Praze')}`))[0]).toBe('Zrcadlový sál');
    expect(await names(`search=${encodeURIComponent('nádražím')}`)).toEqual(['Zasedačka']);
  });

  it('sorts by capacity, price and age', async () => {
    expect(await names('sort=kapacita')).toEqual(['Zrcadlový sál', 'Oranžerie', 'Zasedačka']);
    expect(await names('sort=cena')).toEqual(['Oranžerie', 'Zrcadlový sál', 'Zasedačka']);
    expect(await names('sort=nejnovejsi')).toHaveLength(3);
  });

  it('lists only spaces free on all days', async () => {
    const id = spaces[0]?.id ?? 0;
    const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
    await execute(
      `insert into reservation (space_id, status, starts_at, ends_at, customer_name, customer_email) values (?, 'pending', ?, ?, 'A', 'a@b.cz'), (?, 'cancelled', ?, ?, 'B', 'b@b.cz')`,
      [
        id,
        `${day(20)}T10:00:00Z`,
        `${day(20)}T12:00:00Z`,
        id,
        `${day(25)}T10:00:00Z`,
        `${day(25)}T12:00:00Z`,
      ],
    );
    await refreshCatalog(test, [id]);
    await eventually(
      'the catalogue follows',
      async () => !(await names(`date_from=${day(20)}`)).includes('Zrcadlový sál'),
    );
    expect(await names(`date_from=${day(19)}&date_to=${day(21)}`)).toHaveLength(2);
    expect(await names(`date_from=${day(21)}&date_to=${day(26)}`)).toHaveLength(3);
    expect((await list(`date_from=${day(19)}&date_to=${day(21)}`)).catalog).toMatchObject({
      date_from: day(19),
      date_to: day(21),
    });
  });

  it('applies bookings to overlapping spaces at once and ignores expired requests', async () => {
    const [hall, part] = [spaces[0]?.id ?? 0, spaces[1]?.id ?? 0];
    const day = (offset: number): string => new Date(Date.now() + offset * DAY_MS).toISOString().slice(0, 10);
    const book = (id: number, on: string, expires: string | null): Promise<unknown> =>
      execute(
        `insert into reservation (space_id, status, starts_at, ends_at, customer_name, customer_email, expires_at) values (?, 'pending', ?, ?, 'A', 'a@b.cz', ?)`,
        [id, `${on}T10:00:00Z`, `${on}T12:00:00Z`, expires],
      );
    await execute('insert into space_overlap (space_id, other_id) values (?, ?)', [hall, part]);
    await book(part, day(30), null);
    await eventually(
      'the catalogue follows',
      async () => (await names(`date_from=${day(30)}`)).join() === 'Zasedačka',
    );
    await execute(
      `insert into blocked_slot (space_id, starts_at, ends_at, reason) values (?, ?, ?, 'Malování')`,
      [hall, `${day(32)}T10:00:00Z`, `${day(32)}T12:00:00Z`],
    );
    await eventually(
      'the catalogue follows',
      async () => (await names(`date_from=${day(32)}`)).join() === 'Zasedačka',
    );
    await book(part, day(34), '2026-01-01T00:00:00Z');
    await book(part, day(36), null);
    await eventually(
      'the catalogue follows',
      async () => (await names(`date_from=${day(36)}`)).join() === 'Zasedačka',
    );
    expect(await names(`date_from=${day(34)}`)).toHaveLength(3);
    await execute('delete from space_overlap where space_id = ?', [hall]);
    await execute('delete from blocked_slot where space_id = ?', [hall]);
  });

  it.each([
    'location=neni',
    'location=999999',
    'purpose=neni',
    'attributes=999999',
    'capacity=70',
    'sort=nahodne',
    'path=praha/praha',
    'path=svatba/praha',
    'path=praha/svatba/50-150/dal',
    'page=2',
    'search=zamek&page=9',
  ])('answers NOTFOUND for %s', async (query) => {
    const answer = await test.request({ url: `/api/catalog/new/?${query}` });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      404,
      { error: 'NOTFOUND', error_code: 'NOTFOUND' },
    ]);
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'attributes=a',
    'attributes=1,',
    `attributes=${Array.from({ length: 60 }, (_unused, i) => i + 1).join(',')}`,
    `search=${'a'.repeat(101)}`,
    'bounds=1,2,3',
    'bounds=5,1,2,3',
    'bounds=a,b,c,d',
    'date_from=zitra',
    'date_from=2027-02-30',
    'date_from=2027-05-02&date_to=2027-05-01',
    'date_to=2999-01-01',
    'search=a&search=b',
    'unknown=1',
  ])('answers 422 for %s', async (query) => {
    expect(await getStatus(`new/?${query}`)).toBe(422);
  });

  it('treats empty form fields as absent and reports the first error of a value', async () => {
    expect(
      await getStatus(
        'new/?page=&location=&purpose=&capacity=&attributes=&bounds=&sort=&search=&date_from=&date_to=&path=&first_fetch=',
      ),
    ).toBe(200);
    const messages = async (query: string): Promise<unknown> =>
      (await test.request({ url: `/api/catalog/${query}` })).json<{ errors: unknown }>().errors;
    expect(await messages('new/?page=dva')).toEqual({ page: 'Zadejte celé číslo' });
    expect(await messages('new/?location=a&location=b')).toEqual({ location: 'Zadejte text' });
    expect(await messages('suggest')).toEqual({ q: 'Povinná hodnota' });
  });

  it.each([
    '%00',
    "'; drop table space;--",
    '%25',
    '_%25',
    '%F0%9F%8E%89',
    '%E2%80%AE',
    '%22%5C',
    '%ED%A0%80',
    '%26 | !',
    '((',
    'a:*',
  ])('survives the search %s', async (search) => {
    expect([200, 400]).toContain(await getStatus(`new/?search=${search}`));
  });

  it('uses a SEO URL that matches the filter exactly', async () => {
    await execute(
      `insert into seo_url (path, location_id, purpose_id, attribute_ids, title, h1, meta_description, description, footer_links) values ('svatby-v-praze', ?, ?, '{}', 'Svatby', 'Svatební místa', 'Popis', '<p>Text</p>', '[]')`,
      [praha.parent?.id, wedding.id],
    );
    await execute(`select pg_notify('seo_changed', '')`);
    await eventually(
      'the catalogue follows',
      async () => (await list('location=praha&purpose=svatba')).new_url === '/katalog/svatby-v-praze',
    );
    const answer = await list('path=svatby-v-praze');
    expect(answer).toMatchObject({
      title: 'Svatby',
      meta_description: 'Popis',
      description: '<p>Text</p>',
      seo_data: { h1: 'Svatební místa', canonical: '/katalog/svatby-v-praze' },
      catalog: { total: 2 },
    });
    expect((await list(`path=svatby-v-praze&attributes=${terrace.id}`)).new_url).toBe(
      `/katalog/praha/svatba?attributes=${terrace.id}`,
    );
  });

  it('shows changes of a space and removes an unpublished one', async () => {
    const id = spaces[1]?.id ?? 0;
    await execute('update space set name = ? where id = ?', ['Skleník', id]);
    await refreshCatalog(test, [id]);
    await eventually('the catalogue follows', async () =>
      (await names('search=sklenik')).includes('Skleník'),
    );
    await execute(`update space set status = 'DISABLED' where id = ?`, [id]);
    await refreshCatalog(test, [id]);
    await refreshCatalog(test, [id]);
    await eventually('the catalogue follows', async () => (await list()).catalog.total === 2);
    await execute(`update space set status = 'PUBLISHED', name = 'Oranžerie' where id = ?`, [id]);
    await refreshCatalog(test, [id]);
    await eventually('the catalogue follows', async () => (await names('')).includes('Oranžerie'));
  });

  it('catches up after its LISTEN connection is cut', async () => {
    const id = spaces[2]?.id ?? 0;
    await execute(`update space set status = 'DRAFT' where id = ?`, [id]);
    await execute(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'prostora-listen' and query ilike 'listen%' and datname = current_database()`,
    );
    await refreshCatalog(test, [id]);
    await eventually('the catalogue follows', async () => (await list()).catalog.total === 2);
    await execute(`update space set status = 'PUBLISHED' where id = ?`, [id]);
    await refreshCatalog(test, [id]);
    await eventually('the catalogue follows', async () => (await list()).catalog.total === 3);
  });

  it('returns 503 with Retry-After while it is not loaded', async () => {
    const store = test.app.get(CatalogIndexStore) as unknown as { index: unknown };
    const { index } = store;
    store.index = null;
    const answer = await test.request({ url: '/api/catalog/new/' });
    store.index = index;
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
  });
});

describe('GET /api/catalog/map', () => {
  it('returns the spaces within the view', async () => {
    const map = await get<MapData>('map?bounds=14,49.9,15,50.2&zoom=10');
    expect(map.markers.map(({ title }) => title).sort()).toEqual(['Oranžerie', 'Zrcadlový sál']);
    expect(map.clusters).toEqual([]);
    expect((await get<MapData>('map?purpose=porada&bounds=-190,-95,190,95&zoom=0')).markers).toHaveLength(2);
  });

  it.each([
    'map',
    'map?bounds=14,49,15,50',
    'map?bounds=14,49,15,50&zoom=x',
    'map?bounds=14,49,15,50&zoom=99',
    'map?bounds=15,49,14,50&zoom=5',
  ])('answers 422 for %s', async (url) => {
    expect(await getStatus(url)).toBe(422);
  });
});

describe('GET /api/catalog/suggest', () => {
  const suggest = async (q: string): Promise<string[]> =>
    (await get<SuggestAnswer>(`suggest?q=${encodeURIComponent(q)}`)).items.map(({ kind, label, url }) =>
      `${kind} ${label} ${url}`.replaceAll('\u00a0', ' '),
    );

  it('suggests locations, purposes, buildings and spaces for partial input', async () => {
    expect(await suggest('pra')).toContain('location Praha 1 /katalog/praha-1');
    expect(await suggest('sva')).toEqual(['purpose Svatba /katalog/svatba']);
    expect(await suggest('zame')).toEqual(
      expect.arrayContaining([
        `building Zámek Loučeň /?search=${encodeURIComponent('Zámek Loučeň')}`,
        'space Zrcadlový sál /prostor/zamek-loucen/zrcadlovy',
      ]),
    );
    expect(await suggest('ORANŽ')).toEqual(['space Oranžerie /prostor/zamek-loucen/oranzerie']);
    expect(await suggest('koncept')).toEqual([]);
  });

  it('matches inflected words, a typing error, a purpose with a location, and full search results', async () => {
    expect(await suggest('v Praze')).toEqual([
      'location Hlavní město Praha /katalog/praha',
      'location Praha 1 /katalog/praha-1',
    ]);
    expect(await suggest('svatby')).toEqual(['purpose Svatba /katalog/svatba']);
    expect(await suggest('svadba')).toEqual(['purpose Svatba /katalog/svatba']);
    expect(await suggest('brno porada')).toEqual([
      'purpose Zasedací místnosti v místě Brno /katalog/brno/porada',
    ]);
    expect(await suggest('svatba brno')).toEqual([]);
    expect(await suggest('sál Praha')).toEqual([
      'space Zrcadlový sál /prostor/zamek-loucen/zrcadlovy',
      'space Oranžerie /prostor/zamek-loucen/oranzerie',
    ]);
  });

  it('says what it understands of a sentence, null for nothing', async () => {
    const q = 'svatba pro 80 v Praze';
    const { parsed } = await get<SuggestAnswer>(`suggest?q=${encodeURIComponent(q)}`);
    expect(parsed).toMatchObject({ text: q, guests: 80, unknown: [] });
    const guests = parsed?.chips.find(({ slot }) => slot === 'guests');
    expect(new URLSearchParams(guests?.without).get('q')).toBe('svatba v Praze');
    expect((await get<SuggestAnswer>('suggest?q=koncept')).parsed).toBeNull();
  });

  it.each(['', ' ', '%', '\u0000', '🎉'])('suggests nothing for „%s“', async (q) => {
    expect(await suggest(q)).toEqual([]);
  });

  it('rejects a text that is too long', async () => {
    expect(await getStatus(`suggest?q=${'a'.repeat(201)}`)).toBe(422);
  });
});

describe('ports of the catalogue', () => {
  it('lists similar spaces, never the space itself', async () => {
    const similar = await test.app.get(SimilarSpaces).listSimilar(spaces[0]?.id ?? 0, 3);
    expect(similar.map(({ space_name }) => space_name)).toEqual(['Oranžerie']);
  });

  it('lists landing pages with three spaces or a SEO URL in the sitemap', async () => {
    const paths: string[] = [];
    for await (const { path } of test.app.get(CatalogSitemapService).streamEntries()) paths.push(path);
    expect(paths).toEqual(expect.arrayContaining(['/', '/katalog/svatby-v-praze']));
    expect(paths.filter((path) => /^\/katalog\/(?:praha|brno|svatba|porada)/u.test(path))).toEqual([]);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
