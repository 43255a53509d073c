import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/platform.ts';
import { SqlPool } from '../../../platform/database/index.ts';
import type { Space } from '../../spaces/index.ts';
import { CATALOG_CHANNEL } from '../index/catalog.repository.ts';
import { CatalogJobs } from '../results/catalog.jobs.ts';

let test: TestApp;
let spaces: Space[];

beforeAll(async () => {
  test = await createTestApp();
  spaces = [await test.make.space(), await test.make.space(), await test.make.space()];
});
afterAll(() => test.close());

const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);

/** Runs the nightly job and returns the spaces the processes were notified of. */
async function rebuild(): Promise<number[]> {
  const notifiedIds: number[] = [];
  const listener = await test.app.get(SqlPool).connectListener();
  let isOver = false;
  listener.on('notification', ({ payload }) => {
    if (payload === 'over') isOver = true;
    else notifiedIds.push(...(payload ?? '').split(',').map(Number));
  });
  await listener.query(`listen ${CATALOG_CHANNEL}`);
  await test.app.get(CatalogJobs).rebuild();
  await sql('select pg_notify($1, $2)', [CATALOG_CHANNEL, 'over']);
  await eventually('every notification has arrived', () => isOver);
  await listener.end();
  return notifiedIds.sort((one, other) => one - other);
}

it('the nightly rebuild projects changes without an event and notifies of nothing else', async () => {
  const ids = spaces.map(({ id }) => id);
  expect(await rebuild()).toEqual(ids);
  expect(await rebuild()).toEqual([]);
  await sql('update building set name = $1 where id = $2', ['Dům U Nového jména', spaces[1]?.building.id]);
  expect(await rebuild()).toEqual([ids[1]]);
  expect(
    await sql(`select card->>'building_name' as name from catalog_entry where space_id = $1`, [ids[1]]),
  ).toEqual([{ name: 'Dům U Nového jména' }]);
});

it('marks unpublished spaces as removed and deletes them after a month', async () => {
  const id = spaces[2]?.id ?? 0;
  await sql(`update space set status = 'DISABLED' where id = $1`, [id]);
  expect(await rebuild()).toEqual([id]);
  expect(await sql('select removed from catalog_entry where space_id = $1', [id])).toEqual([
    { removed: true },
  ]);
  await sql(`update catalog_entry set changed_at = now() - interval '31 days' where space_id = $1`, [id]);
  expect(await rebuild()).toEqual([]);
  expect(await sql('select 1 from catalog_entry where space_id = $1', [id])).toEqual([]);
});
