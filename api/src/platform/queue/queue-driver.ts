import type { BackendFactory, ConnectionOptions, Queue, QueueOptions, Worker, WorkerOptions } from 'bullmq';

/** Options for the constructors of BullMQ, for either backend. */
export type BackendOptions = {
  readonly connection: ConnectionOptions;
  readonly factory: BackendFactory | undefined;
  readonly prefix: string;
};

/**
 * Backend of the queues. `producer` fails fast, because callers wait for it; `consumer` waits until its
 * server is available.
 */
export interface QueueDriver {
  readonly kind: 'redis' | 'postgres';
  producer(): BackendOptions;
  consumer(): BackendOptions;
  /** Prepares the backend; idempotent. */
  prepare(): Promise<void>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

export type AnyQueue = Queue<unknown, void, string>;
export type AnyWorker = Worker<unknown, void, string>;
export type { QueueOptions, WorkerOptions };
