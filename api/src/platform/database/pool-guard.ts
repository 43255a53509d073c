import type pg from 'pg';

type ConnectedClient = pg.PoolClient & { connection?: { stream?: { destroy(): void } } };

/**
 * Releases a connection that broke while checked out. The driver of the ORM does not release a connection
 * after a
 * failed `begin`, `commit` or `rollback`; every transaction aborted by an outage would otherwise leak one.
 */
export function releaseBrokenConnections(pool: pg.Pool): void {
  pool.on('connect', (connected) => {
    const client: ConnectedClient = connected;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const result = query(...args);
        if (result instanceof Promise)
          result.catch((error: unknown) => {
            if (isReadTimeout(error)) client.connection?.stream?.destroy();
          });
        return result;
      },
    });
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
