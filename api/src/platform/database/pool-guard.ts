import type pg from 'pg';

type Checked = pg.PoolClient & { connection?: { stream?: { destroy(): void } } };

/**
 * Gives back the place of a connection that died in somebody's hands. The ORM's driver forgets to release a connection whose
 * `begin`, `commit` or `rollback` failed; without this every transaction cut off by an outage would cost a place of the pool for ever.
 */
export function guardPool(pool: pg.Pool): void {
  pool.on('connect', (connected) => {
    const client: Checked = connected;
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    Object.assign(client, {
      query: (...args: unknown[]) => {
        const result = query(...args);
        if (result instanceof Promise)
          result.catch((error: unknown) => {
            if (isLateAnswer(error)) client.connection?.stream?.destroy();
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
        // It was idle and has been released before.
      }
    });
  });
}

/** After a time-out nobody knows in which state the connection is; it must not be used again. */
const isLateAnswer = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';
