import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminBuildingDetail, AdminBuildingsAnswer } from '@prostora/api-client';
import type { LightMyRequestResponse } from 'fastify';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Building } from './index.ts';
import { Redirect } from '../../seo/index.ts';

type Headers = { authorization: string };

let test: TestApp;
let asAdmin: Headers;

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
});
afterAll(() => test.close());

const call = (
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
  headers: Partial<Headers> = asAdmin,
): Promise<LightMyRequestResponse> =>
  test.request({ method, url: `/api/admin/buildings${path}`, headers, ...(payload && { payload }) });
const list = async (query: string): Promise<AdminBuildingsAnswer> => (await call('GET', `?${query}`)).json();
const names = async (query: string): Promise<string[]> => (await list(query)).items.map(({ name }) => name);

describe('GET /api/admin/buildings', () => {
  it.each(['sort=ico', 'order=up', 'state=x', 'region=A%20B', 'owner=x', 'nic=1'])(
    'answers 422 for %s',
    async (query) => expect((await call('GET', `?${query}`)).statusCode).toBe(422),
  );

  it('searches by name, city, owner and e-mail, and shows numbers of spaces', async () => {
    const user = await test.make.user({ email: 'spravce.mlyna@prostora.test' });
    const building = await test.make.building({
      customer: await test.make.customer({ user, name: 'Mlýny Otava' }),
      name: 'Vodní mlýn',
      city: 'Písek',
    });
    await test.make.space({ building, slug: 'a' });
    await test.make.space({ building, slug: 'b', status: 'DRAFT' });
    await test.make.space({ building, slug: 'c', status: 'DELETED' });
    for (const search of ['vodní ml', 'PÍSEK', 'otava', 'spravce.mlyna'])
      expect(await names(`search=${encodeURIComponent(search)}`)).toEqual(['Vodní mlýn']);
    expect((await list('search=Otava')).items[0]).toMatchObject({
      spaces_count: 2,
      published_count: 1,
      is_whole: false,
      province_name: 'Jihomoravský kraj',
      owner: { name: 'Mlýny Otava', email: 'spravce.mlyna@prostora.test' },
    });
    expect(await names('search=%25')).toEqual([]);
  });

  it('filters by state, and counts states under the other filters', async () => {
    const customer = await test.make.customer();
    const [live, draft, deleted, empty] = [
      await test.make.building({ customer, name: 'A' }),
      await test.make.building({ customer, name: 'B' }),
      await test.make.building({ customer, name: 'C' }),
      await test.make.building({ customer, name: 'D' }),
    ];
    await test.make.space({ building: live });
    await test.make.space({ building: draft, status: 'DRAFT' });
    await test.make.space({ building: deleted, status: 'DELETED' });
    const own = `owner=${customer.id}&sort=name&order=asc`;
    expect(await names(`${own}&state=published`)).toEqual(['A']);
    expect(await names(`${own}&state=unpublished`)).toEqual(['B']);
    expect(await names(`${own}&state=empty`)).toEqual(['C', empty.name]);
    expect((await list(own)).counts).toEqual({ all: 4, published: 1, unpublished: 1, empty: 2 });
    expect(await list(`${own}&state=empty&page_size=1&page=2`)).toMatchObject({
      total: 2,
      nr_of_pages: 2,
      items: [{ name: 'D' }],
    });
  });

  it('sorts by name, city and number of spaces', async () => {
    const customer = await test.make.customer();
    const zet = await test.make.building({ customer, name: 'Žofín', city: 'Aš' });
    await test.make.building({ customer, name: 'Cihelna', city: 'Zlín' });
    await test.make.building({ customer, name: 'Čepírna', city: null });
    await test.make.space({ building: zet });
    expect(await names(`owner=${customer.id}&sort=name&order=asc`)).toEqual(['Cihelna', 'Čepírna', 'Žofín']);
    expect(await names(`owner=${customer.id}&sort=city&order=asc`)).toEqual(['Žofín', 'Cihelna', 'Čepírna']);
    expect((await names(`owner=${customer.id}&sort=spaces`))[0]).toBe('Žofín');
    expect(await names(`owner=${customer.id}&region=jihomoravsky`)).toHaveLength(3);
    expect(await names(`owner=${customer.id}&region=nikde`)).toEqual([]);
  });
});

describe('/api/admin/buildings/:id', () => {
  it('returns the building with all its spaces, including deleted ones', async () => {
    const building = await test.make.building();
    const space = await test.make.space({ building, name: 'Sál', slug: 'sal' });
    await test.make.space({ building, slug: 'byl', status: 'DELETED' });
    expect((await call('GET', `/${building.id}`)).json<AdminBuildingDetail>()).toMatchObject({
      id: building.id,
      version: 1,
      description: '',
      page: `/budova/${building.slug}`,
      can_be_deleted: false,
      owner: { id: building.customer.id, email: building.customer.user.email },
      spaces: [{ id: space.id, space_name: 'Sál', status: 'PUBLISHED' }, { status: 'DELETED' }],
    });
    expect((await call('GET', '/999999')).statusCode).toBe(404);
  });

  it('updates with redirect and audit record, and answers 409 with the present state to an outdated version', async () => {
    const building = await test.make.building({ name: 'Před', slug: 'pred' });
    const saved = await call('PUT', `/${building.id}`, {
      name: 'Potom',
      description: '<p>Nový popis</p>',
      version: 1,
    });
    expect(saved.json()).toMatchObject({
      name: 'Potom',
      slug: 'potom',
      description: '<p>Nový popis</p>',
      version: 2,
    });
    const late = await call('PUT', `/${building.id}`, { city: 'Praha', version: 1 });
    expect(late.json()).toMatchObject({ status_code: 409, current: { name: 'Potom', version: 2 } });
    const entry = await test.orm.em
      .fork()
      .findOneOrFail(AuditEntry, { action: 'building.save', subjectId: building.id });
    expect(entry).toMatchObject({
      before: { building_name: 'Před', building_description: '' },
      after: { building_name: 'Potom', building_description: '<p>Nový popis</p>' },
    });
    expect(
      await test.orm.em.fork().count(Redirect, { fromPath: '/budova/pred', toPath: '/budova/potom' }),
    ).toBe(1);
  });

  it('deletes only a building that never had spaces, and answers 410 at its URL', async () => {
    const [full, empty] = [await test.make.building(), await test.make.building()];
    await test.make.space({ building: full, status: 'DELETED' });
    expect((await call('DELETE', `/${full.id}`)).json()).toMatchObject({
      status_code: 409,
      error_code: 'BUILDING_HAS_SPACES',
    });
    expect((await call('DELETE', `/${empty.id}`)).statusCode).toBe(200);
    expect(await test.orm.em.fork().count(Building, { id: empty.id })).toBe(0);
    expect((await test.request({ url: `/api/building/?url=${empty.slug}` })).statusCode).toBe(410);
    expect(
      await test.orm.em.fork().count(AuditEntry, { action: 'building.delete', subjectId: empty.id }),
    ).toBe(1);
    expect((await call('DELETE', `/${empty.id}`)).statusCode).toBe(404);
  });

  it('exports buildings with owner and numbers', async () => {
    const building = await test.make.building({ name: 'Vývozní dům', city: 'Vsetín' });
    await test.make.space({ building });
    const { body } = await call('GET', '/export?format=csv&search=Vsetín');
    expect(body).toContain('Vývozní dům');
    expect(body).toContain(`/budova/${building.slug}`);
  });
});
