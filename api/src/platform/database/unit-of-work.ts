import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isRetriable } from '../errors/index.ts';
import { holdingConnection } from './connection-guard.ts';
import { withOwnIdentityMap } from './identity-maps.ts';
import { PreparedSql } from './prepared-sql.ts';

const MAX_RETRIES = 3;
/**
 * Up to this many writes the combined statement repeats and is worth preparing; those of bulk actions are all
 * different.
 */
const MOST_PREPARED = 6;

/** A deferred statement; the callback receives its row count and may throw. */
type LastWrite = { sql: string; params: readonly unknown[]; judge: (rows: number) => void };
/** A statement without `returning`, with values in place of `?`. */
export type FinalStatement = { readonly sql: string; readonly params: readonly unknown[] };
/** Statements collected during a unit of work and written at its end. */
type Deferred = { statements(): readonly FinalStatement[] };
/** Pending work of a unit of work: before its commit and after it. */
type Rest = { writes: LastWrite[]; deferred: Map<object, Deferred>; afterwards: Set<() => void> };

/** One transaction around a public mutating service method; repositories take part through the context. */
@Injectable()
export class UnitOfWork {
  private readonly rest = new AsyncLocalStorage<Rest>();

  constructor(
    private readonly em: EntityManager,
    private readonly prepared: PreparedSql,
  ) {}

  /**
   * Runs work in a transaction on a fresh identity map; retries up to three times after a deadlock or
   * serialization failure. A nested call joins the outer transaction.
   */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.em.isInTransaction()) return work();
    for (let retry = 0; ; retry += 1) {
      const rest: Rest = { writes: [], deferred: new Map(), afterwards: new Set() };
      try {
        const result = await this.rest.run(rest, () =>
          holdingConnection(() =>
            this.em.fork({ useContext: false }).transactional(async (em) => {
              const done = await work();
              // Deferred rows are contended: they are locked last, not before the flush.
              if (rest.deferred.size > 0) await em.flush();
              await this.write([...rest.writes, ...deferredWrites(rest)]);
              return done;
            }),
          ),
        );
        for (const act of rest.afterwards) act();
        return result;
      } catch (error) {
        if (retry === MAX_RETRIES || !isRetriable(error)) throw error;
      }
    }
  }

  /** Combines the writes into one statement; counting the rows of each keeps their order. */
  private async write(writes: readonly LastWrite[]): Promise<void> {
    if (writes.length === 0) return;
    const parts = writes.map(({ sql }, index) => `w${index} as (${sql} returning 1)`).join(', ');
    const counts = writes.map((_write, index) => `(select count(*)::int from w${index})`).join(', ');
    const [row] = await this.counted(
      `with ${parts} select array[${counts}] as counts`,
      writes.flatMap(({ params }) => params),
      writes.length <= MOST_PREPARED,
    );
    writes.forEach(({ judge }, index) => {
      judge(row?.counts[index] ?? 0);
    });
  }

  private counted(
    sql: string,
    params: readonly unknown[],
    isPrepared: boolean,
  ): Promise<{ counts: number[] }[]> {
    if (!isPrepared) return this.em.execute(sql, [...params]);
    let number = 0;
    return this.prepared.rows(
      sql.replaceAll('?', () => `$${(number += 1)}`),
      params,
    );
  }

  /**
   * Runs a callback after the commit, once per unit of work even if added several times; immediately outside
   * of a unit of work. It may be lost with the process.
   */
  afterCommit(act: () => void): void {
    const rest = this.rest.getStore();
    if (rest) rest.afterwards.add(act);
    else act();
  }

  /**
   * Defers a write that nothing in the unit of work reads again (audit records, events, answers): all are
   * written in call order, in one round trip before the commit; immediately outside of a unit of work.
   * @param sql statement without `returning`
   * @param judge receives the number of written rows and may throw to roll back
   */
  async writeLast(
    sql: string,
    params: readonly unknown[],
    judge: LastWrite['judge'] = () => undefined,
  ): Promise<void> {
    const write = { sql, params, judge };
    const rest = this.rest.getStore();
    if (rest) rest.writes.push(write);
    else await this.write([write]);
  }

  /**
   * Collector of deferred statements for a key, created on first use; its statements join the last round trip
   * before the commit.
   * @returns null outside of a unit of work
   */
  deferred<T extends Deferred>(key: object, create: () => T): T | null {
    const deferred = this.rest.getStore()?.deferred;
    if (!deferred) return null;
    const known = deferred.get(key) ?? create();
    deferred.set(key, known);
    return known as T;
  }

  /** Runs work outside of a request (a job, a command) with its own identity map. */
  inOwnContext<T>(work: () => Promise<T>): Promise<T> {
    return withOwnIdentityMap(this.em, work);
  }
}

const deferredWrites = ({ deferred }: Rest): LastWrite[] =>
  [...deferred.values()]
    .flatMap((each) => each.statements())
    .map((statement) => ({ ...statement, judge: () => undefined }));
