import { Global, Injectable, Module } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** Prometheus metrics of this process; modules make theirs through it, so that every registry is the process's own. */
@Injectable()
export class Metrics {
  readonly registry = new Registry();

  constructor() {
    collectDefaultMetrics({ register: this.registry, prefix: 'prostora_' });
  }

  counter<L extends string>(name: string, help: string, labelNames: L[] = []): Counter<L> {
    return new Counter({ name: `prostora_${name}`, help, labelNames, registers: [this.registry] });
  }

  gauge<L extends string>(name: string, help: string, labelNames: L[] = []): Gauge<L> {
    return new Gauge({ name: `prostora_${name}`, help, labelNames, registers: [this.registry] });
  }

  histogram<L extends string>(name: string, help: string, buckets: number[], labelNames: L[] = []): Histogram<L> {
    return new Histogram({ name: `prostora_${name}`, help, labelNames, buckets, registers: [this.registry] });
  }
}

@Global()
@Module({ providers: [Metrics], exports: [Metrics] })
export class MetricsModule {}
