import { Injectable } from '@nestjs/common';
import { JobRegistry, JobWorkers, ProviderMethodRegistry, type JobWorkerOptions } from '../queue/index.ts';
import { OutboxRelay } from './outbox-relay.ts';

const WORKER_START = 'prostora:worker-start';

/**
 * Marks a provider method that starts a loop of the worker process; it returns immediately and handles
 * outages itself.
 */
export function RunsInWorker() {
  return (target: object, key: string | symbol): void => {
    Reflect.defineMetadata(WORKER_START, true, target, key);
  };
}

/**
 * Everything that runs in the worker process: the relay, the jobs of every queue, the schedules, the
 * projection loops.
 */
@Injectable()
export class BackgroundWork {
  constructor(
    private readonly registry: JobRegistry,
    private readonly workers: JobWorkers,
    private readonly relay: OutboxRelay,
    private readonly methods: ProviderMethodRegistry,
  ) {}

  /** @throws when a declared job has no handler; outages of the database or Redis are retried */
  start(options: Partial<JobWorkerOptions> = {}): void {
    this.registry.assertComplete();
    this.workers.start(options);
    this.relay.start();
    for (const { call } of this.methods.listDecorated(WORKER_START)) void call();
  }
}
