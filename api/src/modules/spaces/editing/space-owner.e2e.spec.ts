import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { listDirtySpaceIds } from '../../../../test/projections.ts';
import { countStatements } from '../../../../test/statements.ts';
import { Location, LocationsService } from '../../geo/index.ts';
import {
  Subscription,
  SubscriptionPlan,
  DEFAULT_SUBSCRIPTION_CONFIG,
  type SubscriptionConfig,
} from '../../subscriptions/index.ts';
import { Clock } from '../../../platform/clock/clock.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import { Building } from '../buildings/index.ts';
import type { Customer } from '../../accounts/customers/index.ts';

type Headers = { authorization: string };
type Owner = { customer: Customer; as: Headers };

let test: TestApp;
let owner: Owner;
let asAdmin: Headers;
let plans = 0;

beforeAll(async () => {
  test = await createTestApp();
  owner = await makeOwner({ nrOfSpaces: 50, nrOfPhotosInSpace: 20, hasVideoInSpace: true });
  asAdmin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

/** An owner with a plan of the given limits, or with the default plan of one space. */
async function makeOwner(config: Partial<SubscriptionConfig> | null = null): Promise<Owner> {
  const customer = await test.make.customer();
  if (config) {
    const em = test.orm.em.fork();
    const plan = em.create(
      SubscriptionPlan,
      {
        slug: `tarif-${(plans += 1)}`,
        name: 'Tarif',
        priceHalerPerYear: 100_000,
        sortOrder: 9,
        config: { ...DEFAULT_SUBSCRIPTION_CONFIG, ...config },
      },
      { partial: true },
    );
    em.create(
      Subscription,
      { customer: customer.id, plan, startsAt: new Date('2020-01-01'), endsAt: new Date('2090-01-01') },
      { partial: true },
    );
    await em.flush();
  }
  return { customer, as: await test.signIn(customer.user.email) };
}
const put = (url: string, headers: Record<string, string>, payload: object) =>
  test.request({ method: 'PUT', url: `/api/${url}`, headers, payload });
/** Saves with the present version of the building, unless `changes` has one. */
async function saveBuilding(id: number, headers: Record<string, string>, changes: object) {
  const version = (await test.orm.em.fork().findOne(Building, { id }))?.version ?? 1;
  return put(`customer/building/${id}`, headers, { version, ...changes });
}
const addBuilding = async (who: Owner, name: string): Promise<{ id: number; slug: string }> =>
  (await put('customer/add-new-building', who.as, { name })).json().building;
const addSpace = (who: Owner, name: string, id_building: number, no_name = false) =>
  put('customer/add-new-space', who.as, { name, id_building, no_name });
const catalog = async (headers: Headers) =>
  (await test.request({ url: '/api/catalog/customer', headers })).json();
const byUrl = async (url: string, headers: Record<string, string> = {}) =>
  (await test.request({ url: `/api/space/?url=${url}`, headers })).json();
const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);

describe('PUT /api/customer/add-new-building', () => {
  it('checks authentication, then validates the name, then creates', async () => {
    expect((await put('customer/add-new-building', {}, {})).statusCode).toBe(401);
    expect((await put('customer/add-new-building', owner.as, { name: '  ' })).json()).toMatchObject({
      status_code: 422,
      errors: { name: 'Povinná hodnota' },
    });
    expect(
      (await put('customer/add-new-building', owner.as, { name: 'x'.repeat(101) })).json().errors,
    ).toEqual({ name: 'Maximálně 100 znaků' });
    expect(
      (await put('customer/add-new-building', owner.as, { name: 'A', customer: 1 })).json().errors,
    ).toEqual({ customer: 'Neznámé pole' });
    expect((await put('customer/add-new-building', asAdmin, { name: 'Dům' })).statusCode).toBe(403);
    const answer = await put('customer/add-new-building', owner.as, { name: ' Žluťoučký dům ' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      {
        status: 'ok',
        building: { name: 'Žluťoučký dům', slug: 'zlutoucky-dum', city: null, location: null },
      },
    ]);
  });

  it('generates unique slugs for concurrent requests', async () => {
    const slugs = await Promise.all(
      Array.from({ length: 12 }, async () => (await addBuilding(owner, 'Souběžný dům')).slug),
    );
    expect(slugs.sort()).toEqual(
      ['soubezny-dum', ...Array.from({ length: 11 }, (_none, index) => `soubezny-dum-${index + 2}`)].sort(),
    );
  });
});

describe('PUT /api/customer/add-new-space', () => {
  it('requires a day of notice, and limits requests to the hours of the first rule', async () => {
    const { id: building } = await addBuilding(owner, 'Nádraží');
    const { id } = (await addSpace(owner, 'Čekárna', building)).json<{ space: { id: number } }>().space;
    const readSettings = async (): Promise<unknown> =>
      (await test.request({ url: `/api/availability/space/${id}/schedule`, headers: owner.as })).json<{
        settings: object;
      }>().settings;
    expect(await readSettings()).toMatchObject({ notice_hours: 24, only_in_windows: false });
    const { statusCode } = await test.request({
      method: 'POST',
      url: '/api/availability/rules',
      headers: owner.as,
      payload: {
        space_id: id,
        weekdays: [6, 7],
        from: '08:00',
        to: '22:00',
        price_per_hour: 900,
        valid_from: null,
        valid_until: null,
        on_holidays: true,
      },
    });
    expect(statusCode).toBe(201);
    expect(await readSettings()).toMatchObject({ notice_hours: 24, only_in_windows: true });
  });

  it('creates a draft with a URL generated from its name', async () => {
    const { id } = await addBuilding(owner, 'Sokolovna');
    const [one, other] = [
      await addSpace(owner, 'Velký sál', id),
      (await addSpace(owner, 'Velký sál', id)).json(),
    ];
    expect([one.statusCode, one.json()]).toMatchObject([
      201,
      {
        status: 'ok',
        space: {
          status: 'DRAFT',
          url: 'sokolovna/velky-sal',
          space_name: 'Velký sál',
          no_name: false,
          version: 1,
          allowed_actions: ['edit', 'request_publication', 'delete'],
        },
      },
    ]);
    expect(other.space.url).toBe('sokolovna/velky-sal-2');
    expect(
      await sql('select after from audit_entry where action = $1 and subject_id = $2', [
        'space.add',
        other.space.id,
      ]),
    ).toEqual([{ after: { building: id, name: 'Velký sál', noName: false } }]);
  });

  it('uses the name of a building that is let as a whole', async () => {
    const { id } = await addBuilding(owner, 'Mlýn');
    expect((await addSpace(owner, '', id, true)).json().space).toMatchObject({
      url: 'mlyn',
      no_name: true,
      space_name: 'Mlýn',
    });
  });

  it('rejects mixing a whole building with its spaces', async () => {
    const [whole, parts] = [await addBuilding(owner, 'Celek'), await addBuilding(owner, 'Části')];
    await addSpace(owner, '', whole.id, true);
    await addSpace(owner, 'Sál', parts.id);
    for (const answer of [
      await addSpace(owner, 'Sál', whole.id),
      await addSpace(owner, '', whole.id, true),
    ]) {
      expect(answer.json()).toMatchObject({
        status_code: 422,
        errors: { no_name: 'Budova se pronajímá jako jeden celek, další prostor do ní přidat nejde' },
      });
    }
    expect((await addSpace(owner, '', parts.id, true)).json()).toMatchObject({
      status_code: 422,
      errors: { no_name: 'V budově už jsou prostory, jako celek ji pronajmout nejde' },
    });
  });

  it('gives the URL of a deleted space of a whole building to its successor', async () => {
    const { id } = await addBuilding(owner, 'Stodola');
    const first = (await addSpace(owner, '', id, true)).json().space;
    await test.request({
      method: 'POST',
      url: `/api/space/${first.id}/status`,
      headers: owner.as,
      payload: { status: 'DELETED' },
    });
    const second = (await addSpace(owner, '', id, true)).json().space;
    expect((await byUrl('stodola', owner.as)).space.id).toBe(second.id);
  });

  it('does not restore a deleted space while its URL is taken', async () => {
    const { id } = await addBuilding(owner, 'Sýpka');
    const step = (space: number, as: Headers, status: string) =>
      test.request({ method: 'POST', url: `/api/space/${space}/status`, headers: as, payload: { status } });
    const first = (await addSpace(owner, '', id, true)).json().space;
    await step(first.id, owner.as, 'DELETED');
    const second = (await addSpace(owner, '', id, true)).json().space;
    const refused = await step(first.id, asAdmin, 'DRAFT');
    expect(refused.json()).toMatchObject({
      status_code: 409,
      error_code: 'STATUS_CONFLICT',
      errors: { status: 'V budově je teď jiný prostor, vedle něj se tento obnovit nedá' },
    });
    await step(second.id, owner.as, 'DELETED');
    expect((await step(first.id, asAdmin, 'DRAFT')).json()).toMatchObject({
      space: { status: 'DRAFT', url: 'sypka' },
    });
  });

  it('rejects a building of another owner, an unknown one, and an invalid name', async () => {
    const stranger = await makeOwner();
    const { id } = await addBuilding(owner, 'Cizí dům');
    expect((await addSpace(stranger, 'Sál', id)).json()).toMatchObject({
      status_code: 403,
      error_code: 'FORBIDDEN',
    });
    expect(
      (await put('customer/add-new-space', asAdmin, { name: 'Sál', id_building: id, no_name: false }))
        .statusCode,
    ).toBe(403);
    expect((await addSpace(owner, 'Sál', 999_999)).statusCode).toBe(404);
    expect(
      (await put('customer/add-new-space', owner.as, { id_building: id, no_name: false })).json().errors,
    ).toEqual({ name: 'Povinná hodnota' });
    expect(
      (await put('customer/add-new-space', owner.as, { name: 5, id_building: 'x', no_name: 'ano' })).json()
        .errors,
    ).toEqual({
      name: 'Povinná hodnota',
      id_building: 'Zadejte celé číslo',
      no_name: 'Zadejte ano nebo ne',
    });
  });

  it('enforces the limit of the plan without deleted spaces', async () => {
    const small = await makeOwner();
    const { id } = await addBuilding(small, 'Malý dům');
    const space = (await addSpace(small, 'První', id)).json().space;
    expect((await addSpace(small, 'Druhý', id)).json()).toMatchObject({
      status_code: 403,
      error_code: 'LIMIT_REACHED',
    });
    expect(await catalog(small.as)).toMatchObject({ canAddSpace: false, spaces_use: { used: 1, limit: 1 } });
    await test.request({
      method: 'POST',
      url: `/api/space/${space.id}/status`,
      headers: small.as,
      payload: { status: 'DELETED' },
    });
    expect(await catalog(small.as)).toMatchObject({ canAddSpace: true, spaces: [] });
    expect((await addSpace(small, 'Druhý', id)).statusCode).toBe(201);
  });

  it('enforces the limit of the plan for concurrent requests', async () => {
    const three = await makeOwner({ nrOfSpaces: 3 });
    const buildings = await Promise.all([addBuilding(three, 'A'), addBuilding(three, 'B')]);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_none, index) => addSpace(three, 'Sál', buildings[index % 2]?.id ?? 0)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(3);
    expect(answers.filter(({ statusCode }) => statusCode === 403)).toHaveLength(9);
    expect((await catalog(three.as)).spaces).toHaveLength(3);
  });
});

