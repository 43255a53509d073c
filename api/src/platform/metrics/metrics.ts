import { Global, Injectable, Module } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Prometheus metrics of this process; modules register theirs here, so that each process has its own
 * registry.
 */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'prostora_' });
  }

  /**
   * @param help description of the metric
   * @param initialValues initial label values, exported as 0: Prometheus sees no increase from a missing series
   */
  createCounter<L extends string>(
    name: string,
    help: string,
    labelNames: L[] = [],
    initialValues: Partial<Record<L, readonly string[]>> = {},
  ): Counter<L> {
    const counter = new Counter({ name: `prostora_${name}`, help, labelNames, registers: [this.registry] });
    for (const label of labelNames)
      for (const value of initialValues[label] ?? []) counter.inc({ [label]: value } as Record<L, string>, 0);
    return counter;
  }

  /**
   * @param help description of the metric
   * @param collect sets the gauge when it is scraped; an error leaves the gauge empty and does not affect
   *   other metrics
   */
  createGauge<L extends string>(
    name: string,
    help: string,
    labelNames: L[] = [],
    collect: (gauge: Gauge<L>) => void | Promise<void> = () => undefined,
  ): Gauge<L> {
    const collectSafely = async (gauge: Gauge<L>): Promise<void> => {
      try {
        await collect(gauge);
      } catch {
        // No value is better than a stale one; the health checks report the failure.
        gauge.reset();
      }
    };
    return new Gauge({
      name: `prostora_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        return collectSafely(this);
      },
    });
  }

  /** @param help description of the metric */
  createHistogram<L extends string>(
    name: string,
    help: string,
    buckets: number[],
    labelNames: L[] = [],
  ): Histogram<L> {
    return new Histogram({ name: `prostora_${name}`, help, labelNames, buckets, registers: [this.registry] });
  }
}

@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
