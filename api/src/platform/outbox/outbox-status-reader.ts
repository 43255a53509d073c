import { Injectable } from '@nestjs/common';
import { SqlPool } from '../database/index.ts';

/** Age above which the relay counts as stopped. */
const MAX_AGE_SECONDS = 60;

/** Events that have not been relayed yet. */
@Injectable()
export class OutboxStatusReader {
  constructor(private readonly sql: SqlPool) {}

  async countWaiting(): Promise<number> {
    return this.queryNumber('select count(*)::float8 as value from outbox_event where relayed_at is null');
  }

  /** Age of the oldest event in seconds; 0 when none waits. */
  async readOldestAge(): Promise<number> {
    return this.queryNumber(
      `select greatest(0, extract(epoch from clock_timestamp() - min(created_at)))::float8 as value
        from outbox_event where relayed_at is null`,
    );
  }

  /** @throws when an event has waited for more than 60 seconds, or the database does not answer */
  async assertRecent(): Promise<void> {
    const seconds = await this.readOldestAge();
    if (seconds > MAX_AGE_SECONDS)
      throw Object.assign(new Error(`An event has waited for ${seconds} s.`), { code: 'STALLED' });
  }

  private async queryNumber(sql: string): Promise<number> {
    const { rows } = await this.sql.pool.query<{ value: number }>(sql);
    return rows[0]?.value ?? 0;
  }
}
