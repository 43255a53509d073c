import { Injectable } from '@nestjs/common';
import { JobRegistry, JobWorkers } from '../queue/index.ts';
import { OutboxRelay } from './outbox-relay.ts';

/** All that runs in the worker process: the relay, the jobs of every queue, the schedules. */
@Injectable()
export class BackgroundWork {
  constructor(private readonly registry: JobRegistry, private readonly workers: JobWorkers, private readonly relay: OutboxRelay) {}

  /** Refuses to start with a job nobody does; everything else (a database or Redis that is down) it waits out. */
  start(): void {
    this.registry.assertComplete();
    this.workers.start();
    this.relay.start();
  }
}