describe('PUT /api/customer/building/:id', () => {
  it('stores the address and derives the location', async () => {
    const town = await test.make.town();
    test.app.get(LocationsService).invalidate();
    const { id } = await addBuilding(owner, 'U Adresy');
    const answer = await saveBuilding(id, owner.as, {
      street: 'Dlouhá',
      house_number: '12a',
      land_registry_number: ' 345 ',
      postal_code: '602 00',
      city: 'Brno',
      lat: 49.19,
      lng: 16.61,
    });
    expect(answer.json()).toMatchObject({
      status: 'ok',
      building: {
        street: 'Dlouhá',
        house_number: '12a',
        land_registry_number: '345',
        postal_code: '60200',
        city: 'Brno',
        lat: 49.19,
        location: { id: town.id, slug: 'brno' },
        province_name: 'Jihomoravský kraj',
      },
    });
    const cleared = (await saveBuilding(id, owner.as, { city: null, lat: null, lng: null })).json().building;
    expect(cleared).toMatchObject({ city: null, lat: null, location: null, street: 'Dlouhá' });
  });

  it('rejects invalid address fields', async () => {
    const { id } = await addBuilding(owner, 'Bez adresy');
    const answer = await saveBuilding(id, owner.as, {
      name: ' ',
      postal_code: '99999',
      lat: 48.1,
      lng: 'x',
      street: 'x'.repeat(121),
    });
    expect(answer.json()).toMatchObject({
      status_code: 422,
      errors: {
        name: 'Povinná hodnota',
        postal_code: 'PSČ musí vypadat jako 123 45',
        lat: 'Vyberte místo z našeptávače nebo na mapě',
        lng: 'Vyberte místo z našeptávače nebo na mapě',
        street: 'Maximálně 120 znaků',
      },
    });
    expect((await saveBuilding(id, owner.as, { lat: 49.5 })).json().errors).toEqual({
      lng: 'Vyberte místo z našeptávače nebo na mapě',
    });
    expect((await saveBuilding(id, owner.as, { location: 1 })).json().errors).toEqual({
      location: 'Neznámé pole',
    });
  });

  it('answers 409 with the present state to an outdated version', async () => {
    const { id } = await addBuilding(owner, 'Dvojí úprava');
    await saveBuilding(id, owner.as, { street: 'Krátká' });
    const late = await saveBuilding(id, owner.as, { name: 'Pozdě', version: 1 });
    expect(late.json()).toMatchObject({
      status_code: 409,
      error_code: 'CONFLICT',
      current: { id, name: 'Dvojí úprava', street: 'Krátká', version: 2 },
    });
    expect((await saveBuilding(id, owner.as, { version: undefined })).json()).toMatchObject({
      status_code: 422,
      errors: { version: 'Zadejte celé číslo' },
    });
  });

  it('sanitizes the description, and keeps the version when nothing changes', async () => {
    const { id } = await addBuilding(owner, 'Popsaná');
    const saved = (
      await saveBuilding(id, owner.as, {
        description: '<p onclick="x">Dům z roku <b>1905</b></p><script>alert(1)</script>',
      })
    ).json().building;
    expect(saved).toMatchObject({ description: '<p>Dům z roku <strong>1905</strong></p>', version: 2 });
    expect(
      (await saveBuilding(id, owner.as, { description: saved.description })).json().building.version,
    ).toBe(2);
    expect(
      (await saveBuilding(id, owner.as, { description: `<p>${'dlouhé '.repeat(4000)}</p>` })).json(),
    ).toMatchObject({ status_code: 422, errors: { description: expect.stringContaining('Maximálně') } });
  });

  it('allows its owner and the operator only', async () => {
    const stranger = await makeOwner();
    const { id } = await addBuilding(owner, 'Můj dům');
    expect((await saveBuilding(id, {}, { city: 'Brno' })).statusCode).toBe(401);
    expect((await saveBuilding(id, stranger.as, { city: 'Brno' })).statusCode).toBe(403);
    expect((await saveBuilding(999_999, owner.as, { city: 'Brno' })).statusCode).toBe(404);
    expect((await saveBuilding(id, asAdmin, { city: 'Brno' })).statusCode).toBe(200);
  });

  it('redirects former URLs of a repeatedly renamed building and of its spaces', async () => {
    const building = await test.make.building({
      customer: owner.customer,
      name: 'Stará radnice',
      slug: 'stara-radnice',
    });
    const space = await test.make.space({ building, name: 'Sál', slug: 'sal' });
    const hidden = await test.make.space({ building, name: 'Tajný', slug: 'tajny', status: 'DRAFT' });
    for (const name of ['Nová radnice', 'Nejnovější radnice'])
      await saveBuilding(building.id, owner.as, { name });
    for (const old of ['stara-radnice/sal', 'nova-radnice/sal'])
      expect(await byUrl(old)).toMatchObject({ space: null, redirect: '/prostor/nejnovejsi-radnice/sal' });
    expect(
      await sql('select from_path, to_path from redirect where from_path like $1 order by from_path', [
        '/budova/%radnice',
      ]),
    ).toEqual([
      { from_path: '/budova/nova-radnice', to_path: '/budova/nejnovejsi-radnice' },
      { from_path: '/budova/stara-radnice', to_path: '/budova/nejnovejsi-radnice' },
    ]);
    expect(await byUrl('stara-radnice/tajny')).toMatchObject({ status_code: 404 });
    expect(await byUrl('stara-radnice/tajny', owner.as)).toMatchObject({
      redirect: '/prostor/nejnovejsi-radnice/tajny',
    });
    const marked = await listDirtySpaceIds(test);
    expect([marked.includes(space.id), marked.includes(hidden.id)]).toEqual([true, false]);
  });

  it('does not give its former slug to a building of another owner', async () => {
    const building = await test.make.building({ customer: owner.customer, name: 'Palác', slug: 'palac' });
    await test.make.space({ building, slug: 'sal' });
    await saveBuilding(building.id, owner.as, { name: 'Palác u řeky' });
    const stranger = await makeOwner();
    const other = await addBuilding(stranger, 'Palác');
    expect(other.slug).toBe('palac-2');
    const renamed = await addBuilding(stranger, 'Jiný');
    expect((await saveBuilding(renamed.id, stranger.as, { name: 'Palác' })).json().building.slug).toBe(
      'palac-3',
    );
    expect(await byUrl('palac/sal')).toMatchObject({ redirect: '/prostor/palac-u-reky/sal' });
    expect((await saveBuilding(building.id, owner.as, { name: 'Palác' })).json().building.slug).toBe('palac');
  });

  it('restores the first URL after renaming back, and lets the owner reuse a former one', async () => {
    const building = await test.make.building({ customer: owner.customer, name: 'Tam', slug: 'tam' });
    await test.make.space({ building, slug: 'sal' });
    for (const name of ['Zpět', 'Tam']) await saveBuilding(building.id, owner.as, { name });
    expect(await byUrl('tam/sal')).toMatchObject({ space: { url: 'tam/sal' } });
    expect(await byUrl('zpet/sal')).toMatchObject({ redirect: '/prostor/tam/sal' });
    const other = await addBuilding(owner, 'Zpět');
    expect(other.slug).toBe('zpet');
    const space = (await addSpace(owner, 'Sál', other.id)).json().space;
    expect((await byUrl('zpet/sal', owner.as)).space.id).toBe(space.id);
    expect(
      await sql('select 1 from redirect where from_path = any($1)', [['/budova/zpet', '/prostor/zpet/sal']]),
    ).toEqual([]);
  });
});

