import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { DatabasePools } from '../database/database-pools.ts';
import { nameStatements, toStatementName } from '../database/prepared-sql-client.ts';
import { withWaitBudget } from '../database/wait-budget.ts';
import { addConnectHook, addQueryHook, destroyConnection } from './pg-hooks.ts';

const STATEMENT = 'select $1::int as one';
let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => {
  pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 2000 });
  pool.on('error', () => undefined);
});
afterEach(() => pool.end());
afterAll(() => database.drop());

const listStatementNames = async (): Promise<string[]> =>
  (await pool.query<{ name: string }>('select name from pg_prepared_statements')).rows.map(
    ({ name }) => name,
  );

describe('addQueryHook', () => {
  it('applies the hooks in order to queries of a connection and of the pool', async () => {
    addQueryHook(pool, ([, ...rest]) => ({ args: [STATEMENT, ...rest] }));
    addQueryHook(pool, ([text, values, ...rest]) => ({ args: [text, [Number(values) + 1], ...rest] }));
    const client = await pool.connect();
    expect((await client.query('x', [1])).rows).toEqual([{ one: 2 }]);
    client.release();
    expect((await pool.query('x', [2])).rows).toEqual([{ one: 3 }]);
  });

  it('reports the end of queries, whether they are awaited or have a callback', async () => {
    const onSettled = jest.fn<(error?: unknown) => void>();
    addQueryHook(pool, (args) => ({ args, onSettled }));
    const client = await pool.connect();
    await client.query('select 1');
    await expect(client.query('select x')).rejects.toThrow();
    client.release();
    await pool.query('select 1');
    await expect(pool.query('select x')).rejects.toThrow();
    const isFailed = onSettled.mock.calls.map(([error]) => error instanceof Error);
    expect(isFailed).toEqual([false, true, false, true]);
  });

  it('names statements with parameters, also within a wait budget', async () => {
    nameStatements(pool);
    new DatabasePools(true).watch('orm', pool);
    await withWaitBudget(2000, () => pool.query(STATEMENT, [1]));
    expect(await listStatementNames()).toEqual([toStatementName(STATEMENT)]);
  });

  it('names no statement behind a pooler', async () => {
    nameStatements(pool);
    new DatabasePools(true, false).watch('orm', pool);
    await pool.query(STATEMENT, [1]);
    expect(await listStatementNames()).toEqual([]);
  });
});

describe('addConnectHook', () => {
  it('calls the hook added last first, for connections and for queries of the pool', async () => {
    const calls: string[] = [];
    for (const name of ['inner', 'outer'])
      addConnectHook(pool, (next) => {
        calls.push(name);
        return next();
      });
    (await pool.connect()).release();
    await pool.query('select 1');
    expect(calls).toEqual(['outer', 'inner', 'outer', 'inner']);
  });

  it('rejects both forms of connect with the error of a hook', async () => {
    addConnectHook(pool, () => Promise.reject(new Error('closed')));
    await expect(pool.connect()).rejects.toThrow('closed');
    await expect(pool.query('select 1')).rejects.toThrow('closed');
  });
});

it('destroyConnection cuts a connection, and the pool opens another one', async () => {
  const client = await pool.connect();
  client.on('error', () => undefined);
  const sleeping = client.query('select pg_sleep(5)');
  destroyConnection(client);
  await expect(sleeping).rejects.toThrow('Connection terminated');
  client.release(true);
  expect((await pool.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
});
