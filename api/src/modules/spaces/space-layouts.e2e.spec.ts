import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CatalogAnswer, SpaceLayout, SpaceSaved } from '@prostora/api-client';
import { DAY_MS } from '@prostora/contracts';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { BookingCalls, slotOn } from '../../../test/bookings.ts';
import { SqlPool } from '../../platform/database/index.ts';
import type { Customer } from '../accounts/customers/index.ts';
import { CatalogIndexStore } from '../catalog/index/catalog-index-store.ts';
import { CatalogProjector } from '../catalog/projection/catalog-projector.ts';
import type { Space } from './space.entity.ts';

type Headers = Record<string, string>;

let test: TestApp;
let owner: Customer;
let asOwner: Headers;
let asAdmin: Headers;

beforeAll(async () => {
  test = await createTestApp();
  await test.make.defaultPlan({ nrOfSpaces: 1000 });
  owner = await test.make.customer();
  [asOwner, asAdmin] = [
    await test.signIn(owner.user.email),
    await test.signIn((await test.make.admin()).email),
  ];
});
afterAll(() => test.close());

const ownSpace = async (given: Parameters<TestApp['make']['space']>[0] = {}): Promise<Space> =>
  test.make.space({
    building: await test.make.building({ customer: owner }),
    status: 'DRAFT',
    capacity: 40,
    ...given,
  });
const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);
const getVersion = async ({ id }: Space): Promise<number> =>
  (await sql<{ version: number }>('select version from space where id = $1', [id]))[0]?.version ?? 0;
const save = async (space: Space, changes: object, version?: number) =>
  test.request({
    method: 'PUT',
    url: '/api/space/save',
    headers: asOwner,
    payload: {
      space: { id: space.id, version: version ?? (await getVersion(space)), ...changes },
      publish: false,
    },
  });
const saved = async (space: Space, changes: object): Promise<SpaceSaved['space']> =>
  (await save(space, changes)).json<SpaceSaved>().space;

const THEATRE: SpaceLayout = { layout: 'divadelni', capacity: 120, area_m2: null, note: null };
const SCHOOL: SpaceLayout = { layout: 'skolni', capacity: 60, area_m2: 110, note: 'bez pódia' };

