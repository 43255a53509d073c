import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DAY_MS } from '@prostora/contracts';
import { Clock } from '../clock/clock.ts';
import { Config } from '../config/index.ts';
import { toStatementName, SqlPool, UnitOfWork } from '../database/index.ts';
import { DomainError } from '../errors/index.ts';
import { getSecrets } from '../crypto/secrets.ts';
import { FieldEncryption } from '../crypto/field-encryption.ts';

const RETENTION_MS = DAY_MS;
const BATCH_SIZE = 5000;

const CLAIM = `with hurry as (select set_config('synchronous_commit', 'off', true))
  insert into idempotency_key as known (scope, key, body_hash, created_at) select $1, $2, $3, $4::timestamptz from hurry
  on conflict (scope, key) do update
  set body_hash = excluded.body_hash, status = null, answer = null, created_at = excluded.created_at
  where known.created_at < $5 or (known.status is null and known.created_at < $6)`;

/**
 * A call with an idempotency key: route and caller, key, and hash of the request. In flight for longer than its time
 * limit it may be taken over: its process died or is very slow.
 */
export type KeyedCall = {
  readonly scope: string;
  readonly key: string;
  readonly bodyHash: string;
  readonly timeLimitMs: number;
};
/** Exclusive right to run the call, until it is taken over. */
export type Claim = KeyedCall & { readonly at: Date };
/** Result of claiming a key: first call, first call still in flight, other body, or stored response. */
export type ClaimResult =
  | { kind: 'first'; claim: Claim }
  | { kind: 'pending' }
  | { kind: 'mismatch' }
  | { kind: 'answered'; status: number; answer: unknown };
/** A running call; `isKept` once its response is written in its own transaction. */
export type CallInFlight = { readonly claim: Claim; readonly status: number; isStored: boolean };

type Row = { body_hash: string; status: number | null; answer: unknown };

/**
 * Stores the first response to a call with an Idempotency-Key for a day. The claim is written outside of the
 * transaction of the call, so that others see it immediately; the response inside of it, so that work and
 * response are committed together or not at all. A call that was taken over cannot store a response, so its
 * work is rolled back.
 */
@Injectable()
export class IdempotencyStore {
  private readonly inFlight = new AsyncLocalStorage<CallInFlight>();
  private readonly encryption: FieldEncryption;

  constructor(
    private readonly sql: SqlPool,
    private readonly em: EntityManager,
    private readonly unit: UnitOfWork,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.encryption = new FieldEncryption(getSecrets(config), 'idempotency-answer');
  }

  /** Claims the key, or returns the state of the call that claimed it before. */
  async claim(call: KeyedCall): Promise<ClaimResult> {
    const at = this.clock.now();
    // A claim need not survive a crash of the database, as the work would not either: it commits
    // asynchronously.
    const inserted = await this.sql.pool.query({
      name: toStatementName(CLAIM),
      text: CLAIM,
      values: [call.scope, call.key, call.bodyHash, at, this.ago(RETENTION_MS), this.ago(call.timeLimitMs)],
    });
    if (inserted.rowCount === 1) return { kind: 'first', claim: { ...call, at } };
    const {
      rows: [row],
    } = await this.sql.pool.query<Row>(
      'select body_hash, status, answer from idempotency_key where scope = $1 and key = $2',
      [call.scope, call.key],
    );
    if (row && row.body_hash !== call.bodyHash) return { kind: 'mismatch' };
    return row?.status == null
      ? { kind: 'pending' }
      : { kind: 'answered', status: row.status, answer: this.decryptAnswer(row.answer) };
  }

  /** Runs the call; the work inside may store its response. */
  runCall<T>(call: CallInFlight, work: () => Promise<T>): Promise<T> {
    return this.inFlight.run(call, work);
  }

  /**
   * Stores the response of the current call with the last statement of its unit of work; does nothing for a
   * call without a key. For services whose transaction is smaller than the route.
   * @param answer response body
   * @throws {DomainError} IDEMPOTENCY_PENDING at commit when the call was taken over
   */
  async saveAnswer(answer: unknown): Promise<void> {
    const call = this.inFlight.getStore();
    if (!call) return;
    if (!this.em.isInTransaction())
      throw new Error('An idempotent response must be stored inside a unit of work.');
    const { scope, key, at } = call.claim;
    await this.unit.deferUntilCommit(
      'update idempotency_key set status = ?, answer = ?::jsonb where scope = ? and key = ? and created_at = ? and status is null',
      [call.status, JSON.stringify(this.encryption.encrypt(JSON.stringify(answer ?? null))), scope, key, at],
      (rows) => {
        if (rows === 0) throw new DomainError('conflict', 'IDEMPOTENCY_PENDING', { retryAfter: 1 });
        call.isStored = true;
      },
    );
  }

  /** Releases the key after a failure: the next call with it is a first one. */
  async release({ scope, key, at }: Claim): Promise<void> {
    await this.sql.pool.query(
      'delete from idempotency_key where scope = $1 and key = $2 and created_at = $3 and status is null',
      [scope, key, at],
    );
  }

  /** Deletes keys older than a day. */
  async deleteExpired(): Promise<void> {
    for (let removed = BATCH_SIZE; removed === BATCH_SIZE;) {
      const { rowCount } = await this.sql.pool.query(
        'delete from idempotency_key where (scope, key) in (select scope, key from idempotency_key where created_at < $1 limit $2)',
        [this.ago(RETENTION_MS), BATCH_SIZE],
      );
      removed = rowCount ?? 0;
    }
  }

  /** Former releases stored responses as plain JSON. */
  private decryptAnswer(answer: unknown): unknown {
    return typeof answer === 'string' ? JSON.parse(this.encryption.decrypt(answer)) : answer;
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
