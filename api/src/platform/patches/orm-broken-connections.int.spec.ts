import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ENTITIES } from '../../entities.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { buildOrmOptions } from '../database/orm-options.ts';

const POOL_SIZE = 2;
let database: TestDatabase;
let orm: MikroORM;

beforeAll(async () => {
  database = await createTestDatabase();
  orm = await MikroORM.init(
    buildOrmOptions({ DATABASE_URL: database.url, DATABASE_POOL_MAX: POOL_SIZE }, ENTITIES),
  );
});
afterAll(async () => {
  await orm.close(true);
  await database.drop();
});

/** Begins a transaction and terminates its server process. */
async function terminateTransaction(admin: pg.Client): Promise<void> {
  await orm.em
    .fork()
    .transactional(async (em) => {
      const [row] = await em
        .getConnection()
        .execute<{ pid: number }[]>('select pg_backend_pid() as pid', [], 'all', em.getTransactionContext());
      await admin.query('select pg_terminate_backend($1)', [row?.pid]);
      await em.getConnection().execute('select 1', [], 'all', em.getTransactionContext());
    })
    .catch(() => undefined);
}

it('keeps its pool after more terminated transactions than it has connections', async () => {
  const admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
  for (let cut = 0; cut < POOL_SIZE + 2; cut += 1) await terminateTransaction(admin);
  await admin.end();
  const answer = await orm.em
    .fork()
    .transactional((em) =>
      em.getConnection().execute<{ one: number }[]>('select 1 as one', [], 'all', em.getTransactionContext()),
    );
  expect(answer).toEqual([{ one: 1 }]);
});
