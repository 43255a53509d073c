import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { errors } from '@prostora/strings/cs/errors.ts';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { SqlPool } from '../src/platform/database/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { DatabaseProxy } from './database-proxy.ts';
import { eventually } from './platform.ts';
import { TEST_PASSWORD } from './factories/factories.ts';

const LIMIT_MS = 5000;
const proxy = new DatabaseProxy();
let database: TestDatabase;
let test: TestApp;
let email: string;
const isResponding = (): Promise<boolean> =>
  test.app
    .get(SqlPool)
    .pool.query('select 1')
    .then(
      () => true,
      () => false,
    );

beforeAll(async () => {
  database = await createTestDatabase();
  const url = await proxy.listen(database.url);
  test = await createTestApp({ RATE_LIMITS: 'on' }, { ...database, url });
});
afterAll(async () => {
  await test.close();
  proxy.close();
  await database.drop();
});
beforeEach(async () => {
  await eventually('the database answers', isResponding);
  // A call left over from the previous test may still time out.
  await eventually('the database takes a user', async () => {
    const user = await test.make.user().catch(() => null);
    email = user?.email ?? '';
    return user !== null;
  });
});

type Timed = { answer: LightMyRequestResponse; tookMs: number };

/** Sends concurrent requests while the database is frozen. */
async function sendWhileFrozen(...requests: InjectOptions[]): Promise<Timed[]> {
  proxy.freeze();
  try {
    return await Promise.all(
      requests.map(async (request) => {
        const from = performance.now();
        const answer = await test.request(request);
        return { answer, tookMs: performance.now() - from };
      }),
    );
  } finally {
    proxy.thaw();
  }
}

const login = (): InjectOptions => ({
  method: 'POST',
  url: '/api/auth/login',
  payload: { username: email, password: TEST_PASSWORD },
});

describe('database that accepts connections without answering', () => {
  it('answers a rate-limited login within five seconds', async () => {
    const [found] = await sendWhileFrozen(login());
    expect(found?.answer.json()).toMatchObject({
      status_code: 503,
      error_code: 'UNAVAILABLE',
      message: errors.UNAVAILABLE,
    });
    expect(found?.tookMs).toBeLessThan(LIMIT_MS);
  });

  it('answers immediately after a call has timed out', async () => {
    proxy.freeze();
    await test.request(login());
    const from = performance.now();
    const answer = await test.request(login());
    const tookMs = performance.now() - from;
    proxy.thaw();
    expect(answer.statusCode).toBe(503);
    expect(tookMs).toBeLessThan(1000);
  });

  it('recovers once the database answers', async () => {
    await sendWhileFrozen(login());
    await eventually('the database answers', isResponding);
    expect((await test.request(login())).statusCode).toBe(200);
  });

  it.each(['/sitemap.xml', '/blog/rss.xml', '/.well-known/security.txt'])(
    'answers %s with a line of Czech text',
    async (url) => {
      const [found] = await sendWhileFrozen({ method: 'GET', url });
      expect(found?.tookMs).toBeLessThan(LIMIT_MS);
      // Cached responses are served without the database.
      if (found?.answer.statusCode === 200) return;
      expect([found?.answer.statusCode, found?.answer.body]).toEqual([503, errors.UNAVAILABLE]);
      expect(found?.answer.headers).toMatchObject({
        'content-type': 'text/plain; charset=utf-8',
        'retry-after': '5',
      });
    },
  );
});
