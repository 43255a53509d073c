import { Redis, type RedisOptions } from 'ioredis';
import type { BackendChoice, QueueDriver } from './queue-driver.ts';

const retryStrategy = (times: number): number => Math.min(times * 100, 2000);

/** Queues on Redis: one shared connection for what we put in, one for the workers (each worker adds its own blocking one). */
export class RedisDriver implements QueueDriver {
  readonly kind = 'redis';
  private readonly connections = new Map<string, Redis>();

  constructor(private readonly url: string, private readonly onError: (error: Error) => void) {}

  producer(): BackendChoice {
    return this.choice(this.connection('producer', { maxRetriesPerRequest: 1, commandTimeout: 4000 }));
  }

  consumer(): BackendChoice {
    return this.choice(this.connection('consumer', { maxRetriesPerRequest: null }));
  }

  async prepare(): Promise<void> {
    await this.ping();
  }

  async ping(): Promise<void> {
    await this.connection('producer', { maxRetriesPerRequest: 1, commandTimeout: 4000 }).ping();
  }

  async close(): Promise<void> {
    for (const connection of this.connections.values()) connection.disconnect();
    this.connections.clear();
    await Promise.resolve();
  }

  private choice(connection: Redis): BackendChoice {
    return { connection, factory: undefined, prefix: 'prostora' };
  }

  private connection(role: string, options: Pick<RedisOptions, 'maxRetriesPerRequest' | 'commandTimeout'>): Redis {
    let connection = this.connections.get(role);
    if (!connection) {
      connection = new Redis(this.url, { connectTimeout: 4000, retryStrategy, connectionName: `prostora-${role}`, ...options });
      connection.setMaxListeners(0);
      connection.on('error', this.onError);
      this.connections.set(role, connection);
    }
    return connection;
  }
}
