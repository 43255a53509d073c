import pg from 'pg';
import { NO_ROLE_LIMITS } from './patience.ts';

/** Two deploys at once migrate one after the other. */
const MIGRATION_LOCK = 7_731_001;

/** Does the work while nobody else migrates this database; the lock goes with its connection, however the process ends. */
export async function whileNobodyMigrates<T>(databaseUrl: string, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'prostora-migration', connectionTimeoutMillis: 5000, keepAlive: true, options: NO_ROLE_LIMITS });
  const lost = new Promise<never>((_resolve, reject) => { client.on('error', reject); });
  lost.catch(() => undefined);
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await Promise.race([work(), lost]);
  } finally {
    await client.end().catch(() => undefined);
  }
}
