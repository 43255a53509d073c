import { expect, it } from '@jest/globals';
import { createTestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/platform.ts';
import { SqlPool } from '../../../platform/database/index.ts';

it('finishes a running reload before it closes its connections on shutdown', async () => {
  const test = await createTestApp();
  const watcher = await test.app.get(SqlPool).connectListener();
  const isWaiting = async (): Promise<boolean> =>
    (
      await watcher.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length > 0;
  await watcher.query('begin; lock table seo_url in access exclusive mode');
  await test.app.get(SqlPool).pool.query(`notify reference_changed`);
  await eventually('the reload waits for the lock', isWaiting);
  let isClosed = false;
  const closing = test.app.close().then(() => {
    isClosed = true;
  });
  await new Promise((resolve) => {
    setTimeout(resolve, 300);
  });
  expect(await test.orm.em.fork().getConnection().execute('select 1 as alive')).toEqual([{ alive: 1 }]);
  expect(isClosed).toBe(false);
  await watcher.query('rollback');
  await closing;
  expect(isClosed).toBe(true);
  await watcher.end();
  await test.database.drop();
});
