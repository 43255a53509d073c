import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { NO_ROLE_LIMITS } from './timeouts.ts';

/** Advisory lock that serializes concurrent deploys. */
const MIGRATION_LOCK = 7_731_001;
const RETRY_MS = 250;

/**
 * Runs work under the migration lock of a database; the lock is released with its connection, even when the
 * process dies.
 */
export async function withMigrationLock<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'prostora-migration',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: NO_ROLE_LIMITS,
  });
  const connectionLost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
  });
  connectionLost.catch(() => undefined);
  await client.connect();
  try {
    await acquireMigrationLock(client);
    return await Promise.race([work(), connectionLost]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Polls: a statement that waits for the lock holds a snapshot, for which a concurrent index build would wait.
 */
async function acquireMigrationLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.locked) return;
    await pause(RETRY_MS);
  }
}
