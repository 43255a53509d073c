import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { NO_ROLE_LIMITS } from './patience.ts';

/** Two deploys at once migrate one after the other. */
const MIGRATION_LOCK = 7_731_001;
const RETRY_MS = 250;

/** Does the work while nobody else migrates this database; the lock goes with its connection, however the process ends. */
export async function whileNobodyMigrates<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'prostora-migration',
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    options: NO_ROLE_LIMITS,
  });
  const lost = new Promise<never>((_resolve, reject) => {
    client.on('error', reject);
  });
  lost.catch(() => undefined);
  await client.connect();
  try {
    await lockMigrations(client);
    return await Promise.race([work(), lost]);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Polls, because a statement that waits for the lock holds a snapshot, which a concurrent index build waits for. */
async function lockMigrations(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.locked) return;
    await pause(RETRY_MS);
  }
}
