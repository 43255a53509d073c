import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { AuditEntry } from '../src/modules/audit/index.ts';
import { createFlatPng } from '../src/modules/media/fixtures/images.ts';
import { buildOpenApiDocument } from '../src/platform/http/index.ts';
import { TABLE, type Row, type RequestInput, type Expectation } from './access-matrix.table.ts';
import {
  ACTORS,
  createTrialPlan,
  createAccessFixtures,
  SECRET,
  openSession,
  type ActorName,
  type AccessFixtures,
} from './access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from './app.ts';
import { multipart } from './fixtures/multipart.ts';

const ERROR_MEMBERS = ['error', 'error_code', 'errors', 'message', 'request_id', 'status_code'];
const REJECTION_STATUSES = [401, 403, 404];

/**
 * Operations without an audit record: queries sent by POST, private data of a user, operations whose result
 * is a record itself (a message, a demand, a mail), and images not shown yet.
 */
const UNAUDITED: readonly string[] = [
  'POST /api/content/:slug',
  'POST /api/reservations/check-availability',
  'POST /api/inquiries/:id/guest',
  'POST /api/spaces/cards',
  'POST /api/admin/seo-urls/check',
  'POST /api/favourites/join',
  'PUT /api/favourites/:id',
  'DELETE /api/favourites/:id',
  'POST /api/saved-searches',
  'POST /api/admin/views',
  'PUT /api/admin/views/:id',
  'DELETE /api/admin/views/:id',
  'PUT /api/user/lost-password',
  'POST /api/user/device-code',
  'POST /api/account/second-factor/totp',
  'POST /api/account/second-factor/passkeys/options',
  'POST /api/space/contact',
  'POST /api/inquiries',
  'POST /api/calendars/feeds/:id/refresh',
  'PUT /api/admin/images',
];
/**
 * Operations without an effect on the fixtures: what they end or delete does not exist, what they move or
 * save is unchanged.
 */
const WITHOUT_EFFECT: readonly string[] = [
  'POST /api/auth/logout',
  'POST /api/account/sessions/end-others',
  'POST /api/space/image/move',
  'POST /api/space/panorama/move',
  'DELETE /api/calendars/export',
  'DELETE /api/calendars/space/:id/export',
  'POST /api/admin/users/:id/unblock',
  'PUT /api/admin/customers/:id',
  'POST /api/pricing/quote',
  'POST /api/admin/queues/catalog/retry',
  'POST /api/admin/inquiries/:id/forward',
  'POST /api/admin/blog/posts/:id/restore',
  'POST /api/admin/content/:id/restore',
  'POST /api/admin/content-revisions/:id/restore',
];

let test: TestApp;
/** Shared fixtures for reads and rejected requests, which change nothing. */
let sharedFixtures: AccessFixtures;

beforeAll(async () => {
  test = await createTestApp({ ARES_URL: 'http://127.0.0.1:9' });
  await createTrialPlan(test);
  sharedFixtures = await createAccessFixtures(test);
});
afterAll(() => test.close());

