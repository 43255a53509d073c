import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { directUrl, toConnectionLimits } from './database-urls.ts';
import { DatabasePools } from './database-pools.ts';
import { isHoldingConnection } from './connection-guard.ts';
import { REQUEST_TIMEOUTS } from './timeouts.ts';
import { PreparedSqlClient } from './prepared-sql-client.ts';

/**
 * A small pool of plain connections apart from the ORM, for everything that is no entity: counters, NOTIFY,
 * queues.
 */
@Injectable()
export class SqlPool implements OnApplicationShutdown {
  readonly pool: pg.Pool;

  constructor(
    private readonly config: Config,
    log: Log,
    pools: DatabasePools,
    private readonly prepared: PreparedSqlClient,
  ) {
    const pool = new pg.Pool({
      connectionString: config.DATABASE_URL,
      max: config.DATABASE_SQL_POOL_MAX,
      application_name: 'prostora-sql',
      ...toConnectionLimits(config, REQUEST_TIMEOUTS),
    });
    this.pool = pools.watch('sql', pool, (err) => {
      log.warn({ err }, 'a database connection broke');
    });
  }

  /**
   * Rows of a constant statement, on the connection of the current unit of work or else on one of the pool.
   * Timestamps are text on the one and dates on the other, so select numbers instead.
   */
  async query<T extends object>(text: string, values: readonly unknown[] = []): Promise<T[]> {
    if (isHoldingConnection()) return this.prepared.query<T>(text, values);
    return (await this.pool.query<T>(text, [...values])).rows;
  }

  /** A dedicated connection for LISTEN; the caller ends it. */
  async connectListener(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: directUrl(this.config),
      application_name: 'prostora-listen',
      connectionTimeoutMillis: 5000,
      keepAlive: true,
    });
    await client.connect();
    return client;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