describe('PUT /api/space/save with layouts', () => {
  it('returns them largest first and derives the capacity, whatever was entered', async () => {
    const space = await ownSpace();
    expect(await saved(space, { layouts: [SCHOOL, THEATRE], capacity: 7 })).toMatchObject({
      layouts: [THEATRE, SCHOOL],
      capacity: 120,
    });
    expect(await saved(space, { capacity: 7 })).toMatchObject({ capacity: 120 });
    expect(await saved(space, { layouts: [SCHOOL], capacity: 0 })).toMatchObject({ capacity: 60 });
    expect((await save(space, { layouts: [], capacity: 0 })).statusCode).toBe(422);
  });

  it('replaces the whole list; an empty one removes it and frees the capacity', async () => {
    const space = await ownSpace();
    await saved(space, { layouts: [THEATRE, SCHOOL] });
    const banquet = { layout: 'banket', capacity: 30 };
    expect(await saved(space, { layouts: [{ ...SCHOOL, capacity: 50, note: '  ' }, banquet] })).toMatchObject(
      {
        layouts: [
          { ...SCHOOL, capacity: 50, note: null },
          { ...banquet, area_m2: null, note: null },
        ],
        capacity: 50,
      },
    );
    expect(await saved(space, { layouts: [] })).toMatchObject({ layouts: [], capacity: 50 });
    expect(await saved(space, { layouts: [], capacity: 12 })).toMatchObject({ capacity: 12 });
  });

  it('keeps version and audit trail when nothing changes', async () => {
    const space = await ownSpace();
    const { version } = await saved(space, { layouts: [THEATRE, SCHOOL] });
    expect((await saved(space, { layouts: [SCHOOL, THEATRE] })).version).toBe(version);
    expect((await saved(space, { layouts: [SCHOOL, { ...THEATRE, note: 'nové' }] })).version).toBe(
      version + 1,
    );
  });

  it.each([
    [
      'an unknown layout',
      [THEATRE, { ...SCHOOL, layout: 'hvezda' }],
      'layouts.1.layout',
      'Takové uspořádání neznáme.',
    ],
    [
      'a repeated layout',
      [THEATRE, { ...THEATRE, capacity: 5 }],
      'layouts.1.layout',
      'Uspořádání už v seznamu je.',
    ],
    ['no people', [THEATRE, { ...SCHOOL, capacity: 0 }], 'layouts.1.capacity', 'Zadejte kladné číslo'],
    [
      'too many people',
      [THEATRE, { ...SCHOOL, capacity: 100_001 }],
      'layouts.1.capacity',
      'Zadejte číslo od 1 do 100\u00a0000',
    ],
    ['a capacity with decimals', [{ ...SCHOOL, capacity: 1.5 }], 'layouts.0.capacity', 'Zadejte celé číslo'],
    ['an area of nothing', [{ ...SCHOOL, area_m2: 0 }], 'layouts.0.area_m2', 'Zadejte kladné číslo'],
  ])('refuses %s on its row', async (_title, layouts, field, message) => {
    const answer = await save(await ownSpace(), { layouts });
    expect([answer.statusCode, answer.json().space_errors]).toEqual([422, [{ field, message }]]);
  });

  it('answers a concurrent change with the present layouts', async () => {
    const space = await ownSpace();
    const version = await getVersion(space);
    const answers = await Promise.all([
      save(space, { layouts: [THEATRE] }, version),
      save(space, { layouts: [SCHOOL] }, version),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const [won, lost] = [200, 409].map((code) =>
      answers.find(({ statusCode }) => statusCode === code)?.json(),
    );
    expect(lost.current.layouts).toEqual(won.space.layouts);
  });

  it('records the change and shows it for review in words', async () => {
    const space = await ownSpace({ status: 'PUBLISHED' });
    await saved(space, { layouts: [THEATRE, SCHOOL] });
    const [entry] = await sql<{ after: object }>(
      `select after from audit_entry where subject_type = 'space' and subject_id = $1 order by id desc limit 1`,
      [space.id],
    );
    expect(entry?.after).toEqual({ capacity: 120, layouts: [THEATRE, SCHOOL] });
    const { items } = (
      await test.request({ url: '/api/admin/space-reviews?page_size=100', headers: asAdmin })
    ).json();
    expect(items.find((row: { space: { id: number } }) => row.space.id === space.id).changes).toContainEqual({
      field: 'layouts',
      before: [],
      after: [
        expect.stringMatching(/^Divadlo 120.hostů$/u),
        expect.stringMatching(/^Škola 60.hostů \(110.m², bez pódia\)$/u),
      ],
    });
  });
});

describe('layouts of a published space', () => {
  it('stand in the comparison, the export and the index of the catalogue', async () => {
    const space = await ownSpace({ status: 'PUBLISHED', name: 'Sál s uspořádáním' });
    await saved(space, { layouts: [SCHOOL, THEATRE] });
    const compared = await test.request({ url: `/api/spaces/comparison?ids=${space.id}` });
    expect(compared.json().spaces[0].layouts).toEqual([THEATRE, SCHOOL]);
    const table = await test.request({
      url: `/api/catalog/admin/export?format=csv&search=${encodeURIComponent('Sál s uspořádáním')}`,
      headers: asAdmin,
    });
    expect(table.body).toMatch(/Divadlo 120.hostů; Škola 60.hostů/u);

    await test.app.get(CatalogProjector).refreshNow([space.id]);
    const [entry] = await sql('select capacity, layout_capacities from catalog_entry where space_id = $1', [
      space.id,
    ]);
    expect(entry).toEqual({ capacity: 120, layout_capacities: [120, 60, 0, 0, 0] });
    const store = test.app.get(CatalogIndexStore);
    await store.reloadSpaces([space.id]);
    const { columns } = store.getIndex();
    const slot = columns.findSlot(space.id) ?? -1;
    expect([
      columns.getCapacity(slot, null),
      columns.getCapacity(slot, 'skolni'),
      columns.getCapacity(slot, 'u'),
      columns.findFit(slot, null),
      columns.findFit(slot, 'skolni'),
    ]).toEqual([
      120,
      60,
      0,
      { basis: 'open', layout: null, capacity: 120 },
      { basis: 'chosen', layout: 'skolni', capacity: 60 },
    ]);
  });

  it('decide about guests in a layout in the catalogue', async () => {
    const space = await ownSpace({ status: 'PUBLISHED', capacity: 4000 });
    await saved(space, {
      layouts: [
        { ...THEATRE, capacity: 4000 },
        { ...SCHOOL, capacity: 2059 },
      ],
    });
    await test.app.get(CatalogProjector).refreshNow([space.id]);
    await test.app.get(CatalogIndexStore).reloadSpaces([space.id]);
    const find = async (query: string): Promise<number[]> =>
      (await test.request({ url: `/api/catalog/new/?${query}` }))
        .json<CatalogAnswer>()
        .catalog.spaces.map(({ id }) => id);
    expect(await find('guests=2060')).toEqual([space.id]);
    expect(await find('guests=2059&layout=skolni')).toEqual([space.id]);
    expect(await find('guests=2060&layout=skolni')).toEqual([]);
    expect(await find('guests=2060&layout=u')).toEqual([]);
  });

  it('come with the usual areas a person, which the operator edits', async () => {
    const settings = (await test.request({ url: '/api/admin/settings', headers: asAdmin })).json();
    const { updated_at: _at, terms_version: _terms, ...input } = settings;
    const put = (layout_areas: object[]) =>
      test.request({
        method: 'PUT',
        url: '/api/admin/settings',
        headers: asAdmin,
        payload: { ...input, layout_areas },
      });
    expect((await put([{ layout: 'u', from: 3, to: 2 }])).json().errors).toEqual({
      'layout_areas.0.to': 'Horní hranice nemůže být pod dolní.',
    });
    expect((await put([{ layout: 'u', from: 2, to: 3.5 }])).statusCode).toBe(200);
    const space = await ownSpace({ status: 'PUBLISHED' });
    const { url } = await saved(space, { layouts: [THEATRE] });
    const { layout_areas: areas } = (await test.request({ url: `/api/space?url=${url}` })).json();
    expect(areas).toHaveLength(5);
    expect(areas).toContainEqual({ layout: 'u', from: 2, to: 3.5 });
    expect(areas).toContainEqual({ layout: 'banket', from: 1.3, to: 1.5 });
  });
});

describe('booking with a layout', () => {
  const day = new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10);
  const slot = slotOn(day);
  const tooSmall = 'V tomto uspořádání je místo pro 60 osob.';

  it('is refused for more guests than fit in it, and checked the same way', async () => {
    const space = await ownSpace({ status: 'PUBLISHED' });
    await saved(space, { layouts: [THEATRE, SCHOOL] });
    const calls = new BookingCalls(test);
    const check = async (more: object) =>
      (
        await calls.send(
          'POST',
          'reservations/check-availability',
          {},
          { space_id: space.id, ...slot, ...more },
        )
      ).json();
    expect(await check({ number_of_guests: 61, layout: 'skolni' })).toMatchObject({
      available: false,
      message: tooSmall,
    });
    for (const layout of ['divadelni', 'u', null])
      expect(await check({ number_of_guests: 61, layout })).toMatchObject({ available: true });
    const answer = await calls.book(space, slot, { number_of_guests: 61, layout: 'skolni' });
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { number_of_guests: tooSmall }]);
    expect((await calls.book(space, slot, { number_of_guests: 60, layout: 'skolni' })).statusCode).toBe(201);
  });
});
