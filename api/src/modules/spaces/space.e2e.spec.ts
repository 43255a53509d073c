import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { listDirtySpaceIds } from '../../../test/projections.ts';
import { eventually } from '../../../test/platform.ts';
import type { Customer } from '../accounts/customers/index.ts';
import type { Space } from './space.entity.ts';
import { OutboxEvent } from '../../platform/outbox/index.ts';

let test: TestApp;
let owner: Customer;
let asOwner: { authorization: string };
let asStranger: { authorization: string };
let asAdmin: { authorization: string };

beforeAll(async () => {
  test = await createTestApp();
  await test.make.defaultPlan({ nrOfSpaces: 1000 });
  owner = await test.make.customer();
  const [stranger, admin] = [await test.make.customer(), await test.make.admin()];
  [asOwner, asStranger, asAdmin] = [
    await test.signIn(owner.user.email),
    await test.signIn(stranger.user.email),
    await test.signIn(admin.email),
  ];
});
afterAll(() => test.close());

const ownSpace = async (given: Parameters<TestApp['make']['space']>[0] = {}): Promise<Space> =>
  test.make.space({ building: await test.make.building({ customer: owner }), ...given });
const save = (headers: Record<string, string>, space: object, publish = true) =>
  test.request({ method: 'PUT', url: '/api/space/save', headers, payload: { space, publish } });
const status = (headers: Record<string, string>, id: number, payload: object) =>
  test.request({ method: 'POST', url: `/api/space/${id}/status`, headers, payload });
const byUrl = (url: string, headers: Record<string, string> = {}) =>
  test.request({ url: `/api/space/?url=${encodeURIComponent(url)}`, headers });
const getUrl = (space: Space): string => `${space.building.slug}/${space.slug}`;

const countViews = async (space: Space): Promise<number> => {
  const connection = test.orm.em.fork().getConnection();
  return (await connection.execute<unknown[]>('select 1 from space_view where space_id = ?', [space.id]))
    .length;
};

describe('views of a space', () => {
  const browser = (version: number): string =>
    `Mozilla/5.0 (X11; Linux x86_64; rv:${version}.0) Gecko/20100101 Firefox/${version}.0`;
  const view = (
    path: string,
    remoteAddress: string,
    headers: Record<string, string> = { 'user-agent': browser(127) },
  ) => test.request({ url: path, remoteAddress, headers });
  const api = (space: Space): string => `/api/space/?url=${getUrl(space)}`;
  const page = (space: Space): string => `/prostor/${getUrl(space)}`;

  it.each([
    ['the API', api, 300],
    ['documents', page, 5],
  ] as const)('are counted once per client address and day over %s', async (_name, path, calls) => {
    const space = await ownSpace();
    for (let call = 0; call < calls; call += 1) {
      const hash = `visitor-${'x'.repeat(20)}-${call}`;
      const headers = { 'user-agent': browser(call), 'x-user-hash': hash, cookie: `user-hash=${hash}` };
      expect((await view(path(space), '192.0.2.1', headers)).statusCode).toBe(200);
    }
    await view(path(space), '192.0.2.2');
    await eventually('both addresses are counted', async () => (await countViews(space)) === 2);
    await view(path === page ? api(space) : page(space), '192.0.2.2');
    await view(api(space), '192.0.2.3');
    await eventually('a third address is counted', async () => (await countViews(space)) === 3);
  });

  it('are not counted for bots and clients without a user agent', async () => {
    const space = await ownSpace();
    const robots = [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'curl/8.5.0',
      '',
    ];
    for (const [at, agent] of robots.entries()) {
      await view(api(space), `192.0.2.1${at}`, { 'user-agent': agent });
      await view(page(space), `192.0.2.1${at}`, { 'user-agent': agent });
    }
    await view(api(space), '192.0.2.1');
    await eventually('the browser is counted', async () => (await countViews(space)) === 1);
  });
});

