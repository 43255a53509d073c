import { Global, Module, type DynamicModule } from '@nestjs/common';
import { MikroOrmModule } from '@mikro-orm/nestjs';
import type { ConfigValues } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { Metrics } from '../metrics/metrics.ts';
import { hasPreparedNames } from './addresses.ts';
import { DatabasePools } from './database-pools.ts';
import { ReadReplicas } from './read-replicas.ts';
import { ormOptions, type EntityClasses } from './orm-options.ts';
import type { Patience } from './patience.ts';
import { PooledLimitsCheck } from './pooled-limits-check.ts';
import { PreparedSql } from './prepared-sql.ts';
import { SqlCursor } from './sql-cursor.ts';
import { SqlPool } from './sql-pool.ts';
import { UnitOfWork } from './unit-of-work.ts';

@Global()
@Module({})
export class DatabaseModule {
  static of(config: ConfigValues, entities: EntityClasses, patience?: Patience): DynamicModule {
    const pools = new DatabasePools(config.NODE_ENV === 'test', hasPreparedNames(config));
    return {
      module: DatabaseModule,
      imports: [
        MikroOrmModule.forRoot({
          ...ormOptions(config, entities, pools, patience),
          registerRequestContext: false,
        }) as DynamicModule,
      ],
      providers: [
        {
          provide: DatabasePools,
          inject: [Metrics, Log],
          useFactory: (metrics: Metrics, log: Log) => pools.showIn(metrics, log),
        },
        UnitOfWork,
        PreparedSql,
        SqlPool,
        ReadReplicas,
        SqlCursor,
        PooledLimitsCheck,
      ],
      exports: [DatabasePools, UnitOfWork, PreparedSql, SqlPool, ReadReplicas, SqlCursor],
    };
  }
}
