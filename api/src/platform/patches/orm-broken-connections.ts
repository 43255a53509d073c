import type pg from 'pg';
import { addQueryHook, destroyConnection } from './pg-hooks.ts';

/**
 * Releases a connection that broke while checked out. The driver of the ORM does not release a connection
 * after a failed `begin`, `commit` or `rollback`; every transaction aborted by an outage would otherwise leak
 * one.
 */
export function releaseBrokenConnections(pool: pg.Pool): void {
  addQueryHook(pool, (args, client) => ({
    args,
    onSettled: (error) => {
      if (isReadTimeout(error)) destroyConnection(client);
    },
  }));
  pool.on('connect', (client) => {
    client.once('end', () => {
      const release = client.release as typeof client.release | undefined;
      client.release = () => undefined;
      try {
        release?.(true);
      } catch {
        // The connection was idle and already released.
      }
    });
  });
}

/** The state of a connection after a read timeout is unknown; it must not be reused. */
const isReadTimeout = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
