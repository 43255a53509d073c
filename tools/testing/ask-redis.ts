import { Redis } from 'ioredis';

/** Sends one command over a connection of its own; rejects where the server cannot be reached. */
export async function askRedis(port: number, command: string, ...args: string[]): Promise<unknown> {
  const redis = new Redis({
    port,
    host: '127.0.0.1',
    lazyConnect: true,
    retryStrategy: null,
    connectTimeout: 2000,
  });
  redis.on('error', () => undefined);
  try {
    await redis.connect();
    return await redis.call(command, ...args);
  } finally {
    redis.disconnect();
  }
}
