import { createPostgresBackend, DEFAULT_SCHEMA, runMigrations, type BackendFactory, type ConnectionOptions } from 'bullmq';
import pg from 'pg';
import { PATIENCE, type DatabasePools } from '../database/index.ts';
import type { BackendChoice, QueueDriver } from './queue-driver.ts';
import { within } from './within.ts';

/** Creates or updates the tables of the queues (schema `bullmq`); harmless when they are up to date. */
export async function migrateQueueTables(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'prostora-queue-migration', connectionTimeoutMillis: 5000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set lock_timeout = '10s'; set client_min_messages = warning`);
    await runMigrations(client);
  } finally {
    await client.end();
  }
}

/** Queues in PostgreSQL, for installations without Redis: one small pool for all of them. Every worker keeps one of its connections for LISTEN. */
export class PostgresDriver implements QueueDriver {
  readonly kind = 'postgres';
  private readonly pools = new Map<string, pg.Pool>();
  private readonly clients = new Set<pg.Client>();

  constructor(private readonly url: string, private readonly onError: (error: Error) => void, private readonly pooled?: DatabasePools) {}

  producer(): BackendChoice {
    return this.choice(this.pool('producer', 2));
  }

  consumer(): BackendChoice {
    return this.choice(this.pool('consumer', 10));
  }

  async prepare(): Promise<void> {
    await migrateQueueTables(this.url);
  }

  async ping(): Promise<void> {
    await this.pool('producer', 2).query('select 1');
  }

  /** A worker that had to leave a job behind still holds its LISTEN connection; the pool would wait for it for ever. */
  async close(): Promise<void> {
    const ended = Promise.all([...this.pools.values()].map((pool) => pool.end()));
    this.pools.clear();
    await within(1000, 'the connections of the queues', ended).catch(() => Promise.all([...this.clients].map((client) => client.end())));
  }

  private choice(pool: pg.Pool): BackendChoice {
    // The type of a queue names Redis' backend; the factory decides what it really is.
    return { connection: pool as unknown as ConnectionOptions, factory: createPostgresBackend as unknown as BackendFactory, prefix: 'prostora' };
  }

  private pool(role: string, max: number): pg.Pool {
    let pool = this.pools.get(role);
    if (!pool) {
      pool = new pg.Pool({
        connectionString: this.url, max, application_name: `prostora-queue-${role}`, ...PATIENCE,
        keepAlive: true, options: `-c search_path=${DEFAULT_SCHEMA}`,
      });
      pool.setMaxListeners(0);
      this.pooled?.watch(`queue-${role}`, pool);
      pool.on('error', this.onError).on('connect', (client) => this.clients.add(client.on('error', this.onError))).on('remove', (client) => this.clients.delete(client));
      this.pools.set(role, pool);
    }
    return pool;
  }
}