/** `GET /api/…/:id` of every operation of the OpenAPI document. */
function operations(): string[] {
  const { paths } = buildOpenApiDocument(test.app);
  return Object.entries(paths).flatMap(([path, operationsOfPath]) =>
    Object.keys(operationsOfPath).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/gu, ':$1').replace(/(?<=.)\/$/u, '')}`,
    ),
  );
}

/** Route of a row without its variant: `GET /api/space (published)` → `GET /api/space`. */
const toRoute = ([name]: Row): string => name.replace(/ \(.*\)$/u, '');

function buildRequest(row: Row, { at = '', query = {}, body, form }: RequestInput): InjectOptions {
  const [method, path = ''] = toRoute(row).split(' ');
  const options: InjectOptions = { method: method as 'GET', url: path.replace(/:\w+/u, String(at)), query };
  if (body) return { ...options, payload: body };
  if (!form) return options;
  const fields = Object.entries(form).map(([name, value]) => ({ name, value }));
  return {
    ...options,
    ...multipart([
      ...fields,
      { name: 'file', value: createFlatPng(1200, 900), filename: 'sal.png', type: 'image/png' },
    ]),
  };
}

async function sendRequest(
  row: Row,
  actor: ActorName,
  fixtures: AccessFixtures,
): Promise<LightMyRequestResponse> {
  const { headers, ...options } = buildRequest(row, row[6]?.(fixtures) ?? {});
  const { authorization } =
    actor === 'anonymous' ? { authorization: undefined } : await openSession(test, fixtures.users[actor]);
  return test.request({ ...options, headers: { ...headers, ...(authorization && { authorization }) } });
}

const countAuditEntries = (): Promise<number> => test.orm.em.fork().count(AuditEntry);

/** Deviations of a response from the table; empty when there are none. */
function findProblems(
  actor: ActorName,
  expected: Expectation,
  { statusCode, body }: LightMyRequestResponse,
): string[] {
  if (statusCode >= 500 && statusCode !== 503) return [`${statusCode} ${body}`];
  if (typeof expected === 'string') {
    if (REJECTION_STATUSES.includes(statusCode)) return [`${statusCode} ${body}`];
    return expected === 'own' && actor !== 'owner' && body.includes(SECRET)
      ? [`exposes data of the owner: ${body}`]
      : [];
  }
  if (statusCode !== expected) return [`${statusCode} ${body}`];
  const members = Object.keys(JSON.parse(body) as object);
  const surplus = members.filter((member) => !ERROR_MEMBERS.includes(member));
  return [
    ...surplus.map((member) => `an error with ${member}`),
    ...(body.includes(SECRET) ? [`an error exposes data of the owner: ${body}`] : []),
  ];
}

describe('access matrix', () => {
  it('has exactly one row for every operation of the OpenAPI document', () => {
    const rows = new Set(TABLE.map(toRoute));
    const known = operations();
    expect(known.filter((operation) => !rows.has(operation))).toEqual([]);
    expect([...rows].filter((route) => !known.includes(route))).toEqual([]);
    expect(TABLE.map(([name]) => name)).toHaveLength(new Set(TABLE.map(([name]) => name)).size);
  });

  it.each(TABLE.map((row) => [row[0], row] as const))('answers as listed: %s', async (_name, row) => {
    const wrong: string[] = [];
    for (const [index, actor] of ACTORS.entries()) {
      const expected = row[index + 1] as Expectation;
      const fixtures =
        typeof expected === 'number' || row[0].startsWith('GET')
          ? sharedFixtures
          : await createAccessFixtures(test);
      const before = await countAuditEntries();
      const answer = await sendRequest(row, actor, fixtures);
      const records = (await countAuditEntries()) - before - (actor === 'anonymous' ? 0 : 1);
      if (
        answer.statusCode < 300 &&
        !row[0].startsWith('GET') &&
        records === 0 &&
        ![...UNAUDITED, ...WITHOUT_EFFECT].includes(toRoute(row))
      )
        wrong.push(`${actor}: no audit record`);
      wrong.push(...findProblems(actor, expected, answer).map((fault) => `${actor}: ${fault}`));
    }
    expect(wrong).toEqual([]);
  });

  it('lists only existing operations as unrecorded', () => {
    expect([...UNAUDITED, ...WITHOUT_EFFECT].filter((route) => !operations().includes(route))).toEqual([]);
  });

  it('rejects without side effects', async () => {
    const refused = TABLE.filter((row) => !row[0].startsWith('GET')).flatMap((row) =>
      ACTORS.flatMap((actor, index) => (typeof row[index + 1] === 'number' ? [{ row, actor }] : [])),
    );
    const fixtures = await createAccessFixtures(test);
    for (const actor of ACTORS) if (actor !== 'anonymous') await openSession(test, fixtures.users[actor]);
    const traces: string[] = [];
    for (const { row, actor } of refused) {
      const before = await countAuditEntries();
      await sendRequest(row, actor, fixtures);
      const logins = actor === 'anonymous' ? 0 : 1;
      if ((await countAuditEntries()) - before !== logins) traces.push(`${actor}: ${row[0]}`);
    }
    expect(traces).toEqual([]);
  });
});
