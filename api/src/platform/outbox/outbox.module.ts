import { Global, Module } from '@nestjs/common';
import { BackgroundWork } from './background-work.ts';
import { ListenerRegistry } from './listener-registry.ts';
import { Outbox } from './outbox.ts';
import { OutboxJobs } from './outbox.jobs.ts';
import { OutboxMetrics } from './outbox-metrics.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { OutboxStatusReader } from './outbox-status-reader.ts';

/** Domain events. Every process may publish; only the worker calls `BackgroundWork.start()`. */
@Global()
@Module({
  providers: [
    Outbox,
    OutboxJobs,
    ListenerRegistry,
    OutboxRelay,
    OutboxStatusReader,
    OutboxMetrics,
    BackgroundWork,
  ],
  exports: [Outbox, OutboxRelay, OutboxStatusReader, BackgroundWork],
})
export class OutboxModule {}
