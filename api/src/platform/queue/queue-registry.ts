import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Queue, Worker, type Job, type WorkerOptions, type BackendFactory } from 'bullmq';
import { Config } from '../config/index.ts';
import { DatabasePools } from '../database/index.ts';
import { DomainError } from '../errors/index.ts';
import { Log } from '../logging/log.ts';
import { QUEUE_NAMES, type QueueName } from './job-definition.ts';
import { PostgresDriver } from './postgres-driver.ts';
import type { AnyQueue, AnyWorker, QueueDriver } from './queue-driver.ts';
import { RedisDriver } from './redis-driver.ts';
import { withTimeout } from './with-timeout.ts';

const CLOSE_TIMEOUT_MS = 2000;
const CALL_TIMEOUT_MS = 2000;

/** BullMQ queues of this process, opened on first use; on Redis with REDIS_URL, else in PostgreSQL. */
@Injectable()
export class QueueRegistry implements OnApplicationShutdown {
  readonly driver: QueueDriver;
  private readonly openQueues = new Map<QueueName, AnyQueue>();

  constructor(
    config: Config,
    private readonly log: Log,
    pools: DatabasePools,
  ) {
    const onError = (err: Error): void => this.log.warn({ err }, 'the connection of the queues broke');
    const { REDIS_URL, REDIS_MODE, REDIS_MASTER_NAME } = config;
    this.driver = REDIS_URL
      ? new RedisDriver({ REDIS_URL, REDIS_MODE, REDIS_MASTER_NAME }, onError)
      : new PostgresDriver(config, onError, pools);
  }

  /** A queue for enqueueing and reading. */
  get(name: QueueName): AnyQueue {
    let queue = this.openQueues.get(name);
    if (!queue) {
      const { connection, factory, prefix } = this.driver.producer();
      const options = { connection, prefix, skipMetasUpdate: true };
      // Without a factory BullMQ uses Redis; its overloads do not take the union.
      queue = new Queue(name, options, factory as BackendFactory) as AnyQueue;
      queue.on('error', (err) => this.log.debug({ err, queue: name }, 'queue error'));
      this.openQueues.set(name, queue);
    }
    return queue;
  }

  /**
   * Calls a queue with a timeout of two seconds.
   * @throws {DomainError} UNAVAILABLE, or CONFLICT when BullMQ rejects the call because the job has changed
   *   its state
   */
  async callWithTimeout<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await withTimeout(CALL_TIMEOUT_MS, 'the queues', work());
    } catch (cause) {
      if (isBullMqRejection(cause)) throw Object.assign(new DomainError('conflict', 'CONFLICT'), { cause });
      await Promise.all(QUEUE_NAMES.map((queue) => this.discard(queue)));
      throw Object.assign(new DomainError('unavailable', 'UNAVAILABLE', { retryAfter: 5 }), { cause });
    }
  }

  /** Closes a queue that failed: BullMQ never recovers from a failed first connection. */
  async discard(name: QueueName): Promise<void> {
    const queue = this.openQueues.get(name);
    this.openQueues.delete(name);
    await withTimeout(CLOSE_TIMEOUT_MS, `closing ${name}`, queue?.close() ?? Promise.resolve()).catch(
      () => undefined,
    );
  }

  /** Creates a worker that is not running yet. */
  createWorker(
    name: QueueName,
    process: (job: Job<unknown, void>, token?: string) => Promise<void>,
    options: Omit<WorkerOptions, 'connection' | 'prefix' | 'autorun'>,
  ): AnyWorker {
    const { connection, factory, prefix } = this.driver.consumer();
    return new Worker(
      name,
      process,
      { ...options, connection, prefix, autorun: false },
      factory as BackendFactory,
    ) as AnyWorker;
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([...this.openQueues.keys()].map((name) => this.discard(name)));
    await withTimeout(CLOSE_TIMEOUT_MS, 'closing the queues', this.driver.close()).catch(() => undefined);
  }
}

/** Rejections by BullMQ have negative codes. */
export const isBullMqRejection = (error: unknown): boolean => {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'number' && code < 0;
};
