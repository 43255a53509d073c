import { Injectable } from '@nestjs/common';
import { SqlPool } from '../database/index.ts';
import { Metrics } from '../metrics/metrics.ts';

/** Events not relayed yet; the table is shared, so every process exports the same values. */
@Injectable()
export class OutboxMetrics {
  constructor(
    metrics: Metrics,
    private readonly sql: SqlPool,
  ) {
    metrics.createGauge('outbox_waiting', 'Events not relayed yet', [], async (gauge) => {
      gauge.set(await this.queryNumber('count(*)'));
    });
    metrics.createGauge(
      'outbox_oldest_seconds',
      'Age of the oldest event not relayed yet',
      [],
      async (gauge) => {
        gauge.set(
          await this.queryNumber('greatest(0, extract(epoch from clock_timestamp() - min(created_at)))'),
        );
      },
    );
  }

  private async queryNumber(expression: string): Promise<number> {
    const { rows } = await this.sql.pool.query<{ expression: number }>(
      `select coalesce(${expression}, 0)::float8 as figure from outbox_event where relayed_at is null`,
    );
    return rows[0]?.expression ?? 0;
  }
}
