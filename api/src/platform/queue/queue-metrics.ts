import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.ts';
import { QueueStatusReader } from './queue-status-reader.ts';

/**
 * Prometheus metrics of the queues. They are shared: every process exports the same values, so aggregate by
 * max, not by sum.
 */
@Injectable()
export class QueueMetrics {
  constructor(metrics: Metrics, overview: QueueStatusReader) {
    metrics.createGauge('queue_jobs', 'Jobs in the queues, by state', ['queue', 'state'], async (gauge) => {
      for (const { queue, ...states } of await overview.readCounts())
        for (const [state, jobs] of Object.entries(states)) gauge.set({ queue, state }, jobs);
    });
    metrics.createGauge(
      'queue_oldest_waiting_seconds',
      'How long the next job has waited for its turn',
      ['queue'],
      async (gauge) => {
        for (const { queue, seconds } of await overview.readWaitingTimes()) gauge.set({ queue }, seconds);
      },
    );
  }
}
