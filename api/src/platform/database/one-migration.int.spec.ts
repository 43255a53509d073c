import { expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createTestDatabase } from '../../../test/database.ts';
import { ENTITIES } from '../../entities.ts';
import { MIGRATION_PATIENCE, ormOptions, whenLocksAreFree, whileNobodyMigrates } from './index.ts';

it('of two deploys at once one migrates, and the other finds nothing left', async () => {
  const database = await createTestDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(`alter table outbox_event drop column request_id; delete from mikro_orm_migrations where name like 'Migration20261124000041%'`);
  await client.end();
  const deploy = async (): Promise<number> => {
    const orm = await MikroORM.init(ormOptions(database.config, ENTITIES, undefined, MIGRATION_PATIENCE));
    return whileNobodyMigrates(database.url, async () => (await whenLocksAreFree(() => orm.migrator.up())).length).finally(() => orm.close(true));
  };
  expect((await Promise.all([deploy(), deploy(), deploy()])).sort()).toEqual([0, 0, 1]);
  await database.drop();
});

it('the lock goes when the work fails', async () => {
  const database = await createTestDatabase();
  await expect(whileNobodyMigrates(database.url, () => Promise.reject(new Error('a bad migration')))).rejects.toThrow('a bad migration');
  await expect(whileNobodyMigrates(database.url, () => Promise.resolve('next'))).resolves.toBe('next');
  await database.drop();
});
