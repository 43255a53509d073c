import type { createPostgresBackend } from 'bullmq';
import type pg from 'pg';

type PostgresBackend = ReturnType<typeof createPostgresBackend>;

/**
 * Makes a backend open its LISTEN connection apart from the pool passed to it. BullMQ takes it out of such a
 * pool and opens a separate one only for a pool it created: the pool would need one connection more than there
 * are workers.
 * @param Client class of the connection
 * @param config of the connection
 */
export function useOwnListenClient(
  backend: PostgresBackend,
  Client: typeof pg.Client,
  config: pg.ClientConfig,
): PostgresBackend {
  Object.assign(backend.connection, { pgModule: { Client }, listenClientConfig: config });
  return backend;
}
