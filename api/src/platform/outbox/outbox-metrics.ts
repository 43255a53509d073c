import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.ts';
import { OutboxStatusReader } from './outbox-status-reader.ts';

/** Events not relayed yet; the table is shared, so every process exports the same values. */
@Injectable()
export class OutboxMetrics {
  constructor(metrics: Metrics, outbox: OutboxStatusReader) {
    metrics.createGauge('outbox_waiting', 'Events not relayed yet', [], async (gauge) => {
      gauge.set(await outbox.countWaiting());
    });
    metrics.createGauge(
      'outbox_oldest_seconds',
      'Age of the oldest event not relayed yet',
      [],
      async (gauge) => {
        gauge.set(await outbox.readOldestAge());
      },
    );
  }
}
