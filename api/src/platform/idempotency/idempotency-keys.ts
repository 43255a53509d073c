import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { SqlPool } from '../database/index.ts';

const KEPT_MS = 24 * 3_600_000;
/** No call runs this long; what still waits was left behind by a process that died. */
const ABANDONED_MS = 60_000;
const BATCH = 5000;

/** A call that carries a key: the route and who calls, the key, and the hash of what is asked. */
export type KeyedCall = { readonly scope: string; readonly key: string; readonly bodyHash: string };
/** The right to do the call, good until somebody takes it over. */
export type Claim = KeyedCall & { readonly at: Date };
/** What a call meets: it is the first, the first is still under way, another body came first, or there is an answer. */
export type Claimed = { kind: 'first'; claim: Claim } | { kind: 'pending' } | { kind: 'mismatch' } | { kind: 'answered'; status: number; answer: unknown };

type Row = { body_hash: string; status: number | null; answer: unknown };

/** Remembers the first answer to a call with an Idempotency-Key for a day. Written beside the call's own transaction, so that others see it at once. */
@Injectable()
export class IdempotencyKeys {
  constructor(private readonly sql: SqlPool, private readonly clock: Clock) {}

  /** Takes the key, or tells what became of the call that took it before. */
  async claim(call: KeyedCall): Promise<Claimed> {
    const at = this.clock.now();
    const taken = await this.sql.pool.query(
      `insert into idempotency_key as known (scope, key, body_hash, created_at) values ($1, $2, $3, $4)
       on conflict (scope, key) do update set body_hash = excluded.body_hash, status = null, answer = null, created_at = excluded.created_at
       where known.created_at < $5 or (known.status is null and known.created_at < $6)`,
      [call.scope, call.key, call.bodyHash, at, this.ago(KEPT_MS), this.ago(ABANDONED_MS)]);
    if (taken.rowCount === 1) return { kind: 'first', claim: { ...call, at } };
    const { rows: [row] } = await this.sql.pool.query<Row>('select body_hash, status, answer from idempotency_key where scope = $1 and key = $2', [call.scope, call.key]);
    if (row && row.body_hash !== call.bodyHash) return { kind: 'mismatch' };
    return row?.status == null ? { kind: 'pending' } : { kind: 'answered', status: row.status, answer: row.answer };
  }

  /** Keeps the answer for the next call with this key. */
  async answer({ scope, key, at }: Claim, status: number, answer: unknown): Promise<void> {
    await this.sql.pool.query(
      'update idempotency_key set status = $4, answer = $5 where scope = $1 and key = $2 and created_at = $3 and status is null',
      [scope, key, at, status, JSON.stringify(answer ?? null)]);
  }

  /** Gives the key back after a failure: the next call with it is a first one. */
  async free({ scope, key, at }: Claim): Promise<void> {
    await this.sql.pool.query('delete from idempotency_key where scope = $1 and key = $2 and created_at = $3 and status is null', [scope, key, at]);
  }

  /** Forgets what is older than a day. */
  async removeOld(): Promise<void> {
    for (let removed = BATCH; removed === BATCH;) {
      const { rowCount } = await this.sql.pool.query(
        'delete from idempotency_key where (scope, key) in (select scope, key from idempotency_key where created_at < $1 limit $2)', [this.ago(KEPT_MS), BATCH]);
      removed = rowCount ?? 0;
    }
  }

  private ago(ms: number): Date {
    return new Date(this.clock.now().getTime() - ms);
  }
}