describe('GET /api/space/', () => {
  it('returns a published space with address, tags, images, SEO and a visitor id', async () => {
    const space = await ownSpace();
    const answer = await byUrl(getUrl(space));
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['x-user-hash']).toMatch(/^[\w-]{20,64}$/u);
    expect(answer.json()).toMatchObject({
      error_code: null,
      redirect: null,
      space: {
        id: space.id,
        url: getUrl(space),
        status: 'PUBLISHED',
        city: 'Brno',
        province_name: 'Jihomoravský kraj',
        price_from: 1500,
        allowed_actions: [],
      },
      seo: { canonical: `/prostor/${getUrl(space)}`, robots: 'index, follow' },
    });
    expect(answer.json().space.images).toHaveLength(1);
  });

  it('keeps the visitor id of the request', async () => {
    const space = await ownSpace();
    const visitor = (await byUrl(getUrl(space))).headers['x-user-hash'] as string;
    const again = await byUrl(getUrl(space), { 'x-user-hash': visitor });
    expect(again.headers['x-user-hash']).toBe(visitor);
  });

  it('hides an unpublished space from all but its owner and the operator', async () => {
    const space = await ownSpace({ status: 'DRAFT' });
    const answers = [
      await byUrl(getUrl(space)),
      await byUrl(getUrl(space), asStranger),
      await byUrl(getUrl(space), asOwner),
      await byUrl(getUrl(space), asAdmin),
    ];
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404, 200, 200]);
    expect(answers[0]?.json()).toMatchObject({ error: 'NOTFOUND', error_code: 'NOTFOUND', status_code: 404 });
  });

  it.each([
    'neni',
    'neni/tam',
    'a/b/c',
    '/',
    '\u0000',
    'a/\u0000',
    '%00',
    '../../etc/passwd',
    "'; drop table space;--",
  ])('answers NOTFOUND for %s', async (url) => {
    expect((await byUrl(url)).statusCode).toBe(404);
  });

  it('reports a deleted space as gone only if it was ever published', async () => {
    const [seen, unseen] = [
      await ownSpace({ status: 'DELETED' }),
      await ownSpace({ status: 'DELETED', publishedAt: null }),
    ];
    expect((await byUrl(getUrl(seen))).json()).toMatchObject({
      status_code: 404,
      error: 'NOTFOUND',
      gone: true,
    });
    expect((await byUrl(getUrl(unseen))).json()).not.toHaveProperty('gone');
    const statuses = await Promise.all(
      [seen, unseen].map(
        async (space) => (await test.request({ url: `/prostor/${getUrl(space)}` })).statusCode,
      ),
    );
    expect(statuses).toEqual([410, 404]);
    // Other routes of the space answer as if it had never existed.
    const sheet = await test.request({ url: `/api/space/${seen.id}/qr.svg` });
    expect([sheet.statusCode, 'gone' in sheet.json<object>()]).toEqual([404, false]);
  });

  it('returns the new URL of a renamed space, and redirects documents with 301', async () => {
    const space = await ownSpace();
    await test.orm.em
      .getConnection()
      .execute('insert into redirect (from_path, to_path) values (?, ?)', [
        '/prostor/stary-dum/stary-sal',
        `/prostor/${getUrl(space)}`,
      ]);
    expect((await byUrl('stary-dum/stary-sal')).json()).toMatchObject({
      space: null,
      error_code: null,
      redirect: `/prostor/${getUrl(space)}`,
    });
    const document = await test.request({ url: '/prostor/stary-dum/stary-sal' });
    expect([document.statusCode, document.headers['location']]).toEqual([301, `/prostor/${getUrl(space)}`]);
  });

  it('returns a building let as one space at the URL of the building', async () => {
    const space = await ownSpace({ noName: true });
    expect((await byUrl(space.building.slug)).json().space.url).toBe(space.building.slug);
  });
});

