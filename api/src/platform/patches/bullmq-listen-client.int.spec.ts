import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createPostgresBackend } from 'bullmq';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { useOwnListenClient } from './bullmq-listen-client.ts';

let database: TestDatabase;
let pool: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 1, connectionTimeoutMillis: 2000 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('opens the LISTEN connection while the only connection of the pool is taken', async () => {
  class ListenClient extends pg.Client {}
  const taken = await pool.connect();
  const backend = createPostgresBackend('images', { connection: pool as never });
  useOwnListenClient(backend, ListenClient, { connectionString: database.url });
  const client = (await backend.connection.getListenClient()) as pg.Client;
  expect(client).toBeInstanceOf(ListenClient);
  expect((await client.query<{ one: number }>('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
  taken.release();
});
