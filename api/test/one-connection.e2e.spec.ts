import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { LocationsService } from '../src/modules/geo/index.ts';
import { QueueRegistry } from '../src/platform/queue/index.ts';
import { ACCESS_CASES, type AccessCase } from './access-matrix.ts';
import {
  createTrialPlan,
  createAccessFixtures,
  openSession,
  type AccessFixtures,
} from './access-matrix.fixtures.ts';
import { createTestApp, type TestApp } from './app.ts';
import { LanguageModelServer } from './language-model-server.ts';

/*
 * A transaction that takes a second connection may deadlock with others doing the same. With a pool of one
 * connection a single request shows it.
 */
const writer = new LanguageModelServer();
let test: TestApp;
let fixtures: AccessFixtures;
let headers: { authorization: string };

beforeAll(async () => {
  test = await createTestApp({ DATABASE_POOL_MAX: '1', AI_MODEL: 'local', AI_URL: await writer.start() });
  await test.app.get(QueueRegistry).driver.prepare();
  await createTrialPlan(test);
  fixtures = await createAccessFixtures(test);
  headers = await openSession(test, fixtures.users.operator);
});
afterAll(async () => {
  writer.stop();
  await test.close();
});

function buildRequest(
  { method, path, send }: AccessCase,
  change: (body: object) => object = (body) => body,
): InjectOptions {
  const { at = '', query = {}, body } = send(fixtures);
  const url = `${path.replace(/:\w+/gu, String(at))}?${new URLSearchParams(query).toString()}`;
  return { method: method as 'GET', url, headers, ...(body && { payload: change(body) }) };
}

/** Versioned forms of the operator; an order, a saved view and an image have no version. */
const versioned = ACCESS_CASES.filter(
  ({ route }) => route.startsWith('PUT /api/admin') && !/\/(?:order|images|views\/:id)$/u.test(route),
).map((each) => [each.name, each] as const);
const writes = ACCESS_CASES.filter(({ route }) =>
  /^(?:POST|PUT|DELETE) \/api\/(?:admin|space|reservations)\b/u.test(route),
).map((each) => [each.name, each] as const);

it.each(versioned)('%s reports a concurrent change with one connection', async (_name, each) => {
  const answer = await test.request(buildRequest(each, (body) => ({ ...body, version: 999 })));
  expect([answer.statusCode, answer.json<{ current?: unknown }>().current]).toEqual([
    409,
    expect.any(Object),
  ]);
});

it('saving a space looks locations up on another pool', async () => {
  test.app.get(LocationsService).invalidate();
  const { id, version } = fixtures.draft;
  const answer = await test.request({
    method: 'PUT',
    url: '/api/space/save',
    headers,
    payload: { space: { id, version, city: 'Kocourkov', street: 'Dlouhá' }, publish: false },
  });
  expect(answer.statusCode).toBe(200);
});

it.each(writes)('%s needs only one connection', async (_name, each) => {
  const answer = await test.request(buildRequest(each));
  expect(answer.statusCode).toBeLessThan(500);
});