describe('PUT /api/space/save', () => {
  it.each([
    ['no space', { publish: false }, 'space'],
    ['an array instead of a space', { space: [], publish: false }, 'space'],
    ['an id out of range', { space: { id: 2 ** 31, version: 1 }, publish: false }, 'space.id'],
    ['a null name', { space: { id: 1, version: 1, space_name: null }, publish: false }, 'space.space_name'],
    [
      'a purpose id out of range',
      { space: { id: 1, version: 1, purposes: [2 ** 31] }, publish: false },
      'space.purposes',
    ],
  ])('answers 422 for %s', async (_name, payload, field) => {
    const answer = await test.request({ method: 'PUT', url: '/api/space/save', headers: asAdmin, payload });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  });

  it('checks authentication, then validates the input, then loads the space', async () => {
    const space = await ownSpace({ status: 'WAITING_FOR_APPROVAL' });
    const input = { id: space.id, version: space.version };
    expect((await save({}, input)).statusCode).toBe(401);
    expect((await save(asAdmin, { ...input, capacity: -1 })).json()).toMatchObject({
      status_code: 422,
      errors: { 'space.capacity': 'Zadejte kladné číslo' },
    });
    expect((await save(asAdmin, { ...input, status: 'PUBLISHED' })).json()).toMatchObject({
      status_code: 422,
      errors: { 'space.status': 'Neznámé pole' },
    });
    expect((await save(asStranger, input)).statusCode).toBe(404);
    expect((await save(asAdmin, { ...input, id: 999_999 })).statusCode).toBe(404);
    expect((await save(asOwner, input)).statusCode).toBe(409);
  });

  it('answers 403 to a stranger who changes a published space', async () => {
    const space = await ownSpace();
    expect(
      (await save(asStranger, { id: space.id, version: space.version, perex: 'Moje' }, false)).statusCode,
    ).toBe(403);
  });

  it('saves and approves for the operator, with an event in the same transaction', async () => {
    const space = await ownSpace({ status: 'WAITING_FOR_APPROVAL' });
    const answer = await save(asAdmin, { id: space.id, version: space.version, perex: 'Nový perex.' });
    expect(answer.json()).toMatchObject({ space: { status: 'PUBLISHED', perex: 'Nový perex.' } });
    const events = await test.orm.em.fork().find(OutboxEvent, { payload: { space_id: space.id } });
    expect(events.map((event) => event.name)).toEqual(['space.status-changed']);
    expect(await listDirtySpaceIds(test)).toContain(space.id);
    const [audit] = await test.orm.em
      .getConnection()
      .execute<{ before: object; after: object }[]>(
        `select before, after from audit_entry where action = 'space.status' and subject_id = ?`,
        [space.id],
      );
    expect(audit).toEqual({ before: { status: 'WAITING_FOR_APPROVAL' }, after: { status: 'PUBLISHED' } });
  });

  it('answers 409 to an outdated version', async () => {
    const space = await ownSpace({ status: 'DRAFT' });
    const input = { id: space.id, version: space.version };
    expect((await save(asOwner, { ...input, perex: 'První' }, false)).statusCode).toBe(200);
    const second = await save(asAdmin, { ...input, perex: 'Druhý' }, false);
    expect(second.json()).toMatchObject({ status_code: 409, error_code: 'CONFLICT' });
  });

  it('lists missing fields when publication is requested', async () => {
    const space = await ownSpace({ status: 'DRAFT', perex: '', capacity: null, withoutPhoto: true });
    const answer = await save(asOwner, { id: space.id, version: space.version });
    expect(answer.json()).toMatchObject({ status_code: 422, status: 'validation_error' });
    expect(answer.json().space_errors.map((problem: { field: string }) => problem.field)).toEqual([
      'images',
      'perex',
      'capacity',
    ]);
  });

  it('requires a confirmed e-mail of the owner for publication', async () => {
    const unconfirmed = await test.make.customer({ user: await test.make.user({ emailConfirmedAt: null }) });
    const space = await test.make.space({
      status: 'DRAFT',
      building: await test.make.building({ customer: unconfirmed }),
    });
    const headers = await test.signIn(unconfirmed.user.email);
    expect((await save(headers, { id: space.id, version: space.version })).json()).toMatchObject({
      status_code: 403,
      error_code: 'EMAIL_UNCONFIRMED',
    });
  });

  it('rolls back the changes when it fails', async () => {
    const space = await ownSpace({ status: 'DRAFT', withoutPhoto: true });
    await save(asOwner, { id: space.id, version: space.version, perex: 'Neuložený' });
    expect((await byUrl(getUrl(space), asOwner)).json().space.perex).toBe('Světlý sál s parketami.');
  });
});

