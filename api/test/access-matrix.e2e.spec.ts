import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { AuditEntry } from '../src/modules/audit/index.ts';
import { ACCESS_CASES, findMatrixProblems, type AccessCase } from './access-matrix.ts';
import {
  ACTORS,
  createTrialPlan,
  createAccessFixtures,
  createAccessFixturesBatch,
  SECRET,
  openSession,
  type ActorName,
  type AccessFixtures,
} from './access-matrix.fixtures.ts';
import { buildAccessRequest } from './access-matrix.requests.ts';
import { createTestApp, type TestApp } from './app.ts';

const ERROR_MEMBERS = ['error', 'error_code', 'errors', 'message', 'request_id', 'status_code'];
/** Of fixtures created at once. */
const BATCH_SIZE = 40;
const REJECTION_STATUSES = [401, 403, 404];

/**
 * Operations without an audit record: queries sent by POST, private data of a user, operations whose result
 * is a record itself (a message, a demand, a mail), images not shown yet, and a bulk whose items are recorded
 * one by one, of which a stranger has none.
 */
const UNAUDITED: readonly string[] = [
  'POST /api/auth/customer',
  'POST /api/content/:slug',
  'POST /api/reservations/bulk-confirm',
  'POST /api/reservations/check-availability',
  'POST /api/reservations/:id/changes/preview',
  'POST /api/reservations/own/check',
  'POST /api/booking-imports/preview',
  'POST /api/contract-templates/try',
  'POST /api/rental-terms/try',
  'POST /api/series/:id/changes/preview',
  'POST /api/reservations/series/check',
  'POST /api/inquiries/:id/guest',
  'POST /api/canned-replies',
  'PUT /api/canned-replies/:id',
  'DELETE /api/canned-replies/:id',
  'POST /api/conversations/:id/read',
  'POST /api/spaces/cards',
  'POST /api/admin/seo-urls/check',
  'POST /api/favourites/join',
  'PUT /api/favourites/:id',
  'DELETE /api/favourites/:id',
  'POST /api/saved-searches',
  'POST /api/selections',
  'POST /api/waitlist/own',
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
  'DELETE /api/calendars/member',
  'DELETE /api/calendars/space/:id/export',
  'POST /api/admin/users/:id/unblock',
  'PUT /api/admin/customers/:id',
  'POST /api/price-lists/:id/try',
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
/** Unused fixtures for requests that change their records. */
let unusedFixtures: AccessFixtures[] = [];

async function takeFixtures(): Promise<AccessFixtures> {
  const fixtures = unusedFixtures.pop();
  if (fixtures) return fixtures;
  unusedFixtures = await createAccessFixturesBatch(test, BATCH_SIZE);
  return takeFixtures();
}

beforeAll(async () => {
  test = await createTestApp({ ARES_URL: 'http://127.0.0.1:9' });
  await createTrialPlan(test);
  sharedFixtures = await createAccessFixtures(test);
});
afterAll(() => test.close());

async function sendRequest(
  accessCase: AccessCase,
  actor: ActorName,
  fixtures: AccessFixtures,
): Promise<LightMyRequestResponse> {
  const { headers, ...options } = buildAccessRequest(accessCase, accessCase.send(fixtures));
  const { authorization } =
    actor === 'anonymous' ? { authorization: undefined } : await openSession(test, fixtures.users[actor]);
  return test.request({ ...options, headers: { ...headers, ...(authorization && { authorization }) } });
}

const countAuditEntries = (): Promise<number> => test.orm.em.fork().count(AuditEntry);

/** Deviations of a response from the matrix; empty when there are none. */
function findProblems(
  { expected: expectations, isRecordKnown }: AccessCase,
  actor: ActorName,
  { statusCode, body }: LightMyRequestResponse,
): string[] {
  const expected = expectations[actor];
  if (statusCode >= 500 && statusCode !== 503) return [`${statusCode} ${body}`];
  if (typeof expected === 'string') {
    if (REJECTION_STATUSES.includes(statusCode) && (isRecordKnown || statusCode !== 404))
      return [`${statusCode} ${body}`];
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
  it('knows the ownership of the record of every route that its rule does not describe', () => {
    expect(findMatrixProblems()).toEqual([]);
  });

  it.each(ACCESS_CASES.map((each) => [each.name, each] as const))(
    'answers as listed: %s',
    async (_name, accessCase) => {
      const { route, method, expected } = accessCase;
      const wrong: string[] = [];
      for (const actor of ACTORS) {
        const fixtures =
          typeof expected[actor] === 'number' || method === 'GET' ? sharedFixtures : await takeFixtures();
        const before = await countAuditEntries();
        const answer = await sendRequest(accessCase, actor, fixtures);
        const records = (await countAuditEntries()) - before - (actor === 'anonymous' ? 0 : 1);
        if (
          answer.statusCode < 300 &&
          method !== 'GET' &&
          records === 0 &&
          ![...UNAUDITED, ...WITHOUT_EFFECT].includes(route)
        )
          wrong.push(`${actor}: no audit record`);
        wrong.push(...findProblems(accessCase, actor, answer).map((fault) => `${actor}: ${fault}`));
      }
      expect(wrong).toEqual([]);
    },
  );

  it('lists only existing operations as unrecorded', () => {
    const known = new Set(ACCESS_CASES.map(({ route }) => route));
    expect([...UNAUDITED, ...WITHOUT_EFFECT].filter((route) => !known.has(route))).toEqual([]);
  });

  it('rejects without side effects', async () => {
    const refused = ACCESS_CASES.filter(({ method }) => method !== 'GET').flatMap((accessCase) =>
      ACTORS.filter((actor) => typeof accessCase.expected[actor] === 'number').map((actor) => ({
        accessCase,
        actor,
      })),
    );
    const fixtures = await createAccessFixtures(test);
    for (const actor of ACTORS) if (actor !== 'anonymous') await openSession(test, fixtures.users[actor]);
    const traces: string[] = [];
    for (const { accessCase, actor } of refused) {
      const before = await countAuditEntries();
      await sendRequest(accessCase, actor, fixtures);
      const logins = actor === 'anonymous' ? 0 : 1;
      if ((await countAuditEntries()) - before !== logins) traces.push(`${actor}: ${accessCase.name}`);
    }
    expect(traces).toEqual([]);
  });
});
