import { Global, Injectable, Module } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of this process; modules make theirs through it, so that every registry is the process's own. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'prostora_' });
  }

  /** `known`: values of its one label that are shown from the start, since an increase from nothing is none for Prometheus. */
  counter<L extends string>(
    name: string,
    help: string,
    labelNames: L[] = [],
    known: Partial<Record<L, readonly string[]>> = {},
  ): Counter<L> {
    const counter = new Counter({ name: `prostora_${name}`, help, labelNames, registers: [this.registry] });
    for (const label of labelNames)
      for (const value of known[label] ?? []) counter.inc({ [label]: value } as Record<L, string>, 0);
    return counter;
  }

  /** `collect` fills the gauge when it is read; what fails there leaves it empty and the other metrics as they are. */
  gauge<L extends string>(
    name: string,
    help: string,
    labelNames: L[] = [],
    collect: (gauge: Gauge<L>) => void | Promise<void> = () => undefined,
  ): Gauge<L> {
    const fill = async (gauge: Gauge<L>): Promise<void> => {
      try {
        await collect(gauge);
      } catch {
        // Nothing is shown rather than what was true once; the health checks tell what is out of order.
        gauge.reset();
      }
    };
    return new Gauge({
      name: `prostora_${name}`,
      help,
      labelNames,
      registers: [this.registry],
      collect() {
        return fill(this);
      },
    });
  }

  histogram<L extends string>(
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
