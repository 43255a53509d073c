import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { createPlatform } from '../../../test/platform.ts';
import { SqlPool } from './index.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

it('survives a connection that breaks while checked out', async () => {
  const app = await createPlatform(database.config);
  const { pool } = app.get(SqlPool);
  const held = await pool.connect();
  const {
    rows: [row],
  } = await held.query<{ pid: number }>('select pg_backend_pid() as pid');
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  const ended = new Promise((resolve) => held.once('end', resolve));
  await admin.query('select pg_terminate_backend($1)', [row?.pid]);
  await ended;
  await expect(held.query('select 1')).rejects.toThrow();
  held.release(true);
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await admin.end();
  await app.close();
});
