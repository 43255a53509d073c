import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  DatabasePools,
  PreparedSqlClient,
  SqlCursor,
  SqlPool,
  UnitOfWork,
} from '../src/platform/database/index.ts';
import { IdempotencyStore } from '../src/platform/idempotency/index.ts';
import { createTestApp, type TestApp } from './app.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { DatabaseProxy } from './database-proxy.ts';

/** Startup parameters PgBouncer accepts; any other makes it reject the connection. */
const TRACKED = ['application_name', 'client_encoding', 'database', 'user'];
const pooler = new DatabaseProxy();
const direct = new DatabaseProxy();
let database: TestDatabase;
let test: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const url = await pooler.listen(database.url);
  const DATABASE_DIRECT_URL = await direct.listen(database.url);
  test = await createTestApp({ RATE_LIMITS: 'on', DATABASE_DIRECT_URL }, { ...database, url });
  await useEveryPool();
});
afterAll(async () => {
  await test.close();
  pooler.close();
  direct.close();
  await database.drop();
});

/** Uses every pool: login, authenticated request, idempotency key, cursor, prepared statement, queues. */
async function useEveryPool(): Promise<void> {
  const { email } = await test.make.user();
  const headers = await test.signIn(email);
  expect((await test.request({ url: '/api/auth/user', headers })).statusCode).toBe(200);
  const claimed = await test.app
    .get(IdempotencyStore)
    .claim({ scope: 'POST /x', key: 'pooled', bodyHash: 'x', timeLimitMs: 5000 });
  expect(claimed.kind).toBe('first');
  const rows: unknown[] = [];
  for await (const row of test.app.get(SqlCursor).stream('select generate_series(1, ?::int) as n', [3]))
    rows.push(row);
  expect(rows).toHaveLength(3);
  const found = await test.app
    .get(UnitOfWork)
    .run(() => test.app.get(PreparedSqlClient).query('select $1::int as n', [1]));
  expect(found).toEqual([{ n: 1 }]);
  await test.request({ url: '/api/health/ready' });
}

const listNames = ({ connections }: DatabaseProxy): (string | undefined)[] =>
  connections.map(({ parameters }) => parameters['application_name']);

describe('process behind a pooler', () => {
  it('opens connections only with parameters a pooler accepts', () => {
    expect(new Set(listNames(pooler))).toEqual(new Set(['prostora', 'prostora-sql', 'prostora-cursor']));
    const parameters = new Set(
      pooler.connections.flatMap((connection) => Object.keys(connection.parameters)),
    );
    expect([...parameters].filter((name) => !TRACKED.includes(name))).toEqual([]);
  });

  it('prepares no named statements', () => {
    const names = pooler.connections.flatMap((connection) => connection.names);
    expect(names.length).toBeGreaterThan(5);
    expect(new Set(names)).toEqual(new Set(['']));
  });

  it('uses the direct URL for LISTEN and queues', async () => {
    const client = await test.app.get(SqlPool).connectListener();
    await client.query('listen pooled');
    await client.end();
    expect(listNames(direct)).toEqual(expect.arrayContaining(['prostora-listen', 'prostora-queue-producer']));
  });

  it('has no other connection pools', () => {
    const pools = (test.app.get(DatabasePools) as unknown as { pools: Map<string, unknown> }).pools;
    expect([...pools.keys()].sort()).toEqual(['cursor', 'orm', 'queue-producer', 'sql']);
  });
});
