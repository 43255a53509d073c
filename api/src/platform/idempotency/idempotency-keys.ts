import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Clock } from '../clock/clock.ts';
import { Config } from '../config/index.ts';
import { preparedName, SqlPool, UnitOfWork } from '../database/index.ts';
import { DomainError } from '../errors/index.ts';
import { secretsOf } from '../sealing/secrets.ts';
import { TextSeal } from '../sealing/text-seal.ts';

const KEPT_MS = 24 * 3_600_000;
/** After this time a call under way may be taken over: its process died, or it is so slow that whoever repeats it need not wait. */
const ABANDONED_MS = 10_000;
const BATCH = 5000;

const CLAIM = `with hurry as (select set_config('synchronous_commit', 'off', true))
  insert into idempotency_key as known (scope, key, body_hash, created_at) select $1, $2, $3, $4::timestamptz from hurry
  on conflict (scope, key) do update set body_hash = excluded.body_hash, status = null, answer = null, created_at = excluded.created_at
  where known.created_at < $5 or (known.status is null and known.created_at < $6)`;

/** A call that carries a key: the route and who calls, the key, and the hash of what is asked. */
export type KeyedCall = { readonly scope: string; readonly key: string; readonly bodyHash: string };
/** The right to do the call, good until somebody takes it over. */
export type Claim = KeyedCall & { readonly at: Date };
/** What a call meets: it is the first, the first is still under way, another body came first, or there is an answer. */
export type Claimed =
  | { kind: 'first'; claim: Claim }
  | { kind: 'pending' }
  | { kind: 'mismatch' }
  | { kind: 'answered'; status: number; answer: unknown };
/** A call with a key while it is done; `isKept` once its answer stands in its own transaction. */
export type CallUnderWay = { readonly claim: Claim; readonly status: number; isKept: boolean };

type Row = { body_hash: string; status: number | null; answer: unknown };

/**
 * Remembers the first answer to a call with an Idempotency-Key for a day. The claim is written beside the call's transaction, so
 * that others see it at once; the answer inside of it, so that the deed and its answer are kept together or not at all, whenever
 * the process dies. Whoever was taken over meanwhile cannot keep an answer, and so its deed is undone.
 */
@Injectable()
export class IdempotencyKeys {
  private readonly underWay = new AsyncLocalStorage<CallUnderWay>();
  private readonly seal: TextSeal;

  constructor(
    private readonly sql: SqlPool,
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.seal = new TextSeal(secretsOf(config), 'idempotency-answer');
  }

  /** Takes the key, or tells what became of the call that took it before. */
  async claim(call: KeyedCall): Promise<Claimed> {
    const at = this.clock.now();
    // A claim need not survive a crash of the database, for the deed would not either: nobody waits until it is on the disk.
    const taken = await this.sql.pool.query({
      name: preparedName(CLAIM),
      text: CLAIM,
      values: [call.scope, call.key, call.bodyHash, at, this.ago(KEPT_MS), this.ago(ABANDONED_MS)],
    });
    if (taken.rowCount === 1) return { kind: 'first', claim: { ...call, at } };
    const {
      rows: [row],
    } = await this.sql.pool.query<Row>(
      'select body_hash, status, answer from idempotency_key where scope = $1 and key = $2',
      [call.scope, call.key],
    );
    if (row && row.body_hash !== call.bodyHash) return { kind: 'mismatch' };
    return row?.status == null
      ? { kind: 'pending' }
      : { kind: 'answered', status: row.status, answer: this.opened(row.answer) };
  }

  /** Does the call; what is done inside may keep its answer. */
  during<T>(call: CallUnderWay, work: () => Promise<T>): Promise<T> {
    return this.underWay.run(call, work);
  }

  /**
   * Keeps the answer of the call under way in the unit of work that does the deed, with its last statement; nothing to keep where
   * the call has no key. For services whose deed is smaller than the route: with something slow before it, or readings after it failed.
   */
  async answerWithin(answer: unknown): Promise<void> {
    const call = this.underWay.getStore();
    if (!call) return;
    if (!this.em.isInTransaction()) throw new Error('An answer is kept inside the unit of work of its deed.');
    const { scope, key, at } = call.claim;
    await this.unit.writeLast(
      'update idempotency_key set status = ?, answer = ?::jsonb where scope = ? and key = ? and created_at = ? and status is null',
      [call.status, JSON.stringify(this.seal.seal(JSON.stringify(answer ?? null))), scope, key, at],
      (rows) => {
        if (rows === 0) throw new DomainError('conflict', 'IDEMPOTENCY_PENDING', { retryAfter: 1 });
        call.isKept = true;
      },
    );
  }

  /** Gives the key back after a failure: the next call with it is a first one. */
  async free({ scope, key, at }: Claim): Promise<void> {
    await this.sql.pool.query(
      'delete from idempotency_key where scope = $1 and key = $2 and created_at = $3 and status is null',
      [scope, key, at],
    );
  }

  /** Forgets what is older than a day. */
  async removeOld(): Promise<void> {
    for (let removed = BATCH; removed === BATCH;) {
      const { rowCount } = await this.sql.pool.query(
        'delete from idempotency_key where (scope, key) in (select scope, key from idempotency_key where created_at < $1 limit $2)',
        [this.ago(KEPT_MS), BATCH],
      );
      removed = rowCount ?? 0;
    }
  }

  /** What is no text was kept unsealed by the former release, for a day. */
  private opened(answer: unknown): unknown {
    return typeof answer === 'string' ? JSON.parse(this.seal.open(answer)) : answer;
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
