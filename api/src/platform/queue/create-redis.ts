import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { ConfigValues } from '../config/index.ts';

export type RedisConfig = Pick<ConfigValues, 'REDIS_MODE' | 'REDIS_MASTER_NAME'> & {
  readonly REDIS_URL: readonly string[];
};
type ConnectionOptions = Pick<RedisOptions, 'maxRetriesPerRequest' | 'commandTimeout' | 'connectionName'>;

const CONNECT_TIMEOUT_MS = 4000;
/**
 * Timeout of a silent master before Sentinel is asked again; longer than the blocking read of BullMQ (10 s).
 */
const SILENT_MASTER_MS = 15_000;
const retryStrategy = (times: number): number => Math.min(times * 100, 2000);

/** A demoted master rejects writes: reconnect and repeat the command. */
const reconnectOnError = (error: Error): 2 | false => (error.message.startsWith('READONLY') ? 2 : false);

/**
 * Connects to a single server, the master named by Sentinel, or a cluster, depending on the configuration.
 * Reconnects by itself.
 * @param options of each connection to a server
 */
export function createRedis(
  { REDIS_URL, REDIS_MODE, REDIS_MASTER_NAME }: RedisConfig,
  options: ConnectionOptions,
): Redis | Cluster {
  const [first = ''] = REDIS_URL;
  const common = { connectTimeout: CONNECT_TIMEOUT_MS, ...options };
  if (REDIS_MODE === 'single') return new Redis(first, { ...common, retryStrategy });
  const nodes = REDIS_URL.map(toNode);
  const credentials = toCredentials(first);
  if (REDIS_MODE === 'cluster') {
    return new Cluster(nodes, {
      clusterRetryStrategy: retryStrategy,
      slotsRefreshTimeout: CONNECT_TIMEOUT_MS,
      redisOptions: { ...common, ...credentials },
    });
  }
  return new Redis({
    ...common,
    ...credentials,
    sentinels: nodes,
    name: REDIS_MASTER_NAME ?? '',
    db: Number(new URL(first).pathname.slice(1)),
    retryStrategy,
    sentinelRetryStrategy: retryStrategy,
    // The failover detector of ioredis closes a connection for good when a failover is announced while it
    // resolves the master.
    failoverDetector: false,
    socketTimeout: SILENT_MASTER_MS,
    reconnectOnError,
    ...(credentials.tls && { sentinelTLS: credentials.tls, enableTLSForSentinelMode: true }),
  });
}

function toNode(address: string): { host: string; port: number } {
  const { hostname, port } = new URL(address);
  return { host: hostname.replace(/^\[|\]$/gu, ''), port: port === '' ? 6379 : Number(port) };
}

function toCredentials(address: string): Pick<RedisOptions, 'username' | 'password' | 'tls'> {
  const { protocol, username, password } = new URL(address);
  return {
    ...(username !== '' && { username: decodeURIComponent(username) }),
    ...(password !== '' && { password: decodeURIComponent(password) }),
    ...(protocol === 'rediss:' && { tls: {} }),
  };
}
