import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { DatabaseProxy } from '../../../test/database-proxy.ts';
import { eventually } from '../../../test/platform.ts';
import { DatabasePools } from './database-pools.ts';

const proxy = new DatabaseProxy();
let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  const connectionString = await proxy.listen(database.url);
  pool = new DatabasePools().watch('breaker', new pg.Pool({ connectionString, query_timeout: 1000 }));
  pool.on('error', () => undefined);
  await pool.query('select 1');
});
afterAll(async () => {
  proxy.close();
  await pool.end();
  await database.drop();
});

const getError = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error) => error);

it('rejects connections to a silent server with the code of a lost connection, without starving timers', async () => {
  proxy.freeze();
  await eventually('the breaker is open', async () => {
    const error = await getError(pool.query('select 1'));
    return error instanceof Error && error.message === 'The database does not answer.';
  });
  let hasTimerFired = false;
  setTimeout(() => {
    hasTimerFired = true;
  }, 20);
  // A worker of BullMQ retries at once after an error that it does not take for a lost connection.
  const until = performance.now() + 500;
  let calls = 0;
  for (; !hasTimerFired && performance.now() < until; calls += 1)
    expect(await getError(pool.connect())).toMatchObject({ code: 'ECONNREFUSED' });
  expect(calls).toBeGreaterThan(0);
  expect(hasTimerFired).toBe(true);
  proxy.thaw();
  await eventually('the breaker is closed', async () => (await getError(pool.query('select 1'))) === null);
});
