import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../../test/app.ts';
import { eventually } from '../../../../test/platform.ts';
import { listDirtySpaceIds, clearDirtySpaces, refreshCatalog } from '../../../../test/projections.ts';
import { SqlPool, UnitOfWork } from '../../../platform/database/index.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';
import { ProjectionInvalidator } from '../../../platform/projections/index.ts';
import { spaceSource } from '../../spaces/index.ts';
import { CatalogDirtyRepository, buildDirtyInsertSql } from './catalog-dirty.repository.ts';
import { CatalogProjectionHookRegistry } from './catalog-projection-hook-registry.ts';
import { CatalogProjector } from './catalog-projector.ts';
import { CatalogRefreshService } from './catalog-refresh.service.ts';

let test: TestApp;

beforeAll(async () => {
  test = await createTestApp({ DATABASE_POOL_MAX: '1', DATABASE_SQL_POOL_MAX: '1' });
});
beforeEach(() => clearDirtySpaces(test));
afterAll(() => test.close());

const sql = <T extends object>(text: string, values: unknown[] = []): Promise<T[]> =>
  test.app
    .get(SqlPool)
    .pool.query<T>(text, values)
    .then(({ rows }) => rows);
const entryIds = async (): Promise<number[]> =>
  (await sql<{ id: number }>('select space_id as id from catalog_entry where not removed order by 1')).map(
    ({ id }) => id,
  );
const mark = (ids: readonly number[]): Promise<void> =>
  test.app
    .get(UnitOfWork)
    .run(() => Promise.resolve(test.app.get(ProjectionInvalidator).invalidate(spaceSource, ids)));
const makeSpaces = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  while (ids.length < count) ids.push((await test.make.space()).id);
  return ids;
};

describe('CatalogDirtyRepository', () => {
  it('rejects marks outside of a unit of work', () => {
    expect(() => test.app.get(ProjectionInvalidator).invalidate(spaceSource, [1])).toThrow(
      'inside a unit of work',
    );
  });

  it('rolls marks back with the change', async () => {
    await expect(
      test.app.get(UnitOfWork).run(() => {
        test.app.get(ProjectionInvalidator).invalidate(spaceSource, [1]);
        return Promise.reject(new Error('undone'));
      }),
    ).rejects.toThrow('undone');
    expect(await listDirtySpaceIds(test)).toEqual([]);
  });

  it('keeps one mark per space for repeated changes', async () => {
    const [id = 0] = await makeSpaces(1);
    for (let change = 0; change < 3; change += 1) await mark([id, id]);
    expect(await listDirtySpaceIds(test)).toEqual([id]);
  });

  it('removes marks when the entries are written', async () => {
    const ids = await makeSpaces(3);
    await refreshCatalog(test, ids);
    expect(await entryIds()).toEqual(expect.arrayContaining(ids));
    expect(await listDirtySpaceIds(test)).toEqual([]);
  });

  it('keeps a mark set while the entry is projected', async () => {
    const [id = 0] = await makeSpaces(1);
    await mark([id]);
    const claimed = await test.app.get(CatalogDirtyRepository).claim(10);
    await sql('update space set name = $1 where id = $2', ['Přejmenovaný', id]);
    await mark([id]);
    await test.app.get(UnitOfWork).runInOwnContext(() => test.app.get(CatalogProjector).refresh(claimed));
    expect(await listDirtySpaceIds(test)).toEqual([id]);
    await refreshCatalog(test);
    expect(await listDirtySpaceIds(test)).toEqual([]);
  });

  it('leases a mark to one worker until the lease expires', async () => {
    const [id = 0] = await makeSpaces(1);
    await mark([id]);
    const repository = test.app.get(CatalogDirtyRepository);
    expect(await repository.claim(10)).toHaveLength(1);
    expect(await repository.claim(10)).toEqual([]);
    await sql(`update catalog_dirty set leased_until = now() - interval '1 second'`);
    expect(await repository.claim(10)).toHaveLength(1);
  });

  it('does not block a marking transaction while entries are projected', async () => {
    const [id = 0] = await makeSpaces(1);
    await mark([id]);
    const otherProcess = await test.app.get(SqlPool).connectListener();
    const markDuration = new Promise<number>((resolve, reject) => {
      let isFirst = true;
      test.app.get(CatalogProjectionHookRegistry).register(async () => {
        if (!isFirst) return;
        isFirst = false;
        const started = performance.now();
        await otherProcess
          .query(buildDirtyInsertSql('select $1::int as id'), [id])
          .then(() => resolve(performance.now() - started), reject);
      });
    });
    await refreshCatalog(test);
    expect(await markDuration).toBeLessThan(1000);
    expect(await listDirtySpaceIds(test)).toEqual([id]);
    await otherProcess.end();
  });
});

describe('CatalogRefreshService with a failing space', () => {
  it('projects the others, reports the failing one and retries it until it succeeds', async () => {
    const ids = await makeSpaces(5);
    const broken = ids[2] ?? 0;
    await sql(`alter table catalog_entry add constraint broken_on_purpose check (space_id <> ${broken})`);
    await refreshCatalog(test, ids);
    expect(await entryIds()).toEqual(expect.arrayContaining(ids.filter((id) => id !== broken)));
    expect(await listDirtySpaceIds(test)).toEqual([broken]);
    const repository = test.app.get(CatalogDirtyRepository);
    const [failing] = await repository.listFailing(10);
    expect(failing).toMatchObject({
      spaceId: broken,
      attempts: 1,
      reason: expect.stringContaining('broken_on_purpose') as unknown,
    });
    expect(failing?.nextAt).toBeInstanceOf(Date);
    expect(await repository.getBacklog()).toMatchObject({ waiting: 1, failing: 1 });
    expect(
      await test.app.get(Metrics).registry.getSingleMetricAsString('prostora_catalog_dirty_failing'),
    ).toContain('prostora_catalog_dirty_failing 1');
    expect(await repository.claim(10)).toEqual([]);
    await sql('alter table catalog_entry drop constraint broken_on_purpose');
    expect(await repository.retry(broken)).toBe(1);
    await test.app.get(CatalogRefreshService).refreshAll();
    expect(await entryIds()).toContain(broken);
    expect(await listDirtySpaceIds(test)).toEqual([]);
  });
});

describe('CatalogRefreshService.start', () => {
  it('projects five concurrent changes over pools of one connection within two seconds', async () => {
    const ids = await makeSpaces(5);
    test.app.get(CatalogRefreshService).start();
    await Promise.all(ids.map((id) => mark([id])));
    const started = performance.now();
    await eventually(
      'every entry is there',
      async () => (await entryIds()).filter((id) => ids.includes(id)).length === ids.length,
      2000,
    );
    await eventually('no mark is left', async () => (await listDirtySpaceIds(test)).length === 0, 2000);
    process.stdout.write(
      `5 concurrent changes over pools of one: ${Math.round(performance.now() - started)} ms\n`,
    );
  });
});
