import { Queue, type ConnectionOptions } from 'bullmq';
import { PostgresDriver } from '../../api/src/platform/queue/postgres-driver.ts';

const HOUR_MS = 3_600_000;

/**
 * Puts unreadable jobs into a product's queue of mails in PostgreSQL. They are an hour old, so that its worker does not keep
 * them for one of the next release: each fails at once and for good.
 */
export async function breakMails(databaseUrl: string, ids: readonly number[]): Promise<void> {
  const driver = new PostgresDriver(
    { DATABASE_URL: databaseUrl, QUEUE_PRODUCER_POOL_MAX: 2, QUEUE_CONSUMER_POOL_MAX: 10 },
    () => undefined,
  );
  const { connection, factory, prefix } = driver.producer();
  const queue = new Queue(
    'emails',
    { connection: connection as ConnectionOptions, prefix, skipMetasUpdate: true },
    factory as never,
  );
  const timestamp = Date.now() - HOUR_MS;
  for (const id of ids) {
    const payload = { mail_id: id, message: 'not a message' };
    await queue.add('send-mail', payload, { jobId: `mail-${id}`, timestamp });
  }
  await queue.close();
  await driver.close();
}
