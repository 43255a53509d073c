import type { BackendFactory, ConnectionOptions, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';

/** What BullMQ's constructors take from us, whichever database is behind. */
export type BackendChoice = {
  readonly connection: ConnectionOptions;
  readonly factory: BackendFactory | undefined;
  readonly prefix: string;
};

/** Where the queues live. `producer` fails fast, since somebody waits for it; `consumer` waits for its server to come back. */
export interface QueueDriver {
  readonly kind: 'redis' | 'postgres';
  producer(): BackendChoice;
  consumer(): BackendChoice;
  /** Makes the backend usable; may be called often. */
  prepare(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export type AnyQueue = Queue<unknown, void, string>;
export type AnyWorker = Worker<unknown, void, string>;
export type { QueueOptions, WorkerOptions };
