import { Injectable } from '@nestjs/common';
import type { Histogram } from 'prom-client';
import { DomainError } from '../../../platform/errors/index.ts';
import { HealthChecksService } from '../../../platform/health/index.ts';
import { Metrics } from '../../../platform/metrics/metrics.ts';

const BUCKETS = [0.03, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 30];

/** State of the in-memory index. */
type IndexStatus = { readonly isReady: boolean; readonly isListening: boolean; readonly spaces: number };

/** Metrics and readiness of the in-memory index. Only processes that have an index register them. */
@Injectable()
export class CatalogIndexMetrics {
  private lag: Histogram | null = null;

  constructor(
    private readonly metrics: Metrics,
    private readonly health: HealthChecksService,
  ) {}

  register(getStatus: () => IndexStatus): void {
    this.health.register('catalog', () =>
      getStatus().isReady
        ? Promise.resolve()
        : Promise.reject(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 2 })),
    );
    this.lag = this.metrics.createHistogram(
      'catalog_index_lag_seconds',
      'From a change notification until the index has it',
      BUCKETS,
    );
    this.metrics.createGauge('catalog_index_ready', 'Whether the index is loaded', [], (gauge) => {
      gauge.set(Number(getStatus().isReady));
    });
    this.metrics.createGauge(
      'catalog_index_listening',
      'Whether the process listens for changes',
      [],
      (gauge) => {
        gauge.set(Number(getStatus().isListening));
      },
    );
    this.metrics.createGauge('catalog_index_spaces', 'Spaces in the index', [], (gauge) => {
      gauge.set(getStatus().spaces);
    });
  }

  /** Observes the lag of changes notified at the given `performance.now()`. */
  observeLag(notifiedAt: number): void {
    this.lag?.observe((performance.now() - notifiedAt) / 1000);
  }
}
