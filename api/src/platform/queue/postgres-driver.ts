import {
  createPostgresBackend,
  DEFAULT_SCHEMA,
  runMigrations,
  type BackendFactory,
  type ConnectionOptions,
} from 'bullmq';
import pg from 'pg';
import type { ConfigValues } from '../config/index.ts';
import { directUrl, REQUEST_TIMEOUTS, type DatabasePools } from '../database/index.ts';
import { useOwnListenClient } from '../patches/bullmq-listen-client.ts';
import type { BackendOptions, QueueDriver } from './queue-driver.ts';
import { withTimeout } from './with-timeout.ts';

/** Creates or migrates the queue tables (schema `bullmq`); idempotent. */
export async function migrateQueueTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'prostora-queue-migration',
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(
      `set lock_timeout = '10s'; set statement_timeout = 0; set client_min_messages = warning`,
    );
    await runMigrations(client);
  } finally {
    await client.end();
  }
}

type PostgresDriverConfig = Pick<
  ConfigValues,
  'DATABASE_URL' | 'QUEUE_PRODUCER_POOL_MAX' | 'QUEUE_CONSUMER_POOL_MAX'
> &
  Partial<Pick<ConfigValues, 'DATABASE_DIRECT_URL'>>;

/**
 * Queues in PostgreSQL, for installations without Redis: small pools for all queues, bypassing a pooler.
 * Every worker has its own connection for LISTEN.
 */
export class PostgresDriver implements QueueDriver {
  readonly kind = 'postgres';
  private readonly pools = new Map<string, pg.Pool>();
  private readonly clients = new Set<pg.Client>();
  private readonly listening = new Set<pg.Client>();

  constructor(
    private readonly config: PostgresDriverConfig,
    private readonly onError: (error: Error) => void,
    private readonly databasePools?: DatabasePools,
  ) {}

  producer(): BackendOptions {
    return this.toBackendOptions(this.getPool('producer'));
  }

  consumer(): BackendOptions {
    return this.toBackendOptions(this.getPool('consumer'), this.createListeningBackend);
  }

  async prepare(): Promise<void> {
    await migrateQueueTables(directUrl(this.config));
  }

  async ping(): Promise<void> {
    await this.getPool('producer').query('select 1');
  }

  /** A worker with an unfinished job still uses its connections, for which the pool would wait forever. */
  async close(): Promise<void> {
    const ended = Promise.all([...this.pools.values()].map((pool) => pool.end()));
    this.pools.clear();
    await withTimeout(1000, 'the connections of the queues', ended).catch(() =>
      Promise.all([...this.clients].map((client) => client.end())),
    );
    await Promise.all([...this.listening].map((client) => client.end()));
  }

  private readonly createListeningBackend = (
    ...given: Parameters<typeof createPostgresBackend>
  ): ReturnType<typeof createPostgresBackend> => {
    const { listening, config } = this;
    class ListeningClient extends pg.Client {
      constructor(options: pg.ClientConfig) {
        super(options);
        listening.add(this);
        this.on('end', () => listening.delete(this));
      }
    }
    const listenClientConfig: pg.ClientConfig = {
      connectionString: directUrl(config),
      connectionTimeoutMillis: REQUEST_TIMEOUTS.connectionTimeoutMillis,
      options: `-c search_path=${DEFAULT_SCHEMA}`,
    };
    return useOwnListenClient(createPostgresBackend(...given), ListeningClient, listenClientConfig);
  };

  private toBackendOptions(pool: pg.Pool, factory: unknown = createPostgresBackend): BackendOptions {
    // The type of a queue names the Redis backend; the factory decides which is used.
    return {
      connection: pool as ConnectionOptions,
      factory: factory as BackendFactory,
      prefix: 'prostora',
    };
  }

  private getPool(role: 'producer' | 'consumer'): pg.Pool {
    let pool = this.pools.get(role);
    if (!pool) {
      pool = new pg.Pool({
        connectionString: directUrl(this.config),
        max: role === 'producer' ? this.config.QUEUE_PRODUCER_POOL_MAX : this.config.QUEUE_CONSUMER_POOL_MAX,
        application_name: `prostora-queue-${role}`,
        ...REQUEST_TIMEOUTS,
        keepAlive: true,
        options: `-c search_path=${DEFAULT_SCHEMA}`,
      });
      pool.setMaxListeners(0);
      this.databasePools?.watch(`queue-${role}`, pool);
      pool
        .on('error', this.onError)
        .on('connect', (client) => this.clients.add(client.on('error', this.onError)))
        .on('remove', (client) => this.clients.delete(client));
      this.pools.set(role, pool);
    }
    return pool;
  }
}
