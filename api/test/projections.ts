import { CatalogRefreshService } from '../src/modules/catalog/index.ts';
import { spaceSource } from '../src/modules/spaces/index.ts';
import { SqlPool, UnitOfWork } from '../src/platform/database/index.ts';
import { ProjectionInvalidator } from '../src/platform/projections/index.ts';
import type { TestApp } from './app.ts';

/** Ids of the spaces with a dirty catalogue entry, ascending. */
export async function listDirtySpaceIds({ app }: Pick<TestApp, 'app'>): Promise<number[]> {
  const { rows } = await app
    .get(SqlPool)
    .pool.query<{ space_id: number }>('select space_id from catalog_dirty order by space_id');
  return rows.map(({ space_id: id }) => id);
}

/** Clears the marks, so that a test sees its own only. */
export async function clearDirtySpaces({ app }: Pick<TestApp, 'app'>): Promise<void> {
  await app.get(SqlPool).pool.query('delete from catalog_dirty');
}

/**
 * Simulates the projection loop: refreshes the catalogue of all marked spaces, and of spaces changed by raw
 * SQL.
 */
export async function refreshCatalog(
  { app }: Pick<TestApp, 'app'>,
  changedIds: readonly number[] = [],
): Promise<void> {
  await app
    .get(UnitOfWork)
    .run(() => Promise.resolve(app.get(ProjectionInvalidator).invalidate(spaceSource, changedIds)));
  await app.get(CatalogRefreshService).refreshAll();
}