describe('GET /api/catalog/customer', () => {
  it('lists spaces with missing fields, suggestions, views and allowed actions', async () => {
    const who = await makeOwner({ nrOfSpaces: 5, nrOfPhotosInSpace: 20 });
    const building = await test.make.building({ customer: who.customer });
    const empty = await test.make.space({
      building,
      status: 'DRAFT',
      perex: '',
      capacity: null,
      withoutPhoto: true,
      statusReason: 'Chybí fotky.',
    });
    const published = await test.make.space({ building });
    await test.make.space({ building, status: 'DELETED' });
    const today = test.app.get(Clock).today();
    for (const [days, visitor] of [
      [0, 'a'],
      [0, 'b'],
      [29, 'a'],
      [30, 'a'],
    ] as const) {
      await sql('insert into space_view (space_id, day, visitor) values ($1, $2::date - $3::int, $4)', [
        published.id,
        today,
        days,
        visitor,
      ]);
    }
    const answer = await catalog(who.as);
    expect(answer).toMatchObject({
      canAddSpace: true,
      spaces_use: { used: 2, limit: 5 },
      email_confirmed: true,
      buildings: [{ id: building.id, slug: building.slug, province_name: 'Jihomoravský kraj' }],
    });
    const [draft, live] = answer.spaces;
    expect(draft).toMatchObject({
      id: empty.id,
      status: 'DRAFT',
      status_reason: 'Chybí fotky.',
      image: null,
      images_count: 0,
      views_30_days: 0,
      allowed_actions: ['edit', 'request_publication', 'delete'],
    });
    expect(draft.missing).toEqual([
      { field: 'images', message: 'Přidejte alespoň jednu fotku' },
      { field: 'perex', message: 'Napište krátké představení' },
      { field: 'capacity', message: 'Doplňte kapacitu' },
    ]);
    expect(draft.suggestions.map((one: { field: string }) => one.field)).toEqual([
      'description',
      'more_images',
      'tags.equipments',
      'phone',
    ]);
    expect(live).toMatchObject({
      id: published.id,
      missing: [],
      views_30_days: 3,
      images_count: 1,
      image: { status: 'ready' },
      allowed_actions: ['edit', 'unpublish', 'delete'],
    });
    expect([live.views.length, live.views[0], live.views[29]]).toEqual([30, 1, 2]);
    expect(live.completeness).toBeGreaterThan(draft.completeness);
  });

  it('is empty for an owner without spaces, and answers 403 to a user without a customer', async () => {
    expect(await catalog((await makeOwner()).as)).toEqual({
      spaces: [],
      buildings: [],
      canAddSpace: true,
      spaces_use: { used: 0, limit: 1 },
      email_confirmed: true,
    });
    expect(await catalog(asAdmin)).toMatchObject({ spaces: [], canAddSpace: false });
    const visitor = await test.signIn((await test.make.user({ roles: ['ROLE_USER'] })).email);
    expect((await test.request({ url: '/api/catalog/customer', headers: visitor })).statusCode).toBe(403);
  });

  it('needs the same number of statements for 30 spaces as for 3', async () => {
    const who = await makeOwner({ nrOfSpaces: 100 });
    const building = await test.make.building({ customer: who.customer });
    const statements = async (): Promise<number> =>
      (await countStatements(test, '/api/catalog/customer', who.as)).orm;
    const fill = async (count: number): Promise<void> => {
      for (let i = 0; i < count; i += 1)
        await test.make.space({ building, attributes: [await test.make.attribute()] });
    };
    await fill(3);
    const few = await statements();
    await fill(27);
    expect((await catalog(who.as)).spaces).toHaveLength(30);
    expect(await statements()).toBe(few);
    expect(few).toBeGreaterThan(0);
    expect(few).toBeLessThanOrEqual(9);
  });
});

it('resolves a location by the name of its city only near its coordinates', async () => {
  await test.orm.em.fork().findOneOrFail(Location, { slug: 'brno' });
  const { id } = await addBuilding(owner, 'Brno na Šumavě');
  const { building } = (await saveBuilding(id, owner.as, { city: 'Brno', lat: 49.02, lng: 13.58 })).json();
  expect(building).toMatchObject({ city: 'Brno', location: { slug: 'jihomoravsky' } });
});
