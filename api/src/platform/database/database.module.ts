import { Global, Module, type DynamicModule } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import type { ConfigValues } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { Metrics } from '../metrics/metrics.ts';
import { keepsPreparedStatements } from './database-urls.ts';
import { DatabasePools } from './database-pools.ts';
import { ReadReplicaPool } from './read-replica-pool.ts';
import { buildOrmOptions, type EntityClasses } from './orm-options.ts';
import type { DatabaseTimeouts } from './timeouts.ts';
import { RoleLimitsValidator } from './role-limits-validator.ts';
import { PreparedSqlClient } from './prepared-sql-client.ts';
import { SqlCursor } from './sql-cursor.ts';
import { SqlPool } from './sql-pool.ts';
import { UnitOfWork } from './unit-of-work.ts';

@Global()
@Module({})
export class DatabaseModule {
  static forRoot(config: ConfigValues, entities: EntityClasses, timeouts?: DatabaseTimeouts): DynamicModule {
    const pools = new DatabasePools(config.NODE_ENV === 'test', keepsPreparedStatements(config));
    return {
      module: DatabaseModule,
      imports: [
        MikroOrmModule.forRoot({
          ...buildOrmOptions(config, entities, pools, timeouts),
          registerRequestContext: false,
        }) as DynamicModule,
      ],
      providers: [
        {
          provide: DatabasePools,
          inject: [Metrics, Log],
          useFactory: (metrics: Metrics, log: Log) => pools.exportMetrics(metrics, log),
        },
        UnitOfWork,
        PreparedSqlClient,
        SqlPool,
        ReadReplicaPool,
        SqlCursor,
        RoleLimitsValidator,
      ],
      exports: [DatabasePools, UnitOfWork, PreparedSqlClient, SqlPool, ReadReplicaPool, SqlCursor],
    };
  }
}
