import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { createConnection } from 'node:net';
import { CAPACITY_BUCKETS, CATALOG_SORTS } from '@prostora/contracts';
import { SPACE_FIELD_NAMES } from '@prostora/contracts/space-fields.ts';
import { CatalogIndexStore, CatalogProjector } from '../src/modules/catalog/index.ts';
import { Space } from '../src/modules/spaces/index.ts';
import { createTestApp, type TestApp } from './app.ts';

/** Bounded and seeded: a failure prints its seed for a rerun. */
const RUNS = { seed: 20_261_120, numRuns: 500 };
const WRITES = { seed: 20_261_121, numRuns: 150 };

/** Placeholder of the current version of the space. */
const CURRENT = 987_654_321;

let test: TestApp;
let asAdmin: { authorization: string };
let spaceId: number;

beforeAll(async () => {
  test = await createTestApp();
  asAdmin = await test.signIn((await test.make.admin()).email);
  for (let i = 0; i < 3; i += 1)
    spaceId = (await test.make.space({ status: i === 0 ? 'WAITING_FOR_APPROVAL' : 'PUBLISHED' })).id;
  await test.app.get(CatalogProjector).rebuildAll();
  await test.app.get(CatalogIndexStore).reloadSpaces([spaceId, spaceId - 1, spaceId - 2]);
});
afterAll(() => test.close());

const HOSTILE_VALUES = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '🎉',
  '\u202Eabc',
  "'",
  '"',
  '\\',
  '%',
  '_',
  "'; drop table space;--",
  '"svatba" -praha OR sál',
  'a:* & !b',
  '((',
  '<script>',
  '../../etc/passwd',
  '-1',
  '0',
  '1e999',
  'NaN',
  '2147483648',
  '9007199254740993',
  'null',
  '[]',
  '__proto__',
  'constructor',
  '2026-02-30',
  '14,49,15,50',
  '999,999,999,999',
  'x'.repeat(400),
];
const ANYTHING = fc.oneof(
  fc.constantFrom(...HOSTILE_VALUES),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.integer().map(String),
  fc.double().map(String),
);
const sensibleOrAny = (...sensible: string[]): fc.Arbitrary<string> =>
  fc.oneof(fc.constantFrom(...sensible), ANYTHING);

const FILTER = {
  path: sensibleOrAny('brno', 'jihomoravsky', 'brno/do-50', 'brno//50-150'),
  location: sensibleOrAny('brno', '1', 'cesko'),
  purpose: sensibleOrAny('ucel-1', '1'),
  attributes: sensibleOrAny('1', '1,2,3', ','),
  capacity: sensibleOrAny(...CAPACITY_BUCKETS.map(({ id }) => id)),
  search: sensibleOrAny('sál', 'svatba v Brně', 'parketami'),
  sort: sensibleOrAny(...CATALOG_SORTS),
  date_from: sensibleOrAny('2026-12-01', '2027-02-29', '9999-12-31'),
  date_to: sensibleOrAny('2026-12-02', '0000-00-00'),
  bounds: sensibleOrAny('12,48,19,51', '16.6,49.1,16.7,49.3'),
};
/** Public look-ups and the operator's lists: their query, and the members of a successful response. */
const LOOK_UPS: readonly {
  url: string;
  query: Record<string, fc.Arbitrary<string>>;
  members: readonly string[];
}[] = [
  {
    url: '/api/catalog/new/',
    query: {
      ...FILTER,
      page: sensibleOrAny('1', '2', '100001'),
      first_fetch: sensibleOrAny('1', '0', 'true'),
      refresh: sensibleOrAny('1'),
    },
    members: ['error', 'title', 'new_url', 'seo_data', 'catalog'],
  },
  {
    url: '/api/catalog/map',
    query: { ...FILTER, zoom: sensibleOrAny('0', '12.5', '24', '25') },
    members: ['bounds', 'markers', 'clusters'],
  },
  {
    url: '/api/catalog/suggest',
    query: { q: sensibleOrAny('sal', 'brno sál', 'sval') },
    members: ['items', 'parsed'],
  },
  {
    url: '/api/space/',
    query: { url: sensibleOrAny('dum-1/sal-1', 'dum-1', 'a/b/c') },
    members: ['space', 'error_code', 'redirect'],
  },
  { url: '/api/geo/places', query: { q: sensibleOrAny('Brno', 'pra') }, members: ['items'] },
  { url: '/api/site', query: {}, members: ['name'] },
  {
    url: '/api/catalog/admin',
    query: {
      status: sensibleOrAny('DRAFT', 'PUBLISHED,DRAFT', ','),
      search: sensibleOrAny('sál', '%'),
      region: sensibleOrAny('brno'),
      owner: sensibleOrAny('1'),
      sort: sensibleOrAny('name'),
      order: sensibleOrAny('asc'),
      page: sensibleOrAny('1', '99999'),
      page_size: sensibleOrAny('1', '100', '101'),
    },
    members: ['items', 'page', 'nr_of_pages', 'total'],
  },
  { url: '/api/space/taxonomy', query: {}, members: ['purposes', 'equipments', 'services'] },
  { url: '/api/catalog/customer', query: {}, members: ['spaces', 'buildings', 'canAddSpace'] },
  {
    url: '/api/admin/space-reviews',
    query: { page: sensibleOrAny('1', '2', '99999'), page_size: sensibleOrAny('1', '100', '101') },
    members: ['items', 'page', 'nr_of_pages', 'total'],
  },
  {
    url: '/api/admin/dashboard',
    query: {
      days: sensibleOrAny('7', '30'),
      from: sensibleOrAny('2026-01-01', '2026-02-30'),
      to: sensibleOrAny('2026-01-31', '9999-12-31'),
    },
    members: ['days', 'series'],
  },
  {
    url: '/api/admin/search',
    query: { q: sensibleOrAny('sál', '1', '2026000001', '%_\\', 'jana@prostora.test') },
    members: ['groups'],
  },
];

