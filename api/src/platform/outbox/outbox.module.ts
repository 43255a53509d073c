import { Global, Module } from '@nestjs/common';
import { ListenerRegistry } from './listener-registry.ts';
import { Outbox } from './outbox.ts';
import { OutboxJobs } from './outbox.jobs.ts';
import { OutboxRelay } from './outbox-relay.ts';

/** Domain events. Every process may publish; only the worker calls `OutboxRelay.start()`. */
@Global()
@Module({ providers: [Outbox, OutboxJobs, ListenerRegistry, OutboxRelay], exports: [Outbox, OutboxRelay] })
export class OutboxModule {}
