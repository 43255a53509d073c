import { expect, it } from '@jest/globals';
import { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { createTestDatabase } from '../../../test/database.ts';
import { ENTITIES } from '../../entities.ts';
import { MIGRATION_TIMEOUTS, buildOrmOptions, retryOnLockTimeout } from './index.ts';

it('retries a table change after lock timeouts until the lock is free', async () => {
  const database = await createTestDatabase();
  const orm = await MikroORM.init(
    buildOrmOptions({ DATABASE_URL: database.url, DATABASE_POOL_MAX: 2 }, ENTITIES, undefined, {
      ...MIGRATION_TIMEOUTS,
      lock_timeout: 200,
    }),
  );
  const holder = new pg.Client({ connectionString: database.url });
  await holder.connect();
  await holder.query('begin; lock table space in access share mode');
  let attempts = 0;
  let released: Promise<unknown> | undefined;
  const change = retryOnLockTimeout(() => {
    attempts += 1;
    if (attempts === 3) released = holder.query('commit');
    return orm.em.fork().transactional((em) => em.execute('alter table space add column trial int'));
  }, 50);
  await expect(change).resolves.toBeDefined();
  expect(attempts).toBeGreaterThanOrEqual(3);
  await expect(retryOnLockTimeout(() => orm.em.fork().execute('select 1 from nowhere'))).rejects.toThrow(
    /nowhere/u,
  );
  // The lock is free before the commit is answered; closing the connection in between would fail the commit.
  await released;
  await holder.end();
  await orm.close(true);
  await database.drop();
});
