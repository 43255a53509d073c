import { defineConfig, type Options } from '@mikro-orm/postgresql';
import { Migrator, TSMigrationGenerator } from '@mikro-orm/migrations';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import type { ConfigValues } from '../config/index.ts';
import type { DatabasePools } from './database-pools.ts';
import { keepsPreparedStatements, toConnectionLimits } from './database-urls.ts';
import { REQUEST_TIMEOUTS, type DatabaseTimeouts } from './timeouts.ts';
import { currentEntityManager } from './identity-maps.ts';
import { releaseBrokenConnections } from '../patches/orm-broken-connections.ts';
import { nameStatements } from './prepared-sql-client.ts';

/** Entity classes, passed by the composition root: the platform knows no domain. */
export type EntityClasses = NonNullable<Options['entities']>;

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

type OrmConfig = Pick<ConfigValues, 'DATABASE_URL' | 'DATABASE_POOL_MAX'> &
  Partial<Pick<ConfigValues, 'DATABASE_DIRECT_URL' | 'DATABASE_PREPARED'>>;

/** ORM options: one pool per process, statement timeouts, UTC timestamps. */
export function buildOrmOptions(
  config: OrmConfig,
  entities: EntityClasses,
  pools?: DatabasePools,
  timeouts: DatabaseTimeouts = REQUEST_TIMEOUTS,
): Options {
  return defineConfig({
    clientUrl: config.DATABASE_URL,
    entities,
    metadataProvider: ReflectMetadataProvider,
    extensions: [Migrator],
    pool: { min: 0, max: config.DATABASE_POOL_MAX },
    forceUtcTimezone: true,
    allowGlobalContext: false,
    context: currentEntityManager,
    driverOptions: {
      application_name: 'prostora',
      ...toConnectionLimits(config, timeouts),
      keepAlive: true,
      onPoolCreated: (pool: pg.Pool) => {
        releaseBrokenConnections(pool);
        if (keepsPreparedStatements(config)) nameStatements(pool);
        pools?.watch('orm', pool);
      },
    },
    // Each migration commits separately, so that one may build an index concurrently, which is impossible in
    // a transaction.
    migrations: {
      path: migrationsFolder,
      transactional: true,
      allOrNothing: false,
      snapshot: false,
      silent: true,
      emit: 'ts',
      generator: TSMigrationGenerator,
    },
    schemaGenerator: { disableForeignKeys: false },
  });
}