describe('POST /api/space/{id}/status', () => {
  it('requires a reason for returning a waiting space', async () => {
    const space = await ownSpace({ status: 'WAITING_FOR_APPROVAL' });
    expect((await status(asAdmin, space.id, { status: 'DRAFT' })).json()).toMatchObject({
      status_code: 422,
      errors: { reason: 'Povinná hodnota' },
    });
    expect(
      (await status(asAdmin, space.id, { status: 'DRAFT', reason: 'Chybí fotky.' })).json(),
    ).toMatchObject({ space: { status: 'DRAFT' } });
  });

  it('answers 409 for deleting a space with future reservations', async () => {
    const space = await ownSpace();
    await test.orm.em
      .getConnection()
      .execute(
        `insert into reservation (space_id, status, starts_at, ends_at, customer_name, customer_email) values (?, 'confirmed', now() + interval '1 day', now() + interval '2 days', 'Jan', 'jan@example.test')`,
        [space.id],
      );
    expect((await status(asOwner, space.id, { status: 'DELETED' })).json()).toMatchObject({
      status_code: 409,
      error_code: 'FUTURE_RESERVATIONS',
    });
  });

  it('answers 409 to a step not allowed and 422 to an unknown status', async () => {
    const space = await ownSpace({ status: 'DRAFT' });
    expect((await status(asAdmin, space.id, { status: 'PUBLISHED' })).json()).toMatchObject({
      status_code: 409,
      error_code: 'STATUS_CONFLICT',
    });
    expect((await status(asAdmin, space.id, { status: 'ARCHIVED' })).statusCode).toBe(422);
  });
});

describe('GET /api/catalog/admin', () => {
  const list = (query: string, headers: Record<string, string>) =>
    test.request({ url: `/api/catalog/admin?${query}`, headers });

  it('allows the operator only', async () => {
    expect([
      (await list('', {})).statusCode,
      (await list('', asOwner)).statusCode,
      (await list('', asAdmin)).statusCode,
    ]).toEqual([401, 403, 200]);
  });

  it('filters by status and text, pages, and counts by status', async () => {
    const space = await ownSpace({ status: 'DISABLED', name: 'Zapovězený 100% sál' });
    const found = (await list('status=DISABLED&search=100%25', asAdmin)).json();
    expect(found).toMatchObject({ total: 1, page: 1, nr_of_pages: 1, counts: { DISABLED: 1 } });
    expect(found.items[0]).toMatchObject({
      id: space.id,
      owner: { id: owner.id },
      allowed_actions: expect.arrayContaining(['enable', 'delete']),
    });
    expect((await list('page_size=1&page=2&sort=name&order=asc', asAdmin)).json().items).toHaveLength(1);
  });

  it('filters by purpose and by attribute', async () => {
    const [purpose, attribute] = [await test.make.purpose(), await test.make.attribute()];
    const both = await ownSpace({
      status: 'DRAFT',
      purposes: [purpose] as never,
      attributes: [attribute] as never,
    });
    const one = await ownSpace({ status: 'DRAFT', purposes: [purpose] as never });
    const listIds = async (query: string): Promise<number[]> =>
      (await list(`${query}&sort=updated&order=asc`, asAdmin))
        .json<{ items: { id: number }[] }>()
        .items.map(({ id }) => id)
        .sort((a, b) => a - b);
    expect(await listIds(`purpose=${purpose.id}`)).toEqual([both.id, one.id]);
    expect(await listIds(`attribute=${attribute.id}`)).toEqual([both.id]);
    expect(await listIds(`purpose=${purpose.id}&attribute=${attribute.id}&status=PUBLISHED`)).toEqual([]);
  });

  it.each(['page=0', 'purpose=svatba', 'page_size=101', 'status=NIC', 'sort=password', 'unknown=1'])(
    'answers 422 for %s',
    async (query) => {
      expect((await list(query, asAdmin)).statusCode).toBe(422);
    },
  );
});
