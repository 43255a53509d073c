import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isRetriable } from '../errors/index.ts';
import { runHoldingConnection } from './connection-guard.ts';
import { withOwnIdentityMap } from './identity-maps.ts';
import { PreparedSqlClient } from './prepared-sql-client.ts';

const MAX_RETRIES = 3;
/**
 * Up to this many writes the combined statement repeats and is worth preparing; those of bulk actions are all
 * different.
 */
const MAX_PREPARED_WRITES = 6;

/** A deferred statement; the callback receives its row count and may throw. */
type DeferredWrite = { sql: string; params: readonly unknown[]; onRowCount: (rows: number) => void };
/** A statement without `returning`, with values in place of `?`. */
export type FinalStatement = { readonly sql: string; readonly params: readonly unknown[] };
/** Statements collected during a unit of work and written at its end. */
type StatementCollector = { statements(): readonly FinalStatement[] };
/** Pending work of a unit of work: before its commit and after it. */
type PendingWork = {
  writes: DeferredWrite[];
  collectors: Map<object, StatementCollector>;
  callbacks: Set<() => void>;
};

/** One transaction around a public mutating service method; repositories take part through the context. */
@Injectable()
export class UnitOfWork {
  private readonly pending = new AsyncLocalStorage<PendingWork>();

  constructor(
    private readonly em: EntityManager,
    private readonly prepared: PreparedSqlClient,
  ) {}

  /**
   * Runs work in a transaction on a fresh identity map; retries up to three times after a deadlock or
   * serialization failure. A nested call joins the outer transaction.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let retry = 0; ; retry += 1) {
      const pending: PendingWork = { writes: [], collectors: new Map(), callbacks: new Set() };
      try {
        const result = await this.pending.run(pending, () =>
          runHoldingConnection(() =>
            this.em.fork({ useContext: false }).transactional(async (em) => {
              const done = await work();
              // Deferred rows are contended: they are locked last, not before the flush.
              if (pending.collectors.size > 0) await em.flush();
              await this.writeDeferred([...pending.writes, ...listDeferredWrites(pending)]);
              return done;
            }),
          ),
        );
        for (const act of pending.callbacks) act();
        return result;
      } catch (error) {
        if (retry === MAX_RETRIES || !isRetriable(error)) throw error;
      }
    }
  }

  /** Combines the writes into one statement; counting the rows of each keeps their order. */
  private async writeDeferred(writes: readonly DeferredWrite[]): Promise<void> {
    if (writes.length === 0) return;
    const parts = writes.map(({ sql }, index) => `w${index} as (${sql} returning 1)`).join(', ');
    const counts = writes.map((_write, index) => `(select count(*)::int from w${index})`).join(', ');
    const [row] = await this.executeCounted(
      `with ${parts} select array[${counts}] as counts`,
      writes.flatMap(({ params }) => params),
      writes.length <= MAX_PREPARED_WRITES,
    );
    writes.forEach(({ onRowCount }, index) => {
      onRowCount(row?.counts[index] ?? 0);
    });
  }

  private executeCounted(
    sql: string,
    params: readonly unknown[],
    isPrepared: boolean,
  ): Promise<{ counts: number[] }[]> {
    if (!isPrepared) return this.em.execute(sql, [...params]);
    let number = 0;
    return this.prepared.query(
      sql.replaceAll('?', () => `$${(number += 1)}`),
      params,
    );
  }

  /**
   * Runs a callback after the commit, once per unit of work even if added several times; immediately outside
   * of a unit of work. It may be lost with the process.
   */
  afterCommit(callback: () => void): void {
    const pending = this.pending.getStore();
    if (pending) pending.callbacks.add(callback);
    else callback();
  }

  /**
   * Defers a write that nothing in the unit of work reads again (audit records, events, answers): all are
   * written in call order, in one round trip before the commit; immediately outside of a unit of work.
   * @param sql statement without `returning`
   * @param onRowCount receives the number of written rows and may throw to roll back
   */
  async deferUntilCommit(
    sql: string,
    params: readonly unknown[],
    onRowCount: DeferredWrite['onRowCount'] = () => undefined,
  ): Promise<void> {
    const writeDeferred = { sql, params, onRowCount };
    const pending = this.pending.getStore();
    if (pending) pending.writes.push(writeDeferred);
    else await this.writeDeferred([writeDeferred]);
  }

  /**
   * Collector of deferred statements for a key, created on first use; its statements join the last round trip
   * before the commit.
   * @returns null outside of a unit of work
   */
  getCollector<T extends StatementCollector>(key: object, create: () => T): T | null {
    const collectors = this.pending.getStore()?.collectors;
    if (!collectors) return null;
    const known = collectors.get(key) ?? create();
    collectors.set(key, known);
    return known as T;
  }

  /** Runs work outside of a request (a job, a command) with its own identity map. */
  runInOwnContext<T>(work: () => Promise<T>): Promise<T> {
    return withOwnIdentityMap(this.em, work);
  }
}

const listDeferredWrites = ({ collectors }: PendingWork): DeferredWrite[] =>
  [...collectors.values()]
    .flatMap((each) => each.statements())
    .map((statement) => ({ ...statement, onRowCount: () => undefined }));