const request = fc.constantFrom(...LOOK_UPS).chain(({ url, query, members }) =>
  fc
    .tuple(fc.record(query, { requiredKeys: [] }), fc.option(fc.tuple(ANYTHING, ANYTHING), { freq: 12 }))
    .map(([given, stranger]) => {
      const parameters = new URLSearchParams(Object.entries(given as Record<string, string>));
      if (stranger) parameters.append(...stranger);
      return { url: `${url}?${parameters.toString()}`, members };
    }),
);

/**
 * Checks that a successful response has the documented members, any other is the error body, and none is a
 * server error.
 */
async function checkResponse(options: InjectOptions, members: readonly string[]): Promise<void> {
  const answer = await test.request(options);
  const body = answer.json<Record<string, unknown>>();
  const expected =
    answer.statusCode === 200
      ? members
      : ['status_code', 'error_code', 'message', 'error', 'errors', 'request_id'];
  const problem =
    answer.statusCode >= 500 ? `answered ${answer.statusCode}` : expected.find((member) => !(member in body));
  if (problem !== undefined)
    throw new Error(
      `${options.method ?? 'GET'} ${String(options.url)} ${JSON.stringify(options.payload ?? null)}: ` +
        `${problem}; ${answer.body.slice(0, 300)}`,
    );
}

