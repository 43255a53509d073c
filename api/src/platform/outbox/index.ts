export { BackgroundWork, RunsInWorker } from './background-work.ts';
export { BULK_PRIORITY, defineEvent, type EventDefinition } from './define-event.ts';
export { OnEvent, type EventRun } from './on-event.ts';
export { Outbox } from './outbox.ts';
export { OutboxEvent } from './outbox-event.entity.ts';
export { OutboxRelay } from './outbox-relay.ts';
export { OutboxStatusReader } from './outbox-status-reader.ts';
export { OutboxModule } from './outbox.module.ts';
