import { Injectable } from '@nestjs/common';
import { Metrics } from '../metrics/metrics.ts';
import { QueueOverview } from './queue-overview.ts';

/** The queues as Prometheus sees them. They are shared: every process shows the same figures, so take the highest and never a sum. */
@Injectable()
export class QueueMetrics {
  constructor(metrics: Metrics, overview: QueueOverview) {
    metrics.gauge('queue_jobs', 'Jobs in the queues, by state', ['queue', 'state'], async (gauge) => {
      for (const { queue, ...states } of await overview.counts())
        for (const [state, jobs] of Object.entries(states)) gauge.set({ queue, state }, jobs);
    });
    metrics.gauge(
      'queue_oldest_waiting_seconds',
      'How long the next job has waited for its turn',
      ['queue'],
      async (gauge) => {
        for (const { queue, seconds } of await overview.ages()) gauge.set({ queue }, seconds);
      },
    );
  }
}
