import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseCsv } from 'hucre/csv';
import type { CatalogAnswer } from '@prostora/api-client';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { refreshCatalog } from '../../../test/projections.ts';
import { eventually } from '../../../test/platform.ts';
import { AuditEntry } from '../audit/index.ts';
import { CatalogProjector } from '../catalog/index.ts';
import { SeoUrl } from '../seo/index.ts';
import { Location, LocationsService } from './index.ts';

type Row = Record<string, unknown> & { id: number; name: string; version: number };
type Answer = { items: Row[]; total: number; nr_of_pages: number; counts: { missing_locative: number } };

let test: TestApp;
let asAdmin: { authorization: string };
let brno: Location;
let praha: Location;
let southMoravia: Location;

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
  brno = await test.make.town();
  southMoravia = brno.parent as Location;
  praha = await test.make.location({
    slug: 'praha',
    name: 'Praha',
    kind: 'region',
    parent: southMoravia.parent as Location,
    locative: 'v Praze',
    lat: 50.08,
    lng: 14.43,
  });
  await test.make.location({
    slug: 'zidenice',
    name: 'Židenice',
    kind: 'city_part',
    parent: brno,
    lat: 49.2,
    lng: 16.64,
    population: 20_000,
  });
});
afterAll(() => test.close());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
  test.request({ method, url: `/api/admin/locations${path}`, headers: asAdmin, ...(payload && { payload }) });
const list = async (query = ''): Promise<Answer> =>
  (await call('GET', `?page_size=100&${query}`)).json<Answer>();
const names = async (query: string): Promise<string[]> => (await list(query)).items.map(({ name }) => name);
const read = async (id: number): Promise<Row> => (await call('GET', `/${id}`)).json<Row>();
const toInput = ({ name, slug, locative, parent_id, lat, lng, population, version }: Row) => ({
  name,
  slug,
  locative,
  parent_id,
  lat,
  lng,
  population,
  version,
});
const buildTownInput = () => ({
  kind: 'town',
  name: 'Lhota',
  locative: 've Lhotě',
  parent_id: southMoravia.id,
  lat: 49.3,
  lng: 16.5,
  population: 900,
});
const lastEntry = async (): Promise<AuditEntry | undefined> =>
  (await test.orm.em.fork().find(AuditEntry, {}, { orderBy: { id: 'desc' }, limit: 1 }))[0];
const catalog = (query: string) => test.request({ url: `/api/catalog/new/?${query}` });

describe('GET /api/admin/locations', () => {
  it('lists the tree with usage including descendants', async () => {
    const building = await test.make.building({
      location: await test.orm.em.fork().findOneOrFail(Location, { slug: 'zidenice' }),
    });
    await test.make.space({ building });
    await test.make.space({ building, status: 'DRAFT' });
    await test.make.space({ building, status: 'DELETED' });
    expect(await names('')).toEqual(['Česko', 'Jihomoravský kraj', 'Brno', 'Židenice', 'Praha']);
    const { items } = await list();
    expect(items.map(({ name, parts, buildings, spaces }) => [name, parts, buildings, spaces])).toEqual([
      ['Česko', 2, 1, 2],
      ['Jihomoravský kraj', 1, 1, 2],
      ['Brno', 1, 1, 2],
      ['Židenice', 0, 1, 2],
      ['Praha', 0, 0, 0],
    ]);
    expect(items[3]).toMatchObject({
      kind: 'city_part',
      parent_id: brno.id,
      path: [
        { name: 'Česko' },
        { name: 'Jihomoravský kraj', slug: 'jihomoravsky' },
        { name: 'Brno', kind: 'town' },
      ],
      locative: null,
      population: 20_000,
      version: 1,
    });
  });

  it.each([
    ['search=zidenice', ['Židenice']],
    ['search=v%20praze', ['Praha']],
    ['kind=region', ['Jihomoravský kraj', 'Praha']],
    ['region=jihomoravsky', ['Jihomoravský kraj', 'Brno', 'Židenice']],
    ['locative=missing', ['Česko', 'Jihomoravský kraj', 'Židenice']],
    ['sort=name&order=desc', ['Židenice', 'Praha', 'Jihomoravský kraj', 'Česko', 'Brno']],
    ['sort=spaces&order=desc&kind=region', ['Jihomoravský kraj', 'Praha']],
    ['search=neznama', []],
  ])('filters and sorts by %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it('counts missing locatives under the other filters, and paginates', async () => {
    expect((await list('region=jihomoravsky')).counts).toEqual({ missing_locative: 2 });
    expect((await call('GET', '?page=2&page_size=2')).json()).toMatchObject({
      items: [{ name: 'Brno' }, { name: 'Židenice' }],
      page: 2,
      nr_of_pages: 3,
      total: 5,
    });
    for (const wrong of ['kind=city', 'sort=id', 'locative=any', 'page_size=101'])
      expect((await call('GET', `?${wrong}`)).statusCode).toBe(422);
  });

  it('exports the filtered list as a file', async () => {
    const [head, ...rows] = parseCsv((await call('GET', '/export?format=csv&kind=city_part')).body, {
      delimiter: ';',
    });
    expect(rows).toHaveLength(1);
    expect(Object.fromEntries((head ?? []).map((title, index) => [title, rows[0]?.[index]]))).toMatchObject({
      Název: 'Židenice',
      Druh: 'městská část',
      'Leží v': 'Brno, Jihomoravský kraj, Česko',
      Prostorů: '2',
    });
  });
});

