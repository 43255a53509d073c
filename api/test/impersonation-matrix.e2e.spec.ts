import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { LightMyRequestResponse } from 'fastify';
import { AuditEntry } from '../src/modules/audit/index.ts';
import { AccessTokenService } from '../src/modules/accounts/sessions/access-token.service.ts';
import { ImpersonationService } from '../src/modules/accounts/sessions/impersonation.service.ts';
import { UnitOfWork } from '../src/platform/database/index.ts';
import { NOT_WHILE_IMPERSONATING } from '../src/platform/http/access.ts';
import { ANONYMOUS } from '../src/platform/http/index.ts';
import { ACCESS_CASES, type AccessCase } from './access-matrix.ts';
import { createAccessFixtures, openSession, type AccessFixtures } from './access-matrix.fixtures.ts';
import { buildAccessRequest } from './access-matrix.requests.ts';
import { createTestApp, type TestApp } from './app.ts';
import { IMPERSONATION_CLASSES, type ImpersonationClass } from './impersonation-matrix.ts';
import { listRoutes } from './routes.ts';

const UNLIMITED: readonly string[] = ['allowed', 'by-link'] satisfies ImpersonationClass[];
const CLASSED = Object.entries(IMPERSONATION_CLASSES).flatMap(([name, routes]) =>
  routes.map((route) => [route, name] as const),
);
const LIMITED = CLASSED.filter(([, name]) => !UNLIMITED.includes(name));
const routes = listRoutes().filter(
  ({ rules: [rule] }) => !(rule?.kind === 'requires' && rule.permission === 'console'),
);

let test: TestApp;
let fixtures: AccessFixtures;

beforeAll(async () => {
  test = await createTestApp({ ARES_URL: 'http://127.0.0.1:9' });
  fixtures = await createAccessFixtures(test);
});
afterAll(() => test.close());

/** Starts a session of the operator that acts as the owner. */
async function act({ owner, operator } = fixtures.users): Promise<{ authorization: string }> {
  const { app } = test;
  const { sessionId } = await openSession(test, operator);
  const actor = { ...ANONYMOUS, userId: operator.id, sessionId };
  const acting = await app
    .get(UnitOfWork)
    .runInOwnContext(() => app.get(ImpersonationService).start(actor, owner.id, 'browser'));
  const token = app.get(AccessTokenService).issue({ userId: owner.id, sessionId: acting.sessionId });
  return { authorization: `Bearer ${token}` };
}

function send(
  accessCase: AccessCase,
  authorization: { authorization: string },
): Promise<LightMyRequestResponse> {
  const { headers, ...options } = buildAccessRequest(accessCase, accessCase.send(fixtures));
  return test.request({ ...options, headers: { ...headers, ...authorization } });
}
const findCases = (route: string): AccessCase[] => ACCESS_CASES.filter((each) => each.route === route);
const isRejected = ({ statusCode, body }: LightMyRequestResponse): boolean =>
  statusCode === 403 && body.includes('"NOT_WHILE_IMPERSONATING"');

it('classes every route outside of the console that changes something, once', () => {
  const changing = routes.filter(({ method }) => method !== 'GET').map(({ name }) => name);
  const classed = CLASSED.map(([route]) => route);
  expect(changing.filter((name) => !classed.includes(name))).toEqual([]);
  expect(classed.filter((name) => !routes.some((route) => route.name === name))).toEqual([]);
  expect(classed.filter((name, index) => classed.indexOf(name) !== index)).toEqual([]);
});

it('each route declares the limit of its class', () => {
  const declared = routes.flatMap(({ name, handler }) => {
    const limit = Reflect.getMetadata(NOT_WHILE_IMPERSONATING, handler) as string | undefined;
    return limit === undefined ? [] : [[name, limit] as const];
  });
  expect(new Map(declared)).toEqual(new Map(LIMITED));
});

it.each(LIMITED)('rejects %s (%s) to an operator who acts as the owner, without a trace', async (route) => {
  const acting = await act();
  const before = await test.orm.em.fork().count(AuditEntry);
  for (const accessCase of findCases(route)) expect(isRejected(await send(accessCase, acting))).toBe(true);
  expect(await test.orm.em.fork().count(AuditEntry)).toBe(before);
});

it('rejects no other route for the impersonation', async () => {
  const rejected: string[] = [];
  for (const route of IMPERSONATION_CLASSES.allowed)
    for (const accessCase of findCases(route)) {
      const answer = await send(accessCase, await act());
      if (isRejected(answer) || answer.statusCode === 401) rejected.push(route);
    }
  expect(rejected).toEqual([]);
});

it('rejects a changed telephone of a space, and no other change of it', async () => {
  const { users, published } = await createAccessFixtures(test);
  const headers = await act(users);
  const { id } = published;
  let { version } = published;
  const save = (changes: object) =>
    test.request({
      method: 'PUT',
      url: '/api/space/save',
      headers,
      payload: { space: { id, version, ...changes }, publish: false },
    });
  expect(isRejected(await save({ phone: '+420777000111' }))).toBe(true);
  const saved = await save({ perex: 'Opravený překlep' });
  expect(saved.statusCode).toBe(200);
  ({ version } = saved.json<{ space: { version: number } }>().space);
  expect(isRejected(await save({ perex: 'Jiný', phone: '+420777000111' }))).toBe(true);
});

it('offers no step of a reservation and no offer of a demand to the acting operator', async () => {
  const headers = await act();
  const read = async <T>(url: string): Promise<T> => (await test.request({ url, headers })).json<T>();
  const { reservation } = await read<{ reservation: { allowed_actions: string[] } }>(
    `/api/reservations/${fixtures.reservation.id}`,
  );
  expect(reservation.allowed_actions).toEqual(['note']);
  const { inquiry } = await read<{ inquiry: { allowed_actions: string[] } }>(
    `/api/inquiries/received/${fixtures.demand.part.id}`,
  );
  expect(inquiry.allowed_actions).not.toContain('offer');
});
