import { expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { ENTITIES } from '../../entities.ts';
import { MIGRATION_TIMEOUTS, buildOrmOptions, retryOnLockTimeout, withMigrationLock } from './index.ts';

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

async function deploy(database: TestDatabase): Promise<number> {
  const orm = await MikroORM.init(buildOrmOptions(database.config, ENTITIES, undefined, MIGRATION_TIMEOUTS));
  const migrate = async (): Promise<number> => (await retryOnLockTimeout(() => orm.migrator.up())).length;
  try {
    return await withMigrationLock(database.url, migrate);
  } finally {
    await orm.close(true);
  }
}

it('applies a migration in one of three concurrent deploys', async () => {
  const database = await createTestDatabase();
  await query(
    database.url,
    `alter table outbox_event drop column request_id; delete from mikro_orm_migrations where name like 'Migration20261124000041%'`,
  );
  expect((await Promise.all([deploy(database), deploy(database), deploy(database)])).sort()).toEqual([
    0, 0, 1,
  ]);
  await database.drop();
});

it('builds an index concurrently while another deploy waits, and after an interrupted build', async () => {
  const database = await createTestDatabase();
  await query(
    database.url,
    `update pg_index set indisvalid = false where indexrelid = 'reservation_awaits_proof'::regclass`,
  );
  await query(database.url, `delete from mikro_orm_migrations where name like 'Migration20261128200000%'`);
  expect((await Promise.all([deploy(database), deploy(database)])).sort()).toEqual([0, 1]);
  const found = await query(
    database.url,
    `select indisvalid from pg_index where indexrelid = 'reservation_awaits_proof'::regclass`,
  );
  expect(found).toEqual([{ indisvalid: true }]);
  await database.drop();
});

it('releases the migration lock when the work fails', async () => {
  const database = await createTestDatabase();
  await expect(
    withMigrationLock(database.url, () => Promise.reject(new Error('a bad migration'))),
  ).rejects.toThrow('a bad migration');
  await expect(withMigrationLock(database.url, () => Promise.resolve('next'))).resolves.toBe('next');
  await database.drop();
});
