import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { AdminRedirect, AdminRedirectsAnswer } from '@prostora/api-client';
import { parseCsv } from 'hucre/csv';
import { fieldErrors } from '@prostora/strings/cs/errors.ts';
import { adminRedirects } from '@prostora/strings/cs/admin-redirects.ts';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { AuditEntry } from '../../audit/index.ts';
import { Redirect } from '../redirect.entity.ts';
import { RedirectsService } from '../redirects.service.ts';

let test: TestApp;
let asAdmin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
});
beforeEach(() => test.orm.em.fork().nativeDelete(Redirect, {}));
afterAll(() => test.close());

const list = async (query = ''): Promise<AdminRedirectsAnswer> =>
  (await test.request({ url: `/api/admin/redirects${query}`, headers: asAdmin })).json();
const add = (from_path: string, to_path: string | null) =>
  test.request({
    method: 'POST',
    url: '/api/admin/redirects',
    headers: asAdmin,
    payload: { from_path, to_path },
  });
const create = async (from: string, to: string | null): Promise<AdminRedirect> =>
  (await add(from, to)).json();
const save = (id: number, payload: object) =>
  test.request({ method: 'PUT', url: `/api/admin/redirects/${id}`, headers: asAdmin, payload });
const findRedirect = async (path: string) => test.app.get(RedirectsService).find(path);

