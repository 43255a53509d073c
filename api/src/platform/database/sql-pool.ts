import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { Config } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { DatabasePools } from './database-pools.ts';
import { PATIENCE } from './patience.ts';

/** A small pool of plain connections beside the ORM's, for what is no entity: counters, NOTIFY, queues. */
@Injectable()
export class SqlPool implements OnApplicationShutdown {
  readonly pool: pg.Pool;

  constructor(private readonly config: Config, private readonly log: Log, pools: DatabasePools) {
    this.pool = pools.watch('sql', new pg.Pool({ connectionString: config.DATABASE_URL, max: 4, application_name: 'prostora-sql', ...PATIENCE }));
    const warn = (err: Error): void => { this.log.warn({ err }, 'a database connection broke'); };
    // The pool watches idle connections only; one that breaks in somebody's hands would end the process.
    this.pool.on('error', warn).on('connect', (client) => { client.on('error', warn); });
  }

  /** A connection of its own for LISTEN; the caller ends it. */
  async listener(): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: this.config.DATABASE_URL, application_name: 'prostora-listen', connectionTimeoutMillis: 5000, keepAlive: true });
    await client.connect();
    return client;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
