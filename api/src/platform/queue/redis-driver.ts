import type { Cluster, Redis, RedisOptions } from 'ioredis';
import { createRedis, type RedisConfig } from './create-redis.ts';
import type { BackendOptions, QueueDriver } from './queue-driver.ts';

/** BullMQ commands use several keys, which a cluster requires in one slot: the hash tag puts them there. */
const PREFIXES = { single: 'prostora', sentinel: 'prostora', cluster: '{prostora}' } as const;

/**
 * Queues on Redis: one shared connection for producers, one for workers (each worker adds its own blocking
 * one).
 */
export class RedisDriver implements QueueDriver {
  readonly kind = 'redis';
  private readonly connections = new Map<string, Redis | Cluster>();

  constructor(
    private readonly config: RedisConfig,
    private readonly onError: (error: Error) => void,
  ) {}

  producer(): BackendOptions {
    return this.toBackendOptions(
      this.getConnection('producer', { maxRetriesPerRequest: 1, commandTimeout: 4000 }),
    );
  }

  consumer(): BackendOptions {
    return this.toBackendOptions(this.getConnection('consumer', { maxRetriesPerRequest: null }));
  }

  async prepare(): Promise<void> {
    await this.ping();
  }

  async ping(): Promise<void> {
    await this.getConnection('producer', { maxRetriesPerRequest: 1, commandTimeout: 4000 }).ping();
  }

  async close(): Promise<void> {
    for (const connection of this.connections.values()) connection.disconnect();
    this.connections.clear();
    await Promise.resolve();
  }

  private toBackendOptions(connection: Redis | Cluster): BackendOptions {
    return { connection, factory: undefined, prefix: PREFIXES[this.config.REDIS_MODE] };
  }

  private getConnection(
    role: string,
    options: Pick<RedisOptions, 'maxRetriesPerRequest' | 'commandTimeout'>,
  ): Redis | Cluster {
    let connection = this.connections.get(role);
    if (!connection) {
      connection = createRedis(this.config, { connectionName: `prostora-${role}`, ...options });
      connection.setMaxListeners(0);
      connection.on('error', this.onError);
      this.connections.set(role, connection);
    }
    return connection;
  }
}