describe('POST, PUT and DELETE /api/admin/locations', () => {
  it('creates a town, suggests it as a place and deletes it so that it can be created again', async () => {
    const added = (await call('POST', '', buildTownInput())).json<Row>();
    expect(added).toMatchObject({
      slug: 'lhota',
      kind: 'town',
      locative: 've Lhotě',
      parent_id: southMoravia.id,
      buildings: 0,
      version: 1,
    });
    expect(await lastEntry()).toMatchObject({
      action: 'location.add',
      subjectType: 'location',
      subjectId: added.id,
      after: { name: 'Lhota', parent: 'Jihomoravský kraj' },
    });
    expect(
      (await test.request({ url: '/api/geo/places?q=Lhota' })).json<{ items: { lat: number }[] }>().items,
    ).toContainEqual(expect.objectContaining({ label: 'Lhota', lat: 49.3 }));
    const deleted = (await call('DELETE', `/${added.id}`)).json<Row>();
    expect((await call('GET', `/${added.id}`)).statusCode).toBe(404);
    const { version: _version, ...again } = toInput(deleted);
    expect((await call('POST', '', { ...again, kind: deleted['kind'] })).json()).toMatchObject({
      ...again,
      kind: 'town',
    });
  });

  it.each<[string, (town: ReturnType<typeof buildTownInput>) => object, Record<string, string>]>([
    [
      'the slug of another location',
      (town) => ({ ...town, name: 'Jiná', slug: 'brno' }),
      { slug: fieldErrors.slugTaken },
    ],
    ['a slug with special characters', (town) => ({ ...town, slug: 'Lhota 1' }), { slug: fieldErrors.slug }],
    [
      'a name already used in the region',
      (town) => ({ ...town, name: 'BRNO' }),
      { name: fieldErrors.nameTaken },
    ],
    [
      'a place abroad',
      (town) => ({ ...town, name: 'Wien', lat: 48.2, lng: 16.37 }),
      { lat: fieldErrors.inCzechia },
    ],
    ['a town in a town', (town) => ({ ...town, parent_id: brno.id }), { parent_id: fieldErrors.choice }],
    ['a town without a parent', (town) => ({ ...town, parent_id: null }), { parent_id: fieldErrors.choice }],
    [
      'a city part in a region with towns',
      (town) => ({ ...town, kind: 'city_part' }),
      { parent_id: fieldErrors.choice },
    ],
    ['a region', (town) => ({ ...town, kind: 'region' }), { kind: fieldErrors.choice }],
    [
      'a fractional population',
      (town) => ({ ...town, population: 1.5 }),
      { population: fieldErrors.integer },
    ],
  ])('rejects %s with 422', async (_what, make, expected) => {
    const answer = await call('POST', '', make({ ...buildTownInput(), name: 'Nová Ves' }));
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([422, expected]);
  });

  it('accepts a city part of a region that is a city', async () => {
    expect(
      (
        await call('POST', '', {
          ...buildTownInput(),
          kind: 'city_part',
          name: 'Karlín',
          parent_id: praha.id,
        })
      ).statusCode,
    ).toBe(200);
  });

  it('returns 409 with the current state for an outdated version and records the change', async () => {
    const before = await read(praha.id);
    const saved = (
      await call('PUT', `/${praha.id}`, { ...toInput(before), population: 1_385_000 })
    ).json<Row>();
    expect(saved).toMatchObject({ version: 2, population: 1_385_000 });
    expect(await lastEntry()).toMatchObject({
      action: 'location.save',
      before: { population: null },
      after: { population: 1_385_000 },
    });
    const late = await call('PUT', `/${praha.id}`, toInput(before));
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ error_code: 'CONFLICT', current: saved }),
    ]);
  });

  it('rejects deletion of a region or of a location in use', async () => {
    expect((await call('DELETE', `/${brno.id}`)).json()).toMatchObject({
      status_code: 409,
      error_code: 'IN_USE',
      uses: { parts: 1, buildings: 1, inquiries: 0, seo_urls: 0 },
    });
    const town = (await call('POST', '', { ...buildTownInput(), name: 'Adresov' })).json<Row>();
    const em = test.orm.em.fork();
    em.create(SeoUrl, { path: 'adresov-svatby', title: 'T', h1: 'H', locationId: town.id } as never, {
      partial: true,
    });
    await em.flush();
    expect((await call('DELETE', `/${town.id}`)).json()).toMatchObject({
      status_code: 409,
      uses: { seo_urls: 1 },
    });
    const region = await test.make.location({
      slug: 'prazdny',
      name: 'Prázdný kraj',
      kind: 'region',
      parent: southMoravia.parent as Location,
    });
    expect((await call('DELETE', `/${region.id}`)).statusCode).toBe(409);
  });

  it('resolves the former slug and finds spaces by the new name', async () => {
    const town = await test.make.location({
      slug: 'gottwaldov',
      name: 'Gottwaldov',
      parent: southMoravia,
      locative: 'v Gottwaldově',
    });
    const space = await test.make.space({
      building: await test.make.building({ location: town, city: null }),
    });
    test.app.get(LocationsService).invalidate();
    await test.app.get(CatalogProjector).rebuildAll();
    await call('PUT', `/${town.id}`, {
      ...toInput(await read(town.id)),
      name: 'Zlín',
      slug: 'zlin',
      locative: 've Zlíně',
    });
    await refreshCatalog(test);
    await eventually(
      'the catalogue follows',
      async () => (await catalog('path=gottwaldov')).json<CatalogAnswer>().new_url === '/katalog/zlin',
    );
    await eventually('the catalogue follows', async () =>
      (await catalog('search=zlin')).json<CatalogAnswer>().catalog.spaces.some(({ id }) => id === space.id),
    );
    expect((await catalog('path=zlin')).json<CatalogAnswer>().title).toContain('ve Zlíně');
  });
});

it('picks up changes of another process', async () => {
  const locations = test.app.get(LocationsService);
  expect((await locations.findBySlug('praha'))?.name).toBe('Praha');
  const tree = await locations.getTree();
  await test.orm.em.getConnection().execute(`update location set name = 'Praha hlavní' where slug = 'praha'`);
  await eventually(
    'the catalogue follows',
    async () => (await locations.findBySlug('praha'))?.name === 'Praha hlavní',
  );
  expect(await locations.getTree()).not.toBe(tree);
  locations.invalidate();
  expect(await locations.getTree()).toBe(await locations.getTree());
});
