import { Injectable } from '@nestjs/common';
import { JobRegistry, JobWorkers, ProviderMethods, type JobWorkerOptions } from '../queue/index.ts';
import { OutboxRelay } from './outbox-relay.ts';

const WORKER_START = 'prostora:worker-start';

/** Marks the method of a provider that begins work which only worker processes do; it returns at once and waits outages out by itself. */
export function RunsInWorker() {
  return (target: object, key: string | symbol): void => {
    Reflect.defineMetadata(WORKER_START, true, target, key);
  };
}

/** All that runs in the worker process: the relay, the jobs of every queue, the schedules, the loops of projections. */
@Injectable()
export class BackgroundWork {
  constructor(
    private readonly registry: JobRegistry,
    private readonly workers: JobWorkers,
    private readonly relay: OutboxRelay,
    private readonly methods: ProviderMethods,
  ) {}

  /** Refuses to start with a job nobody does; everything else (a database or Redis that is down) it waits out. */
  start(options: Partial<JobWorkerOptions> = {}): void {
    this.registry.assertComplete();
    this.workers.start(options);
    this.relay.start();
    for (const { call } of this.methods.marked(WORKER_START)) void call();
  }
}
