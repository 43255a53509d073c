import type pg from 'pg';
import type { Counter } from 'prom-client';
import { markConnectionFailure } from '../errors/index.ts';
import type { Log } from '../logging/log.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { addQueryHook, destroyConnection } from '../patches/pg-hooks.ts';
import { CircuitBreaker, toServerKey } from './circuit-breaker.ts';
import { guardNestedConnections } from './connection-guard.ts';
import { remainingWaitMs, startWait, withTimeLimit } from './wait-budget.ts';

/** A statement unanswered for less than this is no sign of an unresponsive server. */
const UNANSWERED_MS = 1000;

/**
 * Connection pools of this process by purpose, with their metrics: usage, waiting callers, statement
 * timeouts.
 */
export class DatabasePools {
  private readonly pools = new Map<string, pg.Pool>();
  private readonly breakers = new Map<string, CircuitBreaker>();
  private timeouts: Counter<'pool'> | null = null;
  private nested: Counter<'pool'> | null = null;
  private outages: Counter | null = null;
  private log: Pick<Log, 'error' | 'warn'> | null = null;

  /**
   * @param isStrict - Whether a nested connection is rejected (in tests) instead of logged.
   * @param hasNames - Whether prepared statements keep their names.
   */
  constructor(
    private readonly isStrict = false,
    private readonly hasNames = true,
  ) {}

  /**
   * Watches a pool from its first connection; a pool of the same name replaces the former one. `onBroken` is
   * called for every broken connection: pg-pool handles idle ones only, an unhandled error of a checked-out
   * one would end the process.
   */
  watch(name: string, pool: pg.Pool, onBroken?: (error: Error) => void): pg.Pool {
    this.pools.set(name, pool);
    if (onBroken)
      pool.on('error', onBroken).on('connect', (client) => {
        client.on('error', onBroken);
      });
    this.timeouts?.inc({ pool: name }, 0);
    const breaker = this.getBreaker(pool);
    breaker.guard(pool);
    guardNestedConnections(name, pool, (poolName, error) => {
      this.reportNestedConnection(poolName, error);
    });
    addQueryHook(pool, (args, client) => {
      const limitMs = remainingWaitMs();
      const named = this.hasNames ? args : removeStatementName(args);
      const endWait = startWait();
      return {
        args: limitMs === null ? named : withTimeLimit(named, limitMs),
        onSettled: (error) => {
          endWait();
          if (!error) return;
          markConnectionFailure(error);
          if (limitMs === null || limitMs >= UNANSWERED_MS) breaker.reportError(error);
          if (isUnusable(error)) destroyConnection(client);
          if (isTimeout(error)) this.timeouts?.inc({ pool: name });
        },
      };
    });
    return pool;
  }

  /** Exports metrics of all pools, including those opened later. */
  exportMetrics(metrics: Metrics, log: Pick<Log, 'error' | 'warn'>): this {
    const { pools } = this;
    this.log = log;
    this.nested = metrics.createCounter(
      'db_nested_connections_total',
      'Connections taken while another one was held',
      ['pool'],
    );
    this.outages = metrics.createCounter(
      'db_circuit_breaker_opened_total',
      'Times a database server left calls without an answer',
      [],
    );
    this.timeouts = metrics.createCounter(
      'db_statement_timeouts_total',
      'Statements ended by their time limit',
      ['pool'],
    );
    for (const pool of pools.keys()) this.timeouts.inc({ pool }, 0);
    metrics.createGauge(
      'db_pool_connections',
      'Connections of the pools, and callers that wait for one',
      ['pool', 'state'],
      (gauge) => {
        for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
          gauge.set({ pool, state: 'busy' }, totalCount - idleCount);
          gauge.set({ pool, state: 'idle' }, idleCount);
          gauge.set({ pool, state: 'waiting' }, waitingCount);
        }
      },
    );
    metrics.createGauge('db_pool_size', 'Most connections a pool may have', ['pool'], (gauge) => {
      for (const [pool, { options }] of pools) gauge.set({ pool }, options.max);
    });
    return this;
  }

  private getBreaker({ options }: pg.Pool): CircuitBreaker {
    const server = toServerKey(options);
    let breaker = this.breakers.get(server);
    if (!breaker) {
      breaker = new CircuitBreaker(server, options, (event) => {
        this.onBreakerChange(event, server);
      });
      this.breakers.set(server, breaker);
    }
    return breaker;
  }

  private onBreakerChange(event: 'opened' | 'closed', server: string): void {
    if (event === 'opened') this.outages?.inc();
    const message =
      event === 'opened'
        ? 'the database does not answer, calls to it fail at once'
        : 'the database answers again';
    this.log?.warn({ server }, message);
  }

  private reportNestedConnection(pool: string, err: Error): void {
    this.nested?.inc({ pool });
    if (this.isStrict) throw err;
    this.log?.error({ err, pool }, 'a connection was taken while another one is held');
  }
}

/** A pooler gives each transaction another session, which lacks the prepared statements of the former one. */
function removeStatementName([statement, ...rest]: unknown[]): unknown[] {
  if (typeof statement !== 'object' || statement === null || !('name' in statement) || 'submit' in statement)
    return [statement, ...rest];
  return [{ ...statement, name: undefined }, ...rest];
}

const isTimeout = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === '57014' || error.message === 'Query read timeout');

/** After a read timeout the answer may still arrive; SQLSTATE 25006 (read-only) means a demoted primary. */
const isUnusable = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as { code?: unknown }).code === '25006' || error.message === 'Query read timeout');