describe('arbitrary input', () => {
  it('every look-up answers its documented shape or the error body', async () => {
    await fc.assert(
      fc.asyncProperty(request, ({ url, members }) =>
        checkResponse({ url, headers: /admin|customer/u.test(url) ? asAdmin : {} }, members),
      ),
      RUNS,
    );
  });

  it('saving or changing the status answers the space or the error body', async () => {
    const version = async (): Promise<number> =>
      (await test.orm.em.fork().findOneOrFail(Space, { id: spaceId })).version;
    const value = fc.oneof(
      { weight: 3, arbitrary: ANYTHING },
      fc.constant(null),
      fc.boolean(),
      fc.integer(),
      fc.double(),
      fc.array(fc.integer(), { maxLength: 3 }),
      fc.object({ maxDepth: 1, maxKeys: 2 }),
    );
    const fields = [
      ...SPACE_FIELD_NAMES,
      'version',
      'purposes',
      'attributes',
      'status',
      'building',
      'building_name',
      'street',
      'postal_code',
      'city',
      'lat',
      'lng',
    ];
    const space = fc
      .dictionary(fc.constantFrom(...fields), value, { maxKeys: 4 })
      .chain((given) =>
        fc.constantFrom(spaceId, 0, 2_147_483_648, 'x').map((id) => ({ id, version: CURRENT, ...given })),
      );
    const save = fc
      .record(
        {
          space: fc.oneof({ weight: 8, arbitrary: space }, { weight: 1, arbitrary: value }),
          publish: fc.oneof({ weight: 8, arbitrary: fc.boolean() }, { weight: 1, arbitrary: value }),
        },
        { requiredKeys: [] },
      )
      .map((payload): InjectOptions => ({ method: 'PUT', url: '/api/space/save', payload }));
    const move = fc
      .tuple(
        sensibleOrAny(String(spaceId), '0', 'x'),
        fc.record(
          { status: sensibleOrAny('DRAFT', 'DISABLED', 'DELETED'), reason: value },
          { requiredKeys: [] },
        ),
      )
      .map(([id, payload]): InjectOptions => ({
        method: 'POST',
        url: `/api/space/${encodeURIComponent(id.toWellFormed())}/status`,
        payload,
      }));
    await fc.assert(
      fc.asyncProperty(
        fc.oneof({ weight: 3, arbitrary: save }, { weight: 1, arbitrary: move }),
        async (options) => {
          const payload = JSON.parse(
            JSON.stringify(options.payload).replace(`"version":${CURRENT}`, `"version":${await version()}`),
          ) as object;
          await checkResponse({ ...options, payload, headers: asAdmin }, ['space', 'redirect_to_url']);
        },
      ),
      WRITES,
    );
  });

  it.each([
    ['an unknown route', { url: '/api/xyz' }, 404, 'NOTFOUND'],
    ['another method', { method: 'DELETE', url: '/api/space' }, 404, 'NOTFOUND'],
    ['an invalid URL', { url: '/api/%' }, 400, 'UNREADABLE'],
    ['half a letter', { url: '/api/%E0%A4%A' }, 400, 'UNREADABLE'],
    [
      'broken JSON',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '{bad',
      },
      400,
      'UNREADABLE',
    ],
    [
      'an empty body',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '',
      },
      400,
      'UNREADABLE',
    ],
    [
      'a text with NUL',
      { method: 'POST', url: '/api/auth/login', payload: { username: 'a@b.cz', password: 'x\u0000' } },
      400,
      'UNREADABLE',
    ],
    [
      'half a letter in a text',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: String.raw`{"username":"\ud800","password":"x"}`,
      },
      400,
      'UNREADABLE',
    ],
    [
      'another prototype',
      {
        method: 'POST',
        url: '/api/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__":{},"username":"a@b.cz","password":"x"}',
      },
      400,
      'UNREADABLE',
    ],
    [
      'text instead of JSON',
      { method: 'POST', url: '/api/auth/login', headers: { 'content-type': 'text/plain' }, payload: 'x' },
      415,
      'UNSUPPORTED_MEDIA',
    ],
    [
      'more than a megabyte',
      { method: 'POST', url: '/api/auth/login', payload: { username: 'x'.repeat(1024 * 1024 + 1) } },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'an unknown field',
      { method: 'POST', url: '/api/auth/login', payload: { username: 'a@b.cz', password: 'x', admin: true } },
      422,
      'VALIDATION',
    ],
  ] as const)('answers %s with the error body', async (_name, options, status, code) => {
    const answer = await test.request(options as InjectOptions);
    expect(answer.json()).toEqual({
      status_code: status,
      error_code: code,
      message: expect.any(String),
      error: expect.any(String),
      errors: expect.any(Object),
      request_id: expect.stringMatching(/^[\w-]{8,64}$/u),
    });
    expect(answer.statusCode).toBe(status);
  });

  it('answers invalid HTTP with the error body', async () => {
    await test.app.listen(0, '127.0.0.1');
    const { hostname, port } = new URL(await test.app.getUrl());
    const socket = createConnection(Number(port), hostname.replace(/[[\]]/gu, '')).end(
      'FOO /api/site HTTP/1.1\r\n\r\n',
    );
    const answer = (await socket.setEncoding('utf8').toArray()).join('');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /u);
    expect(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n')))).toMatchObject({
      status_code: 400,
      error_code: 'UNREADABLE',
    });
  });
});

it('answers 400 in Czech to a body that is a list', async () => {
  const answer = await test.request({
    method: 'POST',
    url: '/api/reservations/check-availability',
    payload: '[]',
    headers: { 'content-type': 'application/json' },
  });
  expect([answer.statusCode, answer.json<{ error_code: string; message: string }>()]).toMatchObject([
    400,
    { error_code: 'UNREADABLE', message: 'Požadavku nerozumíme. Zkuste ho prosím odeslat znovu.' },
  ]);
});
