import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import type { Counter } from 'prom-client';
import { setTimeout as pause } from 'node:timers/promises';
import { Config } from '../config/index.ts';
import { Log } from '../logging/log.ts';
import { Metrics } from '../metrics/metrics.ts';
import { toConnectionLimits } from './database-urls.ts';
import { DatabasePools } from './database-pools.ts';
import { SqlPool } from './sql-pool.ts';

/** A pool to read from. */
export type Reader = Pick<pg.Pool, 'query'>;
type Replica = { readonly pool: pg.Pool; suspendedUntil: number };

/** Time a replica has to catch up with the primary before the primary is used instead. */
const CATCH_UP_TIMEOUT_MS = 500;
const POLL_INTERVAL_MS = 20;
/** A failed replica is skipped for this long. */
const SUSPENSION_MS = 10_000;

/**
 * Read replicas for the few large reads. A replica is used only when it has replayed everything the primary
 * had when the read started, so a user always reads their own writes; otherwise, or when it fails, the
 * primary is used (ADR 19).
 */
@Injectable()
export class ReadReplicaPool implements OnApplicationShutdown {
  private readonly replicas: readonly Replica[];
  private readonly reads: Counter<'from'>;
  private readonly fallbacks: Counter<'reason'>;
  private nextIndex = 0;

  constructor(
    config: Config,
    private readonly sql: SqlPool,
    private readonly log: Log,
    pools: DatabasePools,
    metrics: Metrics,
  ) {
    this.reads = metrics.createCounter(
      'db_large_readings_total',
      'Large readings, by where they were read',
      ['from'],
      { from: ['primary', 'replica'] },
    );
    this.fallbacks = metrics.createCounter(
      'db_replica_fallbacks_total',
      'Readings left to the primary because of a replica',
      ['reason'],
      { reason: ['behind', 'failed'] },
    );
    this.replicas = (config.DATABASE_REPLICA_URLS ?? []).map((connectionString, index) => {
      const pool = pools.watch(
        `replica-${index + 1}`,
        new pg.Pool({
          connectionString,
          max: config.DATABASE_REPLICA_POOL_MAX,
          application_name: 'prostora-replica',
          connectionTimeoutMillis: 2000,
          idleTimeoutMillis: 10_000,
          ...toConnectionLimits(config, {
            statement_timeout: 30_000,
            query_timeout: 35_000,
            idle_in_transaction_session_timeout: 60_000,
          }),
        }),
        (err) => {
          log.warn({ err, replica: index + 1 }, 'a connection to a replica broke');
        },
      );
      return { pool, suspendedUntil: 0 };
    });
  }

  /**
   * Reads from a replica or from the primary. The work is repeated on the primary when a replica fails, so it
   * must only read.
   */
  async withReader<T>(work: (from: Reader) => Promise<T>): Promise<T> {
    return (await this.tryReplica(work)) ?? work(this.sql.pool);
  }

  /** @returns the result of the work on a replica; null when no replica is available or it failed */
  async tryReplica<T>(work: (pool: pg.Pool) => Promise<T>): Promise<T | null> {
    const replica = this.replicas.length === 0 ? null : await this.findUpToDateReplica();
    try {
      const done = replica === null ? null : await work(replica.pool);
      this.reads.inc({ from: replica === null ? 'primary' : 'replica' });
      return done;
    } catch (err) {
      if (replica) this.suspend(replica, err);
      this.reads.inc({ from: 'primary' });
      return null;
    }
  }

  /** A replica that has replayed everything committed before this call. */
  private async findUpToDateReplica(): Promise<Replica | null> {
    // Committed data is flushed. (The insert position is behind its page header, which the replica of an idle
    // server never reaches.)
    const {
      rows: [now],
    } = await this.sql.pool.query<{ position: string }>(
      'select pg_current_wal_flush_lsn()::text as position',
    );
    this.nextIndex += 1;
    const candidates = this.replicas
      .map((_replica, index) => this.replicas[(index + this.nextIndex) % this.replicas.length])
      .filter((replica) => replica !== undefined && replica.suspendedUntil <= Date.now());
    for (const replica of candidates as Replica[]) {
      try {
        if (await waitForPosition(replica.pool, now?.position ?? '')) return replica;
        this.fallbacks.inc({ reason: 'behind' });
      } catch (err) {
        this.suspend(replica, err);
      }
    }
    return null;
  }

  private suspend(replica: Replica, err: unknown): void {
    replica.suspendedUntil = Date.now() + SUSPENSION_MS;
    this.fallbacks.inc({ reason: 'failed' });
    this.log.warn(
      { err, replica: this.replicas.indexOf(replica) + 1 },
      'a replica failed, the primary is read instead',
    );
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.replicas.map(({ pool }) => pool.end()));
  }
}

/** A promoted replica has its own timeline and no longer counts. */
async function waitForPosition(pool: pg.Pool, position: string): Promise<boolean> {
  for (const end = Date.now() + CATCH_UP_TIMEOUT_MS; ;) {
    const {
      rows: [row],
    } = await pool.query<{ is_there: boolean | null }>(
      'select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= $1::pg_lsn as is_there',
      [position],
    );
    if (row?.is_there) return true;
    if (Date.now() >= end) return false;
    await pause(POLL_INTERVAL_MS);
  }
}
