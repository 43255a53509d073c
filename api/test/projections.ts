import { CatalogRefreshService } from '../src/modules/catalog/index.ts';
import { spaceSource } from '../src/modules/spaces/index.ts';
import { SqlPool, UnitOfWork } from '../src/platform/database/index.ts';
import { ProjectionMarks } from '../src/platform/projections/index.ts';
import type { TestApp } from './app.ts';

/** Ids of the spaces whose catalogue entry waits to be made anew, ascending. */
export async function dirtySpaceIds({ app }: Pick<TestApp, 'app'>): Promise<number[]> {
  const { rows } = await app
    .get(SqlPool)
    .pool.query<{ space_id: number }>('select space_id from catalog_dirty order by space_id');
  return rows.map(({ space_id: id }) => id);
}

/** Forgets what waits, so that a test sees its own marks only. */
export async function forgetDirtySpaces({ app }: Pick<TestApp, 'app'>): Promise<void> {
  await app.get(SqlPool).pool.query('delete from catalog_dirty');
}

/** Stands for the loop of the worker: brings the catalogue up to date with everything marked, and with spaces that were changed past the product. */
export async function refreshCatalog(
  { app }: Pick<TestApp, 'app'>,
  changedIds: readonly number[] = [],
): Promise<void> {
  await app
    .get(UnitOfWork)
    .run(() => Promise.resolve(app.get(ProjectionMarks).mark(spaceSource, changedIds)));
  await app.get(CatalogRefreshService).refreshAll();
}