describe('/api/admin/redirects', () => {
  it('normalizes the source path and resolves to the target', async () => {
    const redirect = await create('/stara-stranka/?utm=x', '/katalog/praha');
    expect(redirect).toMatchObject({
      from_path: '/stara-stranka',
      to_path: '/katalog/praha',
      manual: true,
      version: 1,
    });
    expect(await findRedirect('/stara-stranka/')).toEqual({ to: '/katalog/praha' });
    expect(
      await test.orm.em.fork().findOne(AuditEntry, { subjectType: 'redirect', subjectId: redirect.id }),
    ).toMatchObject({
      action: 'redirect.add',
      after: { from_path: '/stara-stranka', to_path: '/katalog/praha' },
    });
  });

  it('collapses chains on both ends of a new redirect', async () => {
    await create('/b', '/c');
    expect(await create('/a', '/b')).toMatchObject({ to_path: '/c' });
    await create('/c', '/d');
    expect([await findRedirect('/a'), await findRedirect('/b')]).toEqual([{ to: '/d' }, { to: '/d' }]);
  });

  it('rejects cycles between redirects', async () => {
    await create('/a', '/b');
    for (const [from, to] of [
      ['/b', '/a'],
      ['/x', '/x'],
      ['/x', '/x?y=1'],
    ] as const) {
      const answer = await add(from, to);
      expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
        422,
        { to_path: adminRedirects.errors.circle },
      ]);
    }
  });

  it('allows a redirect back to its former source', async () => {
    const { id, version } = await create('/a', '/b');
    expect((await save(id, { from_path: '/c', to_path: '/a', version })).json()).toMatchObject({
      from_path: '/c',
      to_path: '/a',
    });
  });

  it('prevents duplicates and cycles under concurrent creation', async () => {
    const [one, other] = await Promise.all([add('/a', '/b'), add('/b', '/a')]);
    expect([one.statusCode, other.statusCode].sort()).toEqual([201, 422]);
    const twice = await Promise.all([add('/c', '/d'), add('/c', '/e')]);
    expect(twice.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it('returns 410 for a permanently gone page', async () => {
    await create('/zruseno', null);
    expect(await findRedirect('/zruseno')).toEqual({ to: null });
  });

  it.each([
    ['from_path', '/uz-vede', '/jinam', adminRedirects.errors.taken],
    ['from_path', 'bez-lomitka', '/', fieldErrors.localPath],
    ['from_path', '//jinde.test', '/', fieldErrors.localPath],
    ['from_path', '/admin2/dashboard', '/', fieldErrors.publicPath],
    ['from_path', '/', '/katalog/praha', fieldErrors.publicPath],
    ['from_path', '', '/', fieldErrors.required],
    ['from_path', `/${'a'.repeat(300)}`, '/', fieldErrors.maxLength({ max: 300 })],
    ['to_path', '/a', 'https://jinde.test/', fieldErrors.localPath],
    ['to_path', '/a', '/\\jinde.test', fieldErrors.localPath],
  ])('rejects %s of %s → %s', async (field, from, to, message) => {
    await create('/uz-vede', '/nekam');
    const answer = await add(from, to);
    expect([answer.statusCode, answer.json<{ errors: object }>().errors]).toEqual([
      422,
      { [field]: message },
    ]);
  });

  it('returns 409 with the current state for an outdated version', async () => {
    const { id, version } = await create('/a', '/b');
    expect((await save(id, { from_path: '/a', to_path: '/c', version })).json()).toMatchObject({
      to_path: '/c',
      version: version + 1,
    });
    const late = await save(id, { from_path: '/a', to_path: '/d', version });
    expect([late.statusCode, late.json()]).toEqual([
      409,
      expect.objectContaining({ current: expect.objectContaining({ to_path: '/c', version: version + 1 }) }),
    ]);
    expect((await save(999_999, { from_path: '/a', to_path: '/d', version })).statusCode).toBe(404);
  });

  it('can be created again after deletion', async () => {
    const { id } = await create('/a', '/b');
    const removed = (
      await test.request({ method: 'DELETE', url: `/api/admin/redirects/${id}`, headers: asAdmin })
    ).json<AdminRedirect>();
    expect([removed.from_path, await findRedirect('/a')]).toEqual(['/a', null]);
    expect(
      (await test.request({ method: 'DELETE', url: `/api/admin/redirects/${id}`, headers: asAdmin }))
        .statusCode,
    ).toBe(404);
    await create(removed.from_path, removed.to_path);
    expect(await findRedirect('/a')).toEqual({ to: '/b' });
  });

  it('lists redirects by kind, text and order, with counts', async () => {
    await test.orm.em
      .fork()
      .getConnection()
      .execute(
        `insert into redirect (from_path, to_path) values ('/prostor/stary', '/prostor/novy'), ('/prostor/100%', '/prostor/novy')`,
      );
    await create('/blog', '/clanky');
    await create('/pryc', null);
    expect((await list('?sort=from&order=asc')).items.map(({ from_path }) => from_path)).toEqual([
      '/blog',
      '/prostor/100%',
      '/prostor/stary',
      '/pryc',
    ]);
    expect(await list('?kind=renamed&page_size=1')).toMatchObject({
      total: 2,
      nr_of_pages: 2,
      counts: { all: 4, manual: 1, renamed: 2, gone: 1 },
    });
    expect(await list('?search=clanky')).toMatchObject({
      total: 1,
      counts: { all: 1, manual: 1, renamed: 0, gone: 0 },
    });
    expect((await list('?search=%25')).items.map(({ from_path }) => from_path)).toEqual(['/prostor/100%']);
    for (const nonsense of ['?kind=x', '?sort=x', '?order=x', '?page=0', '?page_size=101'])
      expect(
        (await test.request({ url: `/api/admin/redirects${nonsense}`, headers: asAdmin })).statusCode,
      ).toBe(422);
  });

  it('exports the filtered list as a file', async () => {
    await create('/b', '/c');
    await create('/pryc', null);
    const file = await test.request({
      url: '/api/admin/redirects/export?format=csv&kind=gone',
      headers: asAdmin,
    });
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(parseCsv(file.body, { delimiter: ';' }).map((row) => row.slice(0, 3))).toEqual([
      ['Stará adresa', 'Kam vede', 'Původ'],
      ['/pryc', '', 'Trvale pryč'],
    ]);
    expect(
      (await test.request({ url: '/api/admin/redirects/export?format=pdf', headers: asAdmin })).statusCode,
    ).toBe(422);
    const entries = await test.orm.em.fork().find(AuditEntry, { action: 'list.export' });
    expect(entries.map(({ subjectType, actorId, after }) => [subjectType, typeof actorId, after])).toEqual([
      ['export', 'number', { list: 'redirects', format: 'csv', kind: 'gone' }],
    ]);
  });
});
