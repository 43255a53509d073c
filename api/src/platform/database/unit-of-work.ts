import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';
import { isRetriable } from '../errors/index.ts';
import { holdingConnection } from './connection-guard.ts';
import { withOwnIdentityMap } from './identity-maps.ts';
import { PreparedSql } from './prepared-sql.ts';

const MAX_RETRIES = 3;
/** Deeds write a few traces and events, always the same ones, so that their statement is worth keeping; those of bulk actions are all different. */
const MOST_PREPARED = 6;

/** A statement that only writes; `judge` is told how many rows it wrote, and may throw. */
type LastWrite = { sql: string; params: readonly unknown[]; judge: (rows: number) => void };
/** A statement without `returning`, its values in place of `?`. */
export type FinalStatement = { readonly sql: string; readonly params: readonly unknown[] };
/** What gathers in a unit of work and is written at its end. */
type Deferred = { statements(): readonly FinalStatement[] };
/** What a unit of work still has to do: right before its commit, and after it. */
type Rest = { writes: LastWrite[]; deferred: Map<object, Deferred>; afterwards: Set<() => void> };

/** One transaction around the work of a public mutating service method; repositories inside take part by context. */
@Injectable()
export class UnitOfWork {
  private readonly rest = new AsyncLocalStorage<Rest>();

  constructor(
    private readonly em: EntityManager,
    private readonly prepared: PreparedSql,
  ) {}

  /**
   * Runs the work in a transaction on a fresh identity map; a deadlock or serialization failure is retried up to three times.
   * Inside of another unit of work it joins that one, so that a deed made of several is kept whole or not at all.
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
              // Deferred rows are shared by many: they are locked last, and not while the flush waits for others.
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

  /** One statement of several: each is done when its rows are counted, and so they are done in order. */
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

  /** Has something done once the present unit of work has committed, one time however often it is asked for; at once where there is none. What it does may be lost with the process. */
  afterCommit(act: () => void): void {
    const rest = this.rest.getStore();
    if (rest) rest.afterwards.add(act);
    else act();
  }

  /**
   * Writes what nothing in the present unit of work reads again (traces, events, answers): in the order of the calls, in one trip to the
   * database before the commit; at once where there is no unit of work. The statement ends without `returning`.
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
   * What gathers through the present unit of work under a key, made when it is first asked for; its statements join the last trip to the
   * database before the commit. Null where there is no unit of work.
   */
  deferred<T extends Deferred>(key: object, create: () => T): T | null {
    const deferred = this.rest.getStore()?.deferred;
    if (!deferred) return null;
    const known = deferred.get(key) ?? create();
    deferred.set(key, known);
    return known as T;
  }

  /** Gives work outside a request (a job, a command) an identity map of its own. */
  inOwnContext<T>(work: () => Promise<T>): Promise<T> {
    return withOwnIdentityMap(this.em, work);
  }
}

const deferredWrites = ({ deferred }: Rest): LastWrite[] =>
  [...deferred.values()]
    .flatMap((each) => each.statements())
    .map((statement) => ({ ...statement, judge: () => undefined }));
