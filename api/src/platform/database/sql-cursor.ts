import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import pg from 'pg';
import { Config } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { toConnectionLimits } from './database-urls.ts';
import { ReadReplicaPool } from './read-replica-pool.ts';
import { DatabasePools } from './database-pools.ts';

const BATCH_SIZE = 1000;
/** Limits are set in the transaction, because a role used through a pooler has shorter ones. */
const BEGIN = `begin read only; set local cursor_tuple_fraction = 1; set local statement_timeout = '30s';
  set local idle_in_transaction_session_timeout = '60s'`;
/** Dates and timestamps stay text, as on the connections of the ORM, so the same mappers apply. */
const types = new pg.TypeOverrides();
for (const oid of [
  pg.types.builtins.DATE,
  pg.types.builtins.TIMESTAMP,
  pg.types.builtins.TIMESTAMPTZ,
  pg.types.builtins.INTERVAL,
])
  types.setTypeParser(oid, (text: string) => text);

/**
 * Streams long results in batches of one snapshot, on connections apart from those of requests: memory use is
 * independent of the number of rows. Each batch has its own statement timeout (a portal of the wire protocol
 * would have one for the whole read); a reader that pauses for a minute is disconnected.
 */
@Injectable()
export class SqlCursor implements OnApplicationShutdown {
  private readonly pool: pg.Pool;
  private readonly openClients = new Set<pg.PoolClient>();

  constructor(
    private readonly em: EntityManager,
    config: Config,
    log: Log,
    pools: DatabasePools,
    private readonly replicas: ReadReplicaPool,
  ) {
    // A further read waits five seconds and is then rejected with 503.
    this.pool = pools.watch(
      'cursor',
      new pg.Pool({
        connectionString: config.DATABASE_URL,
        max: config.DATABASE_CURSOR_POOL_MAX,
        application_name: 'prostora-cursor',
        connectionTimeoutMillis: 5000,
        idleTimeoutMillis: 1000,
        ...toConnectionLimits(config, {
          statement_timeout: 30_000,
          query_timeout: 35_000,
          idle_in_transaction_session_timeout: 60_000,
        }),
      }),
      (err) => {
        log.warn({ err }, 'a connection of long readings broke');
      },
    );
  }

  /**
   * Streams the rows of a select with values in place of `?`, as in raw statements. The connection is held
   * from the first requested row until the last one, an error, or the `return` of the generator.
   */
  async *stream<T extends object>(
    sql: string,
    params: readonly unknown[] = [],
  ): AsyncGenerator<T, void, undefined> {
    const statement = this.em.getPlatform().formatQuery(sql, params);
    const client =
      (await this.replicas.tryReplica((pool) => this.openCursor(pool, statement))) ??
      (await this.openCursor(this.pool, statement));
    let isComplete = false;
    try {
      for (let more = true; more;) {
        const { rows } = await client.query<T>({ text: `fetch ${BATCH_SIZE} from long_reading`, types });
        more = rows.length === BATCH_SIZE;
        yield* rows;
      }
      await client.query('commit');
      isComplete = true;
    } finally {
      this.release(client, !isComplete);
    }
  }

  private async openCursor(pool: pg.Pool, statement: string): Promise<pg.PoolClient> {
    const client = await pool.connect();
    this.openClients.add(client);
    try {
      await client.query(BEGIN);
      await client.query(`declare long_reading no scroll cursor for ${statement}`);
      return client;
    } catch (error) {
      this.release(client, true);
      throw error;
    }
  }

  private release(client: pg.PoolClient, isBroken: boolean): void {
    if (this.openClients.delete(client)) client.release(isBroken);
  }

  /** Aborts running reads. */
  async onApplicationShutdown(): Promise<void> {
    for (const client of this.openClients) this.release(client, true);
    await this.pool.end();
  }
}
